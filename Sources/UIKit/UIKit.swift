@_exported public import EarshotUIKit
@_exported public import enum SwiftUI.UIAccessibility
@_exported public import struct SwiftUI.UIAccessibilityPriority
