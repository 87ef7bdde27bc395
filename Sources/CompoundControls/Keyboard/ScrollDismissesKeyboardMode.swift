// Part of Snapback, under the MIT licence; see LICENSE.

/// The behavior with which scrolling dismisses an on-screen keyboard. It has no effect with a hardware
/// keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// The default of the context.
  public static var automatic: ScrollDismissesKeyboardMode { .init(name: "automatic") }
  /// At the beginning of a scroll.
  public static var immediately: ScrollDismissesKeyboardMode { .init(name: "immediately") }
  /// Scrolling drags the keyboard away interactively.
  public static var interactively: ScrollDismissesKeyboardMode { .init(name: "interactively") }
  /// Scrolling does not dismiss the keyboard.
  public static var never: ScrollDismissesKeyboardMode { .init(name: "never") }
}
