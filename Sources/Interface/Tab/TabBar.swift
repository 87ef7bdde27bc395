// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// The bar of a tab view: a symbol over a few words for each tab.
struct TabBar: View {
  /// What each tab's label is made of.
  let labels: [[AnyView]]
  /// What stands on each tab's symbol.
  let badges: [Text?]
  let selected: Int
  let request: TabBarRequest
  let select: (Int) -> Void
  @Environment(\.colorScheme) private var scheme

  /// As UIKit's tab bar, in points.
  static let height: CGFloat = 49

  var body: some View {
    if request.isHidden != true {
      bar.environment(\.colorScheme, request.scheme ?? scheme)
    }
  }

  private var bar: some View {
    HStack(spacing: 0) {
      ForEach(labels.indices, id: \.self) { index in
        TabBarItem(parts: labels[index], isSelected: index == selected)
          .overlay(alignment: .top) { badge(badges[index]) }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .contentShape(Rectangle())
          .gesture(_ButtonGesture(action: { select(index) }))
      }
    }
    .frame(height: TabBar.height)
    .background {
      if let background = request.background { background.view } else { background }
    }
    .overlay(alignment: .top) { hairline }
  }

  @ViewBuilder
  private func badge(_ text: Text?) -> some View {
    if let text {
      text.font(.system(size: 13))
        .foregroundStyle(.white)
        .lineLimit(1)
        .padding(.horizontal, 5)
        .frame(minWidth: 18, minHeight: 18)
        .background(Capsule().fill(.red))
        .fixedSize()
        .offset(x: 15, y: -2)
    }
  }

  private var background: Color {
    scheme == .dark ? Color(white: 0.086, opacity: 0.94) : Color(white: 0.976, opacity: 0.94)
  }

  /// UIKit's separator: 60, 60, 67 at 29 % in the light, 84, 84, 88 at 60 % in the dark.
  private var hairline: some View {
    let (light, dark) = (
      Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29),
      Color(red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6)
    )
    return Rectangle().fill(scheme == .dark ? dark : light)
      .frame(height: 1 / UIScreen.main.scale)
  }
}

/// A tab's label in the bar.
private struct TabBarItem: View {
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

  /// 10 points, medium, as UIKit's.
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

/// A symbol in the bar: the filled one, where there is one.
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

/// A label's icon above its title.
private struct TabItemLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 1) {
      configuration.icon.font(TabBarItem.iconFont).frame(height: 26)
      configuration.title
    }
  }
}

/// One of several styles.
private struct AnyTabStyle: ShapeStyle {
  private let style: any ShapeStyle

  init(_ style: any ShapeStyle) {
    self.style = style
  }

  func _resolve(_ context: _StyleContext) -> _ResolvedStyle { style._resolve(context) }
}
