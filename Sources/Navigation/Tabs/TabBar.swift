// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
@_spi(ViewTree) import Presentation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The bar of a tab view: for each tab an icon above a title.
struct TabBar: View {
  /// The views that the label of each tab consists of.
  let labels: [[AnyView]]
  /// The badge on the icon of each tab.
  let badges: [Text?]
  let selected: Int
  let configuration: TabBarConfiguration
  /// The view above the bar.
  let accessory: AnyView?
  /// Whether the bar is the floating one of iOS 26.
  let isFloating: Bool
  /// Whether only the icon of the selected tab is shown; for a floating bar.
  let isMinimized: Bool
  /// The tab that is a button beside a floating bar; nil if all are in the bar.
  let separate: Int?
  /// The tab that was last selected of those in the bar.
  let selectedInBar: Int
  let select: (Int) -> Void
  @Environment(\.colorScheme) private var scheme

  /// The height of a UIKit tab bar, in points.
  static let height: CGFloat = 49

  var body: some View {
    if !(configuration.isHidden ?? BarDefaults.current.tab.isHidden) {
      Group {
        if isFloating {
          FloatingTabBar(bar: self)
        } else {
          VStack(spacing: 8) {
            if let accessory {
              TabAccessory(content: accessory)
                .environment(\.tabViewBottomAccessoryPlacement, .expanded)
            }
            bar
          }
        }
      }
      .environment(\.colorScheme, configuration.scheme ?? scheme)
    }
  }

  private var bar: some View {
    HStack(spacing: 0) {
      ForEach(labels.indices, id: \.self) { index in
        item(index, showsTitle: true)
      }
    }
    .modifier(
      _AccessibilityModifier(
        properties: AccessibilityProperties(role: .tabBar, children: .contain))
    )
    .frame(height: TabBar.height)
    .background {
      Group {
        if let customBackground {
          customBackground
        } else {
          Rectangle().fill(.bar)
        }
      }
      .ignoresSafeArea(edges: .bottom)
    }
    .overlay(alignment: .top) { if BarDefaults.current.tab.hasShadow { BarHairline() } }
  }

  /// The background that the selected tab or UIKit's appearance sets.
  var customBackground: AnyView? {
    if let background = configuration.background { return AnyView(background.view) }
    return BarDefaults.current.tab.background.map { AnyView($0.color) }
  }

  /// The label of a tab with its badge, which selects the tab.
  func item(_ index: Int, showsTitle: Bool) -> some View {
    TabBarItem(parts: labels[index], isSelected: index == selected, showsTitle: showsTitle)
      .overlay(alignment: .top) { badge(badges[index], isSelected: index == selected) }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(_ButtonGesture(action: { select(index) }))
      .modifier(
        _AccessibilityModifier(
          properties: AccessibilityProperties(
            role: .tab, isSelected: index == selected, children: .combine,
            actions: [(.default, { select(index) })])))
  }

  @ViewBuilder
  private func badge(_ text: Text?, isSelected: Bool) -> some View {
    if let text {
      let defaults = BarDefaults.current.tab
      text.font(.system(size: 13))
        .foregroundStyle(.white)
        .lineLimit(1)
        .padding(.horizontal, 5)
        .frame(minWidth: 18, minHeight: 18)
        .background(
          Capsule().fill((isSelected ? defaults.selectedBadge : defaults.badge) ?? .red)
        )
        .fixedSize()
        .offset(x: 15, y: -2)
    }
  }
}
