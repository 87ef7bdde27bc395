// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures

/// A gesture that is recognized only if modifier keys are held when it begins.
public struct _ModifiersGesture<Base: Gesture>: PrimitiveGesture {
  /// The value of the base gesture.
  public typealias Value = Base.Value
  let base: Base
  let modifiers: Modifiers

  package init(_ base: Base, _ modifiers: Modifiers) {
    self.base = base
    self.modifiers = modifiers
  }

  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value> {
    _GestureNodeReference(ModifiersNode(gesture, Base._makeNode(gesture.base).node) { $0.base })
  }
}

private final class ModifiersNode<Base: Gesture>:
  WrappingGestureNode<_ModifiersGesture<Base>, Base>
{
  override var condition: String? { base.condition ?? "Modifier keys held" }

  override func advance(_ input: GestureInput) {
    let began = input.touches.filter { $0.phase == .began }
    if began.contains(where: { !gesture.modifiers.isSubset(of: $0.modifiers) }) {
      return base.fail(.thresholdNotMet("modifier keys not held"))
    }
    base.advance(input)
  }
}
