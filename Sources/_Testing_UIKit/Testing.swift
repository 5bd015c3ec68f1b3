// The toolchain looks for this module beside `Testing` and any module named UIKit.
@_exported public import Testing
