// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension NavigationLink {
  /// Creates a link that pushes a view while a value is true, and sets the value when tapped and popped.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), isPresented: isActive, label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link that pushes a view while a value is true, with a localized text as its label.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), isPresented: isActive, label: Text(titleKey))
  }

  /// Creates a link that pushes a view while a value is true, with a localized text as its label.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isPresented: isActive, label: Text(titleKey))
  }
}
