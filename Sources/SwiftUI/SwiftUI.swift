// What an app gets by `import SwiftUI` alone.
@_exported import EarshotCombine
@_exported import Foundation
@_exported import Observation
