// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The style of the dots of tab views with pages.
@preconcurrency @MainActor
public protocol IndexViewStyle {
  /// Not for use outside of the library.
  var _hasBackground: Bool { get }
}

/// The style of dots, with or without a background.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether the dots have a background.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    fileprivate let isShown: Bool
    private let name: String

    /// The same as `never`.
    public static let automatic = BackgroundDisplayMode(isShown: false, name: "automatic")
    /// A translucent capsule behind the dots.
    public static let always = BackgroundDisplayMode(isShown: true, name: "always")
    /// No background.
    public static let never = BackgroundDisplayMode(isShown: false, name: "never")
    /// No background.
    /// - Note: Differs from SwiftUI: the dots do not react to touches, so that they never have one.
    public static let interactive = BackgroundDisplayMode(isShown: false, name: "interactive")
  }

  public let _hasBackground: Bool

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _hasBackground = backgroundDisplayMode.isShown
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots without a background.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots with a background as set by `backgroundDisplayMode`.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum HasIndexBackgroundKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the dots of the tab views inside have a background.
  var hasIndexBackground: Bool {
    get { self[HasIndexBackgroundKey.self] }
    set { self[HasIndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the dots of the tab views with pages inside.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.hasIndexBackground, style._hasBackground)
  }
}
