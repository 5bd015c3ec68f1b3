// What a file gets by `import UIKit` alone: the kit's own types are as few as SwiftUI files name.
// Nothing of them is drawn, and nothing but what is posted to the reader is heard.
@_exported public import Foundation
@_exported public import Observation
