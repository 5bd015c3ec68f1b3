@_exported public import EarshotLogging
