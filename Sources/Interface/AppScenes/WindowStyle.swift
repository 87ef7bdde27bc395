// Part of Snapback, under the MIT licence; see LICENSE.

/// The appearance of a window's frame.
@preconcurrency @MainActor
public protocol WindowStyle {
  /// Whether the window has a title bar and borders.
  var _hasDecoration: Bool { get }
}

/// The standard frame of the desktop.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _hasDecoration: Bool { true }
}

/// A frame with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _hasDecoration: Bool { true }
}

/// A window without a title bar.
///
/// - Note: Differs from SwiftUI: it has no borders and no buttons either, as the desktop draws all of
///   them or none. The desktop's keys move, resize and close it.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _hasDecoration: Bool { false }
}

/// A window without a title bar, borders and buttons.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _hasDecoration: Bool { false }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The standard frame of the desktop.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A frame with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// No title bar, and no borders and buttons.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// No title bar, borders and buttons.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
