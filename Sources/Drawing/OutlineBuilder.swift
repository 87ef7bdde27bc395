// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// Builds an outline from elements.
package struct OutlineBuilder: Equatable, Sendable {
  package private(set) var elements: [PathElement] = []
  /// The end of the last element, from which the next one continues; nil before the first.
  package private(set) var currentPoint: CGPoint?
  private var start: CGPoint?

  package init() {}

  /// Creates a builder that continues after the given elements.
  package init(_ elements: [PathElement]) {
    for element in elements { append(element) }
  }

  package var outline: Outline { Outline(elements) }

  package mutating func append(_ element: PathElement) {
    elements.append(element)
    switch element {
    case .move(let end):
      currentPoint = end
      start = end
    case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
      if currentPoint == nil { start = end }
      currentPoint = end
    case .closeSubpath: currentPoint = start
    }
  }

  package mutating func append(_ more: [PathElement]) {
    for element in more { append(element) }
  }

  package mutating func move(to end: CGPoint) { append(.move(to: end)) }

  package mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

  package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  package mutating func closeSubpath() { append(.closeSubpath) }

  package mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a closed rectangle, clockwise from its upper left corner; nothing for `CGRect.null`.
  package mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.size.width, top + rect.size.height)
    addLines([
      CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: right, y: bottom),
      CGPoint(x: left, y: bottom),
    ])
    closeSubpath()
  }
}
