import EarshotJSON

extension String {
  /// The text as it may be shown on a terminal and kept in one line of a file.
  ///
  /// An app's own text may hold control characters, line breaks and characters that turn the
  /// direction of what follows; they are shown by their number and do nothing.
  public var printable: String { escapedForTerminal(self) }
}
