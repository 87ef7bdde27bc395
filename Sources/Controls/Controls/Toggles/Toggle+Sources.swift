// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension Binding<Bool> {
  /// A binding that is true if all of several values are, and sets all of them.
  @MainActor
  fileprivate init(all bindings: [Binding<Bool>]) {
    self.init(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
  }
}

extension Toggle {
  /// Creates a toggle for several values. It is on if all of them are, and sets all of them.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(isOn: Binding(all: bindings), label: label)
    isMixed = Set(bindings.map(\.wrappedValue)).count > 1
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle for several values, labeled by a localized text. It is on if all of them are,
  /// and sets all of them.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle for several values, labeled by a string that is not localized. It is on if all
  /// of them are, and sets all of them.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Controls.Label<Text, Image> {
  /// Creates a toggle for several values, labeled by a localized text and a symbol. It is on if all of them are,
  /// and sets all of them.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { TitledIcon(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle for several values, labeled by a string that is not localized and a symbol. It is on if all of
  /// them are, and sets all of them.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { TitledIcon(title, systemImage: systemImage) }
  }
}
