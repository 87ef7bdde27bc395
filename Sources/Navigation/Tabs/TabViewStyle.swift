// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The style of tab views: with a tab bar, or with pages.
@preconcurrency @MainActor
public protocol TabViewStyle {
  /// The style as a value. Not for use outside of the library.
  var _kind: _TabViewKind { get }
}

/// The tab view styles as a value. Not for use outside of the library.
public struct _TabViewKind {
  enum Kind {
    case bar
    case pages(PageTabViewStyle.IndexDisplayMode)
  }

  let kind: Kind
}

/// The tab view style with a tab bar below the selected tab.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  public var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}

/// The tab view style with pages that the user swipes through, and a dot for each page.
///
/// All pages are created at once.
/// - Note: Differs from SwiftUI: creates all pages at once.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether the dots are shown.
  public struct IndexDisplayMode: Equatable, Sendable {
    fileprivate enum Mode {
      case automatic
      case always
      case never
    }

    fileprivate let mode: Mode

    /// Shows the dots if there is more than one page.
    public static let automatic = IndexDisplayMode(mode: .automatic)
    /// Always shows the dots.
    public static let always = IndexDisplayMode(mode: .always)
    /// Never shows the dots.
    public static let never = IndexDisplayMode(mode: .never)

    func shows(_ count: Int) -> Bool { mode == .always || (mode == .automatic && count > 1) }
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  public var _kind: _TabViewKind { _TabViewKind(kind: .pages(indexDisplayMode)) }
}

/// The tab view style with a tab bar only.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  public var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}

/// The tab view style that on iPads can show a sidebar, and on iPhones has a tab bar.
///
/// - Note: Differs from SwiftUI: it is a tab bar on every device.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  public var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A tab bar below the selected tab.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A tab bar on iPhones.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A tab bar below the selected tab.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages, with dots if there is more than one.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages, with dots as set by `indexDisplayMode`.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

private enum TabViewStyleKey: EnvironmentKey {
  static var defaultValue: _TabViewKind { _TabViewKind(kind: .bar) }
}

extension EnvironmentValues {
  /// The style of the tab views inside.
  var tabViewStyle: _TabViewKind {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tab views inside.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style._kind)
  }
}
