// Part of Snapback, under the MIT licence; see LICENSE.

/// Gives the space of what it modifies a name.
public struct _CoordinateSpaceModifier: ElementModifier {
  public typealias Body = Never
  let name: AnyHashable

  func wrap(_ child: Element, _ node: Node) -> CoordinateSpaceElement {
    CoordinateSpaceElement(child, node)
  }

  func update(_ element: CoordinateSpaceElement, _ pass: UpdatePass) { element.name = name }
}

final class CoordinateSpaceElement: UnaryElement {
  fileprivate(set) var name: AnyHashable = 0
}

extension Element {
  /// The nearest element around whose space has the name.
  final func enclosingSpace(named name: AnyHashable) -> Element? {
    var ancestor: Element? = parent
    while let current = ancestor {
      let isIt =
        name.base is ScrollSpaceName
        ? current is ScrollElement : (current as? CoordinateSpaceElement)?.name == name
      if isIt { return current }
      ancestor = current.parent
    }
    return nil
  }
}

/// The name of every scroll view's space.
struct ScrollSpaceName: Hashable {}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest scroll view around, from the corner of what it shows.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollSpaceName()) }
}

extension View {
  /// Names the view's space, for the gestures of the views inside.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Names the view's space, for the gestures of the views inside.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }
}
