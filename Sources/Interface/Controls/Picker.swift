// Part of Snapback, under the MIT licence; see LICENSE.

/// Chooses one of several values: those that the views inside have as tags, or a `ForEach` as ids.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @Environment(\.pickerLook) private var look
  @Environment(\.menu) private var menu

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  @available(*, deprecated, message: "Use init(selection:content:label:) instead.")
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }

  public var body: some View {
    let entries = TabEntry.list(content)
    let chosen = selection.wrappedValue
    let choice = PickerChoice(
      views: entries.map(\.view),
      index: entries.firstIndex { $0.tag?.base as? SelectionValue == chosen }
    ) { index in
      guard let value = entries[index].tag?.base as? SelectionValue, value != chosen else { return }
      selection.wrappedValue = value
    }
    if menu != nil {
      Section { InlinePicker(choice: choice) }
    } else {
      switch look {
      case .segmented: SegmentedControl(choice: choice)
      case .inline: InlinePicker(choice: choice)
      case .menu: MenuPicker(choice: choice, label: label)
      case .wheel: WheelPicker(choice: choice)
      }
    }
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// What a picker offers, and which of it is chosen.
struct PickerChoice {
  let views: [AnyView]
  /// Nil where the value is none of them.
  let index: Int?
  let choose: (Int) -> Void

  /// Goes to the next, or the one before; stays at the ends.
  @MainActor
  func move(by step: Int) -> Bool {
    guard !views.isEmpty else { return false }
    let wanted = index.map { $0 + step } ?? 0
    if views.indices.contains(wanted) { choose(wanted) }
    return true
  }
}
