// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
@_spi(ViewTree) import Presentation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The settings of the tab bar that the selected tab makes; nil fields are not set.
struct TabBarConfiguration: Equatable {
  var isHidden: Bool?
  var background: PresentationBackground?
  var scheme: ColorScheme?
}

/// Merges the configurations of the views in a tab: for each setting the first view that sets it.
struct TabBarConfigurationKey: PreferenceKey {
  static var defaultValue: TabBarConfiguration { TabBarConfiguration() }

  static func reduce(value: inout TabBarConfiguration, nextValue: () -> TabBarConfiguration) {
    let next = nextValue()
    value.isHidden = value.isHidden ?? next.isHidden
    value.background = value.background ?? next.background
    value.scheme = value.scheme ?? next.scheme
  }
}

extension View {
  /// Changes the configuration of the enclosing tab bar.
  func configuringTabBar(_ change: @escaping (inout TabBarConfiguration) -> Void) -> some View {
    transformPreference(TabBarConfigurationKey.self, change)
  }
}
