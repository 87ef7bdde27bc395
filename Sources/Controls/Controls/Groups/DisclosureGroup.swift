// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A label that shows and hides content below it when it is pressed.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label
  /// Whether the content is shown if there is no binding.
  @State private var localIsExpanded = false

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

  /// A button with the label and a chevron, above the content if expanded.
  public var body: some View {
    let isOpen = isExpanded ?? $localIsExpanded
    VStack(alignment: .leading, spacing: 8) {
      Button {
        withAnimation(.smooth(duration: 0.3)) { isOpen.wrappedValue.toggle() }
      } label: {
        HStack {
          label
          Spacer()
          Image(systemName: "chevron.right")
            .font(.footnote.weight(.semibold))
            .foregroundStyle(.tint)
            .rotationEffect(.degrees(isOpen.wrappedValue ? 90 : 0))
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      if isOpen.wrappedValue { content() }
    }
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
}
