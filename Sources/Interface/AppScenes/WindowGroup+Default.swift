// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension WindowGroup {
  /// Creates windows for values. A window that was opened without one has the default value.
  public init<Value: Codable & Hashable, Root: View>(
    for type: Value.Type = Value.self, @ViewBuilder content: @escaping (Binding<Value>) -> Root,
    defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(nil, nil, content, defaultValue)
  }

  /// Creates windows for values, which are opened by the values or an identifier. A window that was
  /// opened without a value has the default one.
  public init<Value: Codable & Hashable, Root: View>(
    id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Root,
    defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(nil, id, content, defaultValue)
  }

  /// Creates windows for values, with a localized title. A window that was opened without a value has
  /// the default one.
  public init<Value: Codable & Hashable, Root: View>(
    _ titleKey: LocalizedStringKey, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Root,
    defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(Text(titleKey), nil, content, defaultValue)
  }

  /// Creates windows for values, with a title that is not localized. A window that was opened without
  /// a value has the default one.
  @_disfavoredOverload
  public init<Value: Codable & Hashable, Root: View, S: StringProtocol>(
    _ title: S, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Root,
    defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(Text(title), nil, content, defaultValue)
  }

  /// Creates windows for values, with a text as their title. A window that was opened without a value
  /// has the default one.
  public init<Value: Codable & Hashable, Root: View>(
    _ title: Text, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Root,
    defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(title, nil, content, defaultValue)
  }

  /// Creates windows for values, with a localized title, which are opened by the values or an
  /// identifier. A window that was opened without a value has the default one.
  public init<Value: Codable & Hashable, Root: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Root,
    defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(Text(titleKey), id, content, defaultValue)
  }

  /// Creates windows for values, with a title that is not localized, which are opened by the values or
  /// an identifier. A window that was opened without a value has the default one.
  @_disfavoredOverload
  public init<Value: Codable & Hashable, Root: View, S: StringProtocol>(
    _ title: S, id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Root,
    defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(Text(title), id, content, defaultValue)
  }

  /// Creates windows for values, with a text as their title, which are opened by the values or an
  /// identifier. A window that was opened without a value has the default one.
  public init<Value: Codable & Hashable, Root: View>(
    _ title: Text, id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Root,
    defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(title, id, content, defaultValue)
  }

  private init<Value: Codable & Hashable, Root: View>(
    _ title: Text?, _ id: String?, _ content: @escaping (Binding<Value>) -> Root,
    _ defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(title, id, WindowValueType(Value.self)) { value in
      PresentedWindowContent(value, defaultValue: defaultValue) { binding in
        content(
          Binding {
            binding.wrappedValue ?? defaultValue()
          } set: {
            binding.wrappedValue = $0
          })
      }
    }
  }
}

/// The content of a window for a value, which is the window's state.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  @State private var value: Data?
  private let onChange: (Any?) -> Void
  private let content: (Binding<Data?>) -> Content

  init(
    _ presented: PresentedValue, defaultValue: () -> Data? = { nil },
    content: @escaping (Binding<Data?>) -> Content
  ) {
    _value = State(initialValue: presented.value as? Data ?? defaultValue())
    onChange = presented.onChange
    self.content = content
  }

  public var body: some View {
    let onChange = onChange
    content($value).onChange(of: value, initial: true) { _, new in onChange(new) }
  }
}
