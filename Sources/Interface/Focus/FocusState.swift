// Part of Snapback, under the MIT licence; see LICENSE.

/// Which view has the keyboard's focus: it follows the focus, and the focus follows what is set.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: FocusLocation<Value>?

  private init(initial: Value) {
    self.initial = initial
  }

  /// Whether the one view has it.
  public init() where Value == Bool {
    self.init(initial: false)
  }

  /// Which of several views has it; nil where none has.
  public init<T: Hashable>() where Value == T? {
    self.init(initial: nil)
  }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding { Binding(initial: initial, location: location) }

  /// The way to a focus state, for `focused`.
  @propertyWrapper
  public struct Binding {
    fileprivate let initial: Value
    fileprivate let location: FocusLocation<Value>?

    public var wrappedValue: Value {
      get { location?.value ?? initial }
      nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding { self }

    /// Follows the focus itself, which is where it is already.
    func note(_ value: Value) {
      location?.note(value)
    }
  }
}

extension FocusState: InstallableProperty {
  @MainActor
  mutating func install(_ stored: FocusLocation<Value>?, in node: Node) -> FocusLocation<Value> {
    let location = stored ?? FocusLocation(initial, host: node.host)
    self.location = location
    return location
  }

  static func areInterchangeable(_ old: FocusState, _ new: FocusState) -> Bool { true }
}

/// Where a focus state's value lives.
final class FocusLocation<Value> {
  private let state: StateLocation<Value>
  private let link: HostLink

  @MainActor
  init(_ initial: Value, host: ViewHost) {
    state = StateLocation(initial, host: host)
    link = host.link
  }

  var value: Value { state.value }

  func set(_ value: Value) {
    state.set(value, nil)
    guard isMainThread else { return }
    let link = link
    MainActor.unsafelyAssumed { link.host?.followFocusBindings() }
  }

  func note(_ value: Value) {
    state.set(value, nil)
  }
}

extension View {
  /// Ties the focus of the view, or of the first in it that can have it, to a state.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(
      _FocusBindingModifier(
        isWanted: { condition.wrappedValue }, note: { condition.note($0) }))
  }

  /// Ties the focus of the view, or of the first in it that can have it, to a value of a state.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      _FocusBindingModifier(
        isWanted: { binding.wrappedValue == value },
        note: { isFocused in
          if isFocused {
            binding.note(value)
          } else if binding.wrappedValue == value {
            binding.noteNobody()
          }
        }))
  }
}

extension FocusState.Binding {
  /// Says that nobody has the focus.
  fileprivate func noteNobody() {
    note(initial)
  }
}

struct _FocusBindingModifier: ElementModifier {
  typealias Body = Never
  let isWanted: () -> Bool
  let note: (Bool) -> Void

  func wrap(_ child: Element, _ node: Node) -> FocusBindingElement {
    FocusBindingElement(child, node)
  }

  func update(_ element: FocusBindingElement, _ pass: UpdatePass) {
    element.isWanted = isWanted
    element.note = note
  }
}

/// An element whose focus a state follows.
final class FocusBindingElement: UnaryElement {
  var isWanted: () -> Bool = { false }
  var note: (Bool) -> Void = { _ in }
}
