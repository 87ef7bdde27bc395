// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension View {
  private func accessibilityProperties(_ change: (inout AccessibilityProperties) -> Void)
    -> some View
  {
    var properties = AccessibilityProperties()
    change(&properties)
    return modifier(_AccessibilityModifier(properties: properties))
  }

  /// Sets the text that names the view to assistive technologies.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibilityProperties { $0.label = label.string }
  }

  /// Sets the localized text that names the view to assistive technologies.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the string that names the view to assistive technologies.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the text that describes the view's value.
  public func accessibilityValue(_ value: Text) -> some View {
    accessibilityProperties { $0.value = value.string }
  }

  /// Sets the localized text that describes the view's value.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the string that describes the view's value.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the text that describes the effect of the view's action.
  public func accessibilityHint(_ hint: Text) -> some View {
    accessibilityProperties { $0.hint = hint.string }
  }

  /// Sets the localized text that describes the effect of the view's action.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets the string that describes the effect of the view's action.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Removes the view and its descendants from the accessibility items if `hidden` is true.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibilityProperties { $0.isHidden = hidden }
  }

  /// Adds traits to the accessibility item of the view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityProperties { $0.added = traits }
  }

  /// Removes traits from the accessibility item of the view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityProperties { $0.removed = traits }
  }

  /// Makes the view one accessibility item, or a container of its descendants' items with `contain`.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibilityProperties { $0.children = children }
  }

  /// Sets an identifier by which tests find the view. It is not presented to users.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibilityProperties { $0.identifier = identifier }
  }

  /// Sets the order among siblings: items of higher priority come first. The default is 0.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibilityProperties { $0.sortPriority = sortPriority }
  }

  /// Adds an action that assistive technologies can perform.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityProperties { $0.actions = [(actionKind, handler)] }
  }

  /// Adds an action that is named by a text.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds an action that is named by a localized text.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds the action that increments or decrements the view's value by one step.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityProperties { $0.adjust = handler }
  }
}
