// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The relation of a default focus to the focus that a view has already.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// The focus moves when the view appears.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// The focus moves when the view appears.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
  /// Sets a focus state to a value when the view appears, unless a view has the focus already.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V?>.Binding, _ value: V?,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if binding.wrappedValue == nil { binding.wrappedValue = value } }
  }

  /// Sets a focus state when the view appears.
  public func defaultFocus(
    _ binding: FocusState<Bool>.Binding, _ value: Bool,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }

  /// Sets whether the focus ring of the views inside is hidden.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Calls `action` when an arrow key is pressed while the view has the focus.
  public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    onKeyPress(phases: [.down, .repeat]) { press in
      guard let action, let direction = MoveCommandDirection(press.key) else { return .ignored }
      action(direction)
      return .handled
    }
  }

  /// Calls `action` when Escape is pressed while the view has the focus.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(phases: .down) { press in
      guard let action, press.key == .escape else { return .ignored }
      action()
      return .handled
    }
  }
}

/// The direction of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Towards an edge of the window.
  case up, down, left, right

  init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

private enum IsFocusEffectEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether focused views show their focus ring.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}
