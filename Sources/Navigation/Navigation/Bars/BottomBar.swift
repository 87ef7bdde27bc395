// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The bar below a page. A single item is centered; several are spread over the width, or in iOS 26 on glass.
struct BottomBar: View {
  let items: [ToolbarEntry]
  @Environment(\.systemVersion) private var version

  init(items: [ToolbarEntry]) {
    self.items = items
  }

  var body: some View {
    if version == .iOS26 {
      BarGroups(items)
        .modifier(_BarItemModifier())
        .barContent(isGlass: true)
        .padding(.horizontal, 20)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity)
    } else {
      bar
    }
  }

  private var bar: some View {
    VStack(spacing: 0) {
      Divider()
      HStack(spacing: 16) {
        ForEach(items, id: \.id) { item in
          if item.id != items[0].id { Spacer(minLength: 0) }
          item.content
        }
      }
      .modifier(_BarItemModifier())
      .barContent(isGlass: false)
      .padding(.horizontal, 16)
      .frame(height: 49)
      .frame(maxWidth: .infinity)
    }
    .background(.bar)
  }
}
