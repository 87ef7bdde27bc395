// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A group of views with a label on a background. The appearance is defined by the current `groupBoxStyle`.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Creates a box around views, with a label above them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  @available(*, deprecated, message: "Use init(content:label:) instead.")
  /// Creates a group box with a label that is not built by a closure.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  /// The group box as its style presents it.
  public var body: some View {
    style.view(
      GroupBoxStyleConfiguration(label: .init(AnyView(label)), content: .init(AnyView(content))))
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box around views, without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a group box labeled by a localized text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group box labeled by a string that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a group box from the configuration of a style, so that a style can modify the group box
  /// and keep the enclosing style's appearance.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
