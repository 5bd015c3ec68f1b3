import SwiftUI
typealias Item = Other.Item
struct Detail: View {
  var item: Other.Item
  var body: some View { Form { Text(item.name) } }
}
