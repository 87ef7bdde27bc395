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
        if let scroll = name.base as? ScrollSpaceName {
          (current as? ScrollElement).map(scroll.contains) ?? false
        } else {
          (current as? CoordinateSpaceElement)?.name == name
        }
      if isIt { return current }
      ancestor = current.parent
    }
    return nil
  }
}

/// The name of every scroll view's space, or of those that scroll along an axis.
struct ScrollSpaceName: Hashable {
  var axis: Axis?

  @MainActor
  func contains(_ view: ScrollElement) -> Bool { axis.map(view.space.scrolls) ?? true }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest scroll view around, from the corner of what it shows.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollSpaceName()) }

  /// The space of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    .named(ScrollSpaceName(axis: axis))
  }
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
