// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A property that reads and sets which view a screen reader is at.
///
/// - Note: Differs from SwiftUI: screen readers follow the keyboard focus, so that it is that of the keyboard while
///   one is on. Views that cannot have the keyboard focus never have it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  @State private var state: Value

  /// Creates a state for a single view: whether the screen reader is at it.
  public init() where Value == Bool {
    initial = false
    _state = State(wrappedValue: false)
  }

  /// Creates a state for several views: the value of the one that the screen reader is at, or nil.
  public init<T: Hashable>() where Value == T? {
    initial = nil
    _state = State(wrappedValue: nil)
  }

  /// The current value: false or nil while there is no screen reader. Setting it moves the reader.
  public var wrappedValue: Value {
    get { state }
    nonmutating set { state = newValue }
  }

  /// The binding for `accessibilityFocused`.
  public var projectedValue: Binding { Binding(initial: initial, state: $state) }

  /// A reference to a state, for `accessibilityFocused`.
  @propertyWrapper
  public struct Binding {
    fileprivate let initial: Value
    @ViewCore.Binding fileprivate var state: Value

    fileprivate init(initial: Value, state: ViewCore.Binding<Value>) {
      self.initial = initial
      _state = state
    }

    /// The current value. Setting it moves the screen reader.
    public var wrappedValue: Value {
      get { state }
      nonmutating set { state = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Binds the focus of the screen reader to a state: whether it is at this view.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    accessibilityFocused(condition, equals: true)
  }

  /// Binds the focus of the screen reader to a value of a state.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(AccessibilityFocusModifier(binding: binding, value: value))
  }
}

/// Binds the keyboard focus of a view to a state while a screen reader is on.
private struct AccessibilityFocusModifier<Value: Hashable>: ViewModifier {
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value
  @FocusState private var isFocused: Bool
  @Environment(\.accessibilityVoiceOverEnabled) private var isOn

  func body(content: Content) -> some View {
    let isRequested = binding.wrappedValue == value
    content
      .focused($isFocused)
      .onChange(of: isRequested, initial: true) { _, isRequested in
        guard isOn else {
          if isRequested { binding.wrappedValue = binding.initial }
          return
        }
        if isFocused != isRequested { isFocused = isRequested }
      }
      .onChange(of: isFocused) { _, isFocused in
        guard isOn else { return }
        if isFocused {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value {
          binding.wrappedValue = binding.initial
        }
      }
  }
}
