// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// A label, and below it what is shown once it is opened.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label
  @State private var ownIsExpanded = false

  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  public var body: some View {
    let isOpen = isExpanded ?? $ownIsExpanded
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
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(label) }
  }
}
