// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The style of text editors. There is one: without a border.
public protocol TextEditorStyle {}

/// The default style of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}

/// The style of text editors without a border.
public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without a border.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The extent to which tools that rewrite text may act. There are none here.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let id: Int

  /// The default behavior.
  public static let automatic = WritingToolsBehavior(id: 0)
  /// Texts are replaced in place.
  public static let complete = WritingToolsBehavior(id: 1)
  /// Rewritten texts are in a panel.
  public static let limited = WritingToolsBehavior(id: 2)
  /// There are no such tools.
  public static let disabled = WritingToolsBehavior(id: 3)
}

extension View {
  /// Sets the style of the text editors inside, which have a single one.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }

  /// Sets whether the bar for finding text offers to replace it, which it does not do here.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Sets how much tools that rewrite text may do. There are none here.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}
