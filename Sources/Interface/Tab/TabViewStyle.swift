// Part of Snapback, under the MIT licence; see LICENSE.

/// How a tab view shows its tabs.
@MainActor
@preconcurrency
public protocol TabViewStyle {
  /// Not for use outside.
  var _kind: _TabViewKind { get }
}

/// Not for use outside.
public struct _TabViewKind {
  enum Kind {
    case bar
    case pages(PageTabViewStyle.IndexDisplayMode)
  }

  let kind: Kind
}

/// A bar below the tab.
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}

/// Pages to swipe through, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Equatable, Sendable {
    fileprivate enum Mode {
      case automatic
      case always
      case never
    }

    fileprivate let mode: Mode

    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(mode: .automatic)
    public static let always = IndexDisplayMode(mode: .always)
    public static let never = IndexDisplayMode(mode: .never)

    func shows(_ count: Int) -> Bool { mode == .always || (mode == .automatic && count > 1) }
  }

  private let indexDisplayMode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  public var _kind: _TabViewKind { _TabViewKind(kind: .pages(indexDisplayMode)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages are shown.
@MainActor
@preconcurrency
public protocol IndexViewStyle {
  /// Not for use outside.
  var _hasBackground: Bool { get }
}

public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is something behind the dots.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    fileprivate let isShown: Bool
    private let name: String

    /// Not.
    public static let automatic = BackgroundDisplayMode(isShown: false, name: "automatic")
    public static let always = BackgroundDisplayMode(isShown: true, name: "always")
    public static let never = BackgroundDisplayMode(isShown: false, name: "never")
  }

  public let _hasBackground: Bool

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _hasBackground = backgroundDisplayMode.isShown
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum TabViewStyleKey: EnvironmentKey {
  static var defaultValue: _TabViewKind { _TabViewKind(kind: .bar) }
}

private enum HasIndexBackgroundKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var tabViewStyle: _TabViewKind {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }

  var hasIndexBackground: Bool {
    get { self[HasIndexBackgroundKey.self] }
    set { self[HasIndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Says how the tab views inside show their tabs.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style._kind)
  }

  /// Says how the dots of the pages inside are shown.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.hasIndexBackground, style._hasBackground)
  }
}
