// Part of Snapback, under the MIT licence; see LICENSE.

public import Drawing

extension Path {
  /// An element: a move, a line, a curve, or the end of a closed subpath.
  public typealias Element = PathElement

  /// Calls a closure for each element, in order. Rectangles, circles and rounded rectangles have
  /// the elements of their outlines.
  public func forEach(_ body: (Element) -> Void) {
    outline.elements.forEach(body)
  }
}
