// Part of Snapback, under the MIT licence; see LICENSE.

/// A connected part of an outline.
struct Subpath {
  var start: Vector
  var segments: [Segment] = []
  /// Whether it is closed, so that its last segment ends at its start.
  var isClosed = false

  var length: Double { segments.reduce(0) { $0 + $1.length } }
}

extension Outline {
  /// The subpaths, with closing lines where they are closed. A move alone makes none.
  var subpaths: [Subpath] {
    var done: [Subpath] = []
    var current: Subpath?
    var pen: Vector?

    func finish() {
      if let current, !current.segments.isEmpty || current.isClosed { done.append(current) }
      current = nil
    }
    func add(_ end: Vector, _ make: (Vector) -> Segment) {
      if let from = pen {
        if current == nil { current = Subpath(start: from) }
        current?.segments.append(make(from))
      }
      pen = end
    }
    for element in elements {
      switch element {
      case .move(let end):
        finish()
        pen = Vector(end)
        current = Subpath(start: Vector(end))
      case .line(let end):
        add(Vector(end)) { Segment(line: $0, Vector(end)) }
      case .quadCurve(let end, let control):
        add(Vector(end)) { Segment(quad: $0, Vector(control), Vector(end)) }
      case .curve(let end, let control1, let control2):
        add(Vector(end)) { Segment($0, Vector(control1), Vector(control2), Vector(end)) }
      case .closeSubpath:
        guard var closing = current else { continue }
        if let from = pen, from != closing.start {
          closing.segments.append(Segment(line: from, closing.start))
        }
        closing.isClosed = true
        current = closing
        pen = closing.start
        finish()
      }
    }
    finish()
    return done
  }

  convenience init(_ subpaths: [Subpath]) {
    var elements: [PathElement] = []
    for subpath in subpaths {
      elements.append(.move(to: subpath.start.point))
      for (index, segment) in subpath.segments.enumerated() {
        if segment.isLine {
          let isClosing = subpath.isClosed && index == subpath.segments.count - 1
          if !isClosing || segment.end != subpath.start {
            elements.append(.line(to: segment.end.point))
          }
        } else {
          elements.append(
            .curve(
              to: segment.end.point, control1: segment.control1.point,
              control2: segment.control2.point))
        }
      }
      if subpath.isClosed { elements.append(.closeSubpath) }
    }
    self.init(elements)
  }
}
