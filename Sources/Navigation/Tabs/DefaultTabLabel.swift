// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// The label of a tab created with a title and an image: the image above the title.
public struct DefaultTabLabel: View {
  private let label: TitledIcon

  init(_ label: TitledIcon) {
    self.label = label
  }

  init(_ role: TabRole?) {
    label =
      role == .search
      ? TitledIcon("Search", systemImage: "magnifyingglass") : TitledIcon("", systemImage: "")
  }

  /// The image and the title.
  public var body: some View { label }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a localized title and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(TitledIcon(titleKey, systemImage: systemImage))
    }
  }

  /// Creates a tab with a title and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(TitledIcon(title, systemImage: systemImage))
    }
  }

  /// Creates a tab with a localized title and an image resource.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(TitledIcon(titleKey, image: image))
    }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with the label of its role: that of searching for `search`, and none without a
  /// role.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(role) }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab without a value, with the label of its role: that of searching for `search`, and
  /// none without a role.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(role) }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab without a value, with a localized title and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(TitledIcon(titleKey, systemImage: systemImage))
    }
  }

  /// Creates a tab without a value, with a title and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(TitledIcon(title, systemImage: systemImage))
    }
  }

  /// Creates a tab without a value, with a localized title and an image resource.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(TitledIcon(titleKey, image: image))
    }
  }
}
