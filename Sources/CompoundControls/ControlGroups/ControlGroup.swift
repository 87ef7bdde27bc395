// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import Controls
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// Controls that belong together. The appearance is defined by the current `controlGroupStyle`.
///
/// By default they are side by side on a common background, and in a menu side by side in one row.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView
  @Environment(\.controlGroupStyle) private var style

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(EmptyView())
  }

  fileprivate init(content: Content, label: AnyView) {
    self.content = content
    self.label = label
  }

  /// The group as its style presents it.
  public var body: some View {
    style.view(
      ControlGroupStyleConfiguration(
        content: .init(AnyView(content), controls: ViewListEntry.list(content).map(\.view)),
        label: .init(label)))
  }
}

extension ControlGroup {
  /// Creates a group of controls with a label, which styles show that make a menu of the group.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(
      content: LabeledControlGroupContent(content: content(), label: label), label: AnyView(label))
  }

  /// Creates a group of controls labeled by a localized text.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of controls labeled by a string that is not localized.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group of controls labeled by a localized text and a symbol.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Controls.Label<Text, Image>> {
    self.init(content: content) { TitledIcon(titleKey, systemImage: systemImage) }
  }

  /// Creates a group of controls labeled by a string that is not localized and a symbol.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Controls.Label<Text, Image>> {
    self.init(content: content) { TitledIcon(title, systemImage: systemImage) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group from the configuration of a style, so that a style can modify the group and keep
  /// the enclosing style's appearance.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: AnyView(configuration.label))
  }
}

/// The controls of a control group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View, ViewListing {
  let content: Content
  let label: Label

  /// The controls.
  public var body: some View { content }

  package var listed: [ViewListEntry] { ViewListEntry.list(content) }
}

extension ControlGroupStyleConfiguration.Content: ViewListing {
  package var listed: [ViewListEntry] {
    controls.indices.map { ViewListEntry(id: AnyHashable($0), view: controls[$0]) }
  }
}
