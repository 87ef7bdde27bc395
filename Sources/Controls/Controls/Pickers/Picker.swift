// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A control that selects one of several values: the tags of the views inside, or the ids of a
/// `ForEach`. The appearance is defined by the current `pickerStyle`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  /// Shown by a menu in place of the selected option.
  private var currentValueLabel: AnyView?
  @Environment(\.pickerStyleKind) private var styleKind
  @Environment(\.menu) private var menu
  @Environment(\.isInList) private var isInList
  @Environment(\.hidesLabels) private var hidesLabels

  /// Creates a picker with a label. Views without a matching tag cannot be selected.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  @available(*, deprecated, message: "Use init(selection:content:label:) instead.")
  /// Creates a picker with a label that is not built by a closure.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }

  /// The picker in its style; inside a menu, a section of rows.
  public var body: some View {
    let entries = ViewListEntry.list(content)
    let selected = selection.wrappedValue
    let options = PickerOptions(
      views: entries.map(\.view),
      selectedIndex: entries.firstIndex { $0.tag?.base as? SelectionValue == selected }
    ) { index in
      guard let value = entries[index].tag?.base as? SelectionValue, value != selected else {
        return
      }
      selection.wrappedValue = value
    }
    if menu != nil, styleKind == .palette {
      Section { PalettePicker(options: options) }
    } else if menu != nil {
      Section { InlinePicker(options: options) }
    } else {
      switch styleKind {
      case .segmented, .palette:
        // The texts of its segments do not move the line of a list's row.
        SegmentedControl(options: options)
          .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      case .inline where isInList:
        if !hidesLabels { label }
        InlinePicker(options: options)
      case .menu:
        MenuPicker(options: options, label: label, currentValueLabel: currentValueLabel)
      case .wheel, .inline: WheelPicker(options: options)
      case .navigationLink:
        LinkPicker(options: options, label: label, currentValueLabel: currentValueLabel)
      }
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker labeled by a localized text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker labeled by a string that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == Controls.Label<Text, Image> {
  /// Creates a picker labeled by a localized text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TitledIcon(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker labeled by a string that is not localized and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TitledIcon(title, systemImage: systemImage)
    }
  }
}

extension Picker {
  /// Creates a picker with a label and a view for the selected value, which a menu shows in place of
  /// the selected option.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection: selection, content: content, label: label)
    self.currentValueLabel = AnyView(currentValueLabel())
  }
}

extension Picker where Label == Text {
  /// Creates a picker labeled by a localized text, with a view for the selected value, which a menu
  /// shows in place of the selected option.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(titleKey, selection: selection, content: content)
    self.currentValueLabel = AnyView(currentValueLabel())
  }
}
