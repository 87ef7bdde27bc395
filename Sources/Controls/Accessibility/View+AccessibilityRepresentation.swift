// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension View {
  /// Sets the words by which a user may call the view, the most usual first, instead of its label.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modifier(
      _AccessibilityModifier(
        properties: AccessibilityProperties(inputLabels: inputLabels.map(\.string))))
  }

  /// Sets the localized words by which a user may call the view, the most usual first, instead of its label.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Sets the words by which a user may call the view, the most usual first, instead of its label.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Presents this view to assistive technologies as other views, which are not drawn and receive
  /// neither touches nor keys.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    accessibilityHidden(true).background { unseen(representation()) }
  }

  /// Presents other views to assistive technologies as the children of this view. They are not drawn
  /// and receive neither touches nor keys.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityHidden(true).background { unseen(children()) }
      .accessibilityElement(children: .contain)
  }

  private func unseen(_ view: some View) -> some View {
    ZStack { view }
      .opacity(0)
      .allowsHitTesting(false)
      .modifier(_FocusHiddenModifier(isHidden: true))
      .modifier(
        _AccessibilityModifier(properties: AccessibilityProperties(isRepresentation: true)))
  }

  /// Adds an action that is named by a string.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
}
