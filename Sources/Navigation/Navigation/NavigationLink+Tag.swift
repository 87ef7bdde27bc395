// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension Binding {
  /// Returns whether an optional selection is a tag. Setting true selects the tag, false removes it.
  @MainActor
  fileprivate static func selects<V: Hashable>(
    _ tag: V, in selection: Binding<V?>
  ) -> Binding<Bool> {
    Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { isSelected in
        if isSelected {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}

extension NavigationLink {
  /// Creates a link that pushes a view while the selection is its tag, and sets the selection when
  /// tapped and popped.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      destination: destination(), isPresented: Binding<Bool>.selects(tag, in: selection),
      label: label())
  }

  /// Creates a link that pushes a view while the selection is its tag, and sets the selection when
  /// tapped and popped.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      destination: destination, isPresented: Binding<Bool>.selects(tag, in: selection),
      label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link that pushes a view while the selection is its tag, with a localized text as its
  /// label.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      destination: destination(), isPresented: Binding<Bool>.selects(tag, in: selection),
      label: Text(titleKey))
  }

  /// Creates a link that pushes a view while the selection is its tag, with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      destination: destination(), isPresented: Binding<Bool>.selects(tag, in: selection),
      label: Text(title))
  }

  /// Creates a link that pushes a view while the selection is its tag, with a localized text as its
  /// label.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      destination: destination, isPresented: Binding<Bool>.selects(tag, in: selection),
      label: Text(titleKey))
  }
}
