// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The bar of a tab view in iOS 26: a capsule that floats over the content, or a small one with the icon of the
/// selected tab only. The tab for searching is a circle beside it.
struct FloatingTabBar: View {
  let bar: TabBar

  var body: some View {
    FloatingTabLayout(isMinimized: bar.isMinimized, hasCircle: bar.separate != nil) {
      items
      if let separate = bar.separate {
        bar.item(separate, showsTitle: false).modifier(glass)
      }
      if let accessory = bar.accessory {
        TabAccessory(content: accessory, margin: 0)
          .environment(
            \.tabViewBottomAccessoryPlacement, bar.isMinimized ? .inline : .expanded
          )
          .modifier(
            _ScrollRequestModifier { requests in
              requests.observers.removeAll { $0 is TabBarMinimizer }
            })
      }
    }
  }

  private var items: some View {
    HStack(spacing: 0) {
      ForEach(bar.labels.indices.filter { $0 != bar.separate }, id: \.self) { index in
        let isSelected = index == bar.selected
        let isShown = index == bar.selectedInBar || !bar.isMinimized
        bar.item(index, showsTitle: !bar.isMinimized)
          .background {
            if isSelected, !bar.isMinimized { Capsule().fill(.primary.opacity(0.08)) }
          }
          .frame(maxWidth: isShown ? .infinity : 0)
          .opacity(isShown ? 1 : 0)
      }
    }
    .padding(bar.isMinimized ? 0 : 4)
    .modifier(
      _AccessibilityModifier(
        properties: AccessibilityProperties(role: .tabBar, children: .contain))
    )
    .modifier(glass)
  }

  private var glass: TabGlass { TabGlass(background: bar.customBackground) }
}

/// The capsule or circle behind tabs.
private struct TabGlass: ViewModifier {
  /// The background that replaces the material.
  let background: AnyView?

  func body(content: Content) -> some View {
    content
      .background {
        if let background {
          background.clipShape(Capsule())
        } else {
          Capsule().fill(.regularMaterial)
        }
      }
      .clipShape(Capsule())
  }
}

/// Places the capsule of the tabs above the bottom, a circle at its trailing side, and the accessory above or, if
/// minimized, beside or between them.
///
/// The size is the same in both states, so that the content's safe area does not change while it is scrolled.
struct FloatingTabLayout: Layout {
  let isMinimized: Bool
  /// Whether the second subview is a circle with the height of the capsule.
  let hasCircle: Bool

  /// The height of the capsule, in points.
  static let height: CGFloat = 62
  /// The diameter of the minimized capsule, in points.
  static let minimizedHeight: CGFloat = 48
  /// The space at the sides and below, in points; at the bottom of the window it contains the home indicator.
  static let margin: CGFloat = 21
  /// The space between the capsule, the circle and the accessory, in points.
  static let spacing: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let accessory = hasAccessory(subviews) ? TabAccessory.height + Self.spacing : 0
    return CGSize(
      width: proposal.replacingUnspecifiedDimensions().width,
      height: accessory + Self.height + Self.margin)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let area = bounds.insetBy(dx: Self.margin, dy: 0)
    let bottom = bounds.maxY - Self.margin
    let height = isMinimized ? Self.minimizedHeight : Self.height
    let circle = hasCircle ? height + Self.spacing : 0
    let width = isMinimized ? height : area.width - circle
    place(
      subviews.first,
      in: CGRect(x: area.minX, y: bottom - height, width: width, height: height))
    if hasCircle {
      place(
        subviews[1],
        in: CGRect(x: area.maxX - height, y: bottom - height, width: height, height: height))
    }
    guard hasAccessory(subviews) else { return }
    let leading = isMinimized ? width + Self.spacing : 0
    let trailing = isMinimized ? circle : 0
    let accessoryBottom = isMinimized ? bottom : bottom - height - Self.spacing
    place(
      subviews.last,
      in: CGRect(
        x: area.minX + leading, y: accessoryBottom - TabAccessory.height,
        width: area.width - leading - trailing, height: TabAccessory.height))
  }

  private func hasAccessory(_ subviews: Subviews) -> Bool { subviews.count > (hasCircle ? 2 : 1) }

  private func place(_ subview: LayoutSubview?, in frame: CGRect) {
    subview?.place(
      at: frame.origin, anchor: .topLeading,
      proposal: ProposedViewSize(width: max(0, frame.width), height: frame.height))
  }
}
