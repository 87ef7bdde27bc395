// Part of Snapback, under the MIT licence; see LICENSE.

/// Tells when a mouse is over what it modifies.
public struct _HoverModifier: ElementModifier {
  public typealias Body = Never
  let space: CoordinateSpace
  /// Given where the mouse is, and whether it has just come or gone.
  let action: (HoverPhase, _ isChange: Bool) -> Void

  func wrap(_ child: Element, _ node: Node) -> HoverElement { HoverElement(child, node) }

  func update(_ element: HoverElement, _ pass: UpdatePass) {
    element.space = space
    element.action = action
  }
}

extension View {
  /// Runs `action` with true when a mouse comes over the view, and with false when it goes.
  ///
  /// Fingers hover over nothing. A view that comes under a mouse at rest counts from the next frame on; one
  /// that is removed is not told.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(
      _HoverModifier(space: .local) { phase, isChange in
        if isChange { action(phase != .ended) }
      })
  }

  /// Runs `action` with where a mouse is over the view whenever it moves there, and with the end of it.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      _HoverModifier(space: coordinateSpace.coordinateSpace) { phase, _ in action(phase) })
  }
}
