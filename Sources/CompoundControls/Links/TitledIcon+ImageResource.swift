// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import Controls
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

// Controls labeled by a text and an image of an asset catalog.

extension Controls.Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and an image of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with a title that is not localized and an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Button where Label == Controls.Label<Text, Image> {
  /// Creates a button labeled by a localized text and an image of an asset catalog.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Controls.Label(titleKey, image: image) }
  }

  /// Creates a button labeled by a string that is not localized and an image of an asset catalog.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Controls.Label(title, image: image) }
  }
}

extension Toggle where Label == Controls.Label<Text, Image> {
  /// Creates a toggle labeled by a localized text and an image of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Controls.Label(titleKey, image: image) }
  }

  /// Creates a toggle labeled by a string that is not localized and an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Controls.Label(title, image: image) }
  }
}

extension Picker where Label == Controls.Label<Text, Image> {
  /// Creates a picker labeled by a localized text and an image of an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Controls.Label(titleKey, image: image) }
  }

  /// Creates a picker labeled by a string that is not localized and an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Controls.Label(title, image: image) }
  }
}

extension Menu where Label == Controls.Label<Text, Image> {
  /// Creates a menu labeled by a localized text and an image of an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Controls.Label(titleKey, image: image) }
  }

  /// Creates a menu labeled by a string that is not localized and an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Controls.Label(title, image: image) }
  }
}
