// Part of Snapback, under the MIT licence; see LICENSE.

/// Names the coordinate space of the modified view.
public struct _CoordinateSpaceModifier: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let name: AnyHashable

  package func wrap(_ child: Element, _ node: Node) -> CoordinateSpaceElement {
    CoordinateSpaceElement(child, node)
  }

  package func update(_ element: CoordinateSpaceElement, _ pass: UpdatePass) { element.name = name }
}

/// An element with a named coordinate space.
package final class CoordinateSpaceElement: UnaryElement {
  fileprivate(set) var name: AnyHashable = 0

  public override func hasCoordinateSpace(named name: AnyHashable) -> Bool { self.name == name }
}

extension Element {
  /// Returns the nearest ancestor with a coordinate space of the name; nil if there is none.
  final func enclosingSpace(named name: AnyHashable) -> Element? {
    var ancestor: Element? = parent
    while let current = ancestor {
      if current.hasCoordinateSpace(named: name) { return current }
      ancestor = current.parent
    }
    return nil
  }
}

extension View {
  /// Names the view's coordinate space, for the views and gestures inside.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Names the view's coordinate space, for the views and gestures inside.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }
}
