// What an app gets by `import SwiftUI` alone.
@_exported import EarshotCombine
@_exported import EarshotUIKit
@_exported import EarshotUniformTypes
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation
