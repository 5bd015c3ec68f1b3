@_exported public import SwiftUI
