// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// What the tab that is seen asks of the bar below it.
struct TabBarRequest: Equatable {
  var isHidden: Bool?
  var background: PresentationBackground?
  var scheme: ColorScheme?
}

struct TabBarRequestKey: PreferenceKey {
  static var defaultValue: TabBarRequest { TabBarRequest() }

  static func reduce(value: inout TabBarRequest, nextValue: () -> TabBarRequest) {
    let next = nextValue()
    value.isHidden = value.isHidden ?? next.isHidden
    value.background = value.background ?? next.background
    value.scheme = value.scheme ?? next.scheme
  }
}

extension View {
  func askingTabBar(_ change: @escaping (inout TabBarRequest) -> Void) -> some View {
    transformPreference(TabBarRequestKey.self, change)
  }
}
