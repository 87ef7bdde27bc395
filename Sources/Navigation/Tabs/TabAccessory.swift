// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The view above the bar of a tab view, in a capsule.
struct TabAccessory: View {
  let content: AnyView
  /// The space at both sides, in points.
  var margin: CGFloat = 16

  /// The height of UIKit's accessory, in points.
  nonisolated static let height: CGFloat = 48

  var body: some View {
    content
      .frame(maxWidth: .infinity, minHeight: Self.height)
      .frame(height: Self.height)
      .background(.regularMaterial, in: Capsule())
      .clipShape(Capsule())
      .padding(.horizontal, margin)
  }
}

/// The placement of the accessory of a tab view.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Beside a minimized tab bar.
  case inline
  /// Above the tab bar.
  case expanded
}

private enum TabAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private enum AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// The accessory of the tab view inside.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// The placement of the accessory of the tab view that contains the view; nil for other views.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

extension View {
  /// Shows a view above the bar of the tab view inside, on all tabs. Nothing is shown for an empty view.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Shows a view above the bar of the tab view inside, on all tabs, while it is enabled.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    let isShown = isEnabled && !ViewListEntry.list(content).isEmpty
    return environment(\.tabAccessory, isShown ? AnyView(content) : nil)
  }
}
