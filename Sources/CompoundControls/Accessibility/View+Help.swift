// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension View {
  /// Sets a text that explains the view: a tooltip when the mouse pointer rests over the view, and the
  /// hint that assistive technologies read.
  public func help(_ text: Text) -> some View { modifier(_HelpModifier(text: text)) }

  /// Sets a localized text that explains the view.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Sets a text that explains the view.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
