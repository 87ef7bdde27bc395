// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A label, and at the other side what it is for.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    HStack {
      label
      Spacer()
      content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContent where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  /// With a value, written by a format of Foundation's.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }
}
