// Part of Snapback, under the MIT licence; see LICENSE.

/// Calls back when a mouse is over the modified view.
public struct _HoverModifier: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let space: CoordinateSpace
  /// Called with the phase, and whether the mouse has just entered or left.
  let action: (HoverPhase, _ isChange: Bool) -> Void

  package func wrap(_ child: Element, _ node: Node) -> HoverElement { HoverElement(child, node) }

  package func update(_ element: HoverElement, _ pass: UpdatePass) {
    element.space = space
    element.action = action
  }
}

extension View {
  /// Calls `action` with true when a mouse enters the view, and with false when it leaves.
  ///
  /// Touches do not hover. A view that moves under a resting mouse is entered in the next frame. A
  /// removed view is not called.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(
      _HoverModifier(space: .local) { phase, isChange in
        if isChange { action(phase != .ended) }
      })
  }

  /// Calls `action` with the position of a mouse over the view whenever it moves, and with `.ended` when it leaves.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      _HoverModifier(space: coordinateSpace.coordinateSpace) { phase, _ in action(phase) })
  }
}
