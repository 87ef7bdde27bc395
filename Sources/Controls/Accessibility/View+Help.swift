// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension View {
  /// Sets a text that explains the view. As on a phone, assistive technologies read it as the view's
  /// hint, and no tooltip is shown.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Sets a localized text that explains the view.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

  /// Sets a text that explains the view.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
