// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The label of a tab in the tab bar.
struct TabBarItem: View {
  let parts: [AnyView]
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 1) {
      ForEach(parts.indices, id: \.self) { index in
        part(parts[index])
      }
    }
    .labelStyle(TabItemLabelStyle())
    .font(TabBarItem.titleFont)
    .foregroundStyle(isSelected ? AnyTabStyle(.tint) : AnyTabStyle(Color.gray))
  }

  /// 10 points, medium weight, as in UIKit.
  static let titleFont = Font.system(size: 10, weight: .medium)
  static let iconFont = Font.system(size: 20)

  @ViewBuilder
  private func part(_ view: AnyView) -> some View {
    if let image = view.storage.content as? Image {
      TabIcon(image: image)
    } else {
      view
    }
  }
}

/// An icon in the tab bar: the filled variant of a system symbol, if it exists.
private struct TabIcon: View {
  let image: Image
  @Environment(\.resources) private var resources

  var body: some View {
    filled.font(TabBarItem.iconFont).frame(height: 26)
  }

  private var filled: Image {
    guard case .symbol(let name) = image.source, !name.hasSuffix(".fill"),
      resources?.resources.assets.symbol(named: name + ".fill") != nil
    else { return image }
    return Image(systemName: name + ".fill")
  }
}

/// Shows the icon of a label above its title.
private struct TabItemLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 1) {
      configuration.icon.font(TabBarItem.iconFont).frame(height: 26)
      configuration.title
    }
  }
}

/// A type-erased shape style.
private struct AnyTabStyle: ShapeStyle {
  private let style: any ShapeStyle

  init(_ style: any ShapeStyle) {
    self.style = style
  }

  func _resolve(_ context: _StyleContext) -> _ResolvedStyle { style._resolve(context) }
}
