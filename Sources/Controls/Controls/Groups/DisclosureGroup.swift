// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A label that shows and hides content below it when it is pressed. The appearance is defined by the
/// current `disclosureGroupStyle`.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  let label: Label
  /// Whether the content is shown if there is no binding.
  @State private var localIsExpanded = false
  @Environment(\.disclosureGroupStyle) private var style

  /// Creates a group that is collapsed at first and keeps its own state.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Creates a group whose expansion is controlled by a binding.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  /// The group as its style presents it.
  public var body: some View {
    style.view(
      DisclosureGroupStyleConfiguration(
        label: .init(AnyView(label)), content: .init { AnyView(content()) },
        isExpanded: isExpanded ?? $localIsExpanded))
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a collapsed group labeled by a localized text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group labeled by a localized text, whose expansion is controlled by a binding.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a collapsed group labeled by a string that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(label) }
  }

  /// Creates a group labeled by a string that is not localized, whose expansion is controlled by a binding.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}
