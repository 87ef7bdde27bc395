// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The position and size of the title of a page.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, large, inlineLarge, inline
  }

  private let kind: Kind

  /// The same as `large`.
  public static var automatic: ToolbarTitleDisplayMode { .init(kind: .automatic) }
  /// Large, below the bar.
  public static var large: ToolbarTitleDisplayMode { .init(kind: .large) }
  /// Large, at the leading end of the bar.
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(kind: .inlineLarge) }
  /// Small, in the bar between the buttons.
  public static var inline: ToolbarTitleDisplayMode { .init(kind: .inline) }
}

/// The purpose of the bar of a page, by which its items are arranged.
public struct ToolbarRole: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, navigationStack, browser, editor
  }

  private let kind: Kind

  /// The title is below the bar or between its buttons.
  public static var automatic: ToolbarRole { .init(kind: .automatic) }
  /// The same as `automatic`.
  public static var navigationStack: ToolbarRole { .init(kind: .navigationStack) }
  /// The title is at the leading end of the bar, and the back button has none.
  public static var browser: ToolbarRole { .init(kind: .browser) }
  /// The title is at the leading end of the bar, and the back button has none.
  public static var editor: ToolbarRole { .init(kind: .editor) }
}

extension View {
  /// Sets the position and size of the title of the enclosing page; large by default.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    configuringNavigationBar { configuration in
      switch mode {
      case .inline: configuration.displayMode = .inline
      case .inlineLarge: configuration.isInlineLarge = true
      case .large: configuration.displayMode = .large
      default: configuration.displayMode = .automatic
      }
    }
  }

  /// Sets the purpose of the bar of the enclosing page.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    configuringNavigationBar { $0.isEditor = role == .editor || role == .browser }
  }

  /// Adds a menu to the title of the enclosing page, which a tap on the title in the bar opens.
  ///
  /// A large title below the bar does not open it.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let content = AnyView(content())
    return configuringNavigationBar { $0.titleMenu = content }
  }
}
