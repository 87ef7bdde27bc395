// Part of Snapback, under the MIT licence; see LICENSE.

public import Drawing
public import Foundation
public import Motion

/// An outline that fills the space it is given. As a view it is filled with the foreground style.
public nonisolated protocol Shape: View, Animatable, Sendable {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path
}

extension Shape {
  @MainActor public var body: some View { fill(ForegroundStyle()) }

  /// The shape, filled.
  @MainActor public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some ShapeView<Self> {
    FilledShape(shape: self, drawn: self, style: content, rule: style.rule)
  }

  /// The shape, filled with the foreground style.
  @MainActor public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> {
    FilledShape(shape: self, drawn: self, style: ForegroundStyle(), rule: style.rule)
  }

  /// A line along the shape.
  @MainActor public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    FilledShape(shape: self, drawn: stroke(style: style), style: content, rule: .nonZero)
  }

  /// A line along the shape, of a width in points.
  @MainActor public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

/// How a shape is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether what an even number of windings goes around stays empty.
  public var isEOFilled: Bool

  /// Whether edges are smooth. Here they always are.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}

/// A shape, or one made of it, with something to fill it.
struct FilledShape<Content: Shape, Drawn: Shape, Style: ShapeStyle>: LeafView, ShapeView {
  let shape: Content
  let drawn: Drawn
  let style: Style
  let rule: FillRule

  func makeElement(_ node: Node) -> ShapeElement<Drawn> { ShapeElement(drawn, node) }

  func update(_ element: ShapeElement<Drawn>, _ pass: UpdatePass) {
    element.rule = rule
    element.setFill(style._resolve(_StyleContext(element.node.environment)).fill, pass)
    element.setShape(drawn, pass)
  }
}

final class ShapeElement<S: Shape>: PaintedElement {
  var rule = FillRule.nonZero
  private var shape: AnimatedValue<S>
  /// The outline as it was last drawn or hit.
  private var known: (size: CGSize, drawing: PathDrawing)?

  init(_ shape: S, _ node: Node) {
    self.shape = AnimatedValue(shape)
    super.init(node)
  }

  func setShape(_ shape: S, _ pass: UpdatePass) {
    if self.shape.set(shape, pass) { host.noteAnimating(self) }
    known = nil
  }

  private var drawing: PathDrawing {
    let size = presentedSize
    if let known, known.size == size { return known.drawing }
    let drawing = shape.presented.path(in: CGRect(origin: .zero, size: size)).drawing
    known = (size, drawing)
    return drawing
  }

  override func sampleOwnValues(at time: Double) -> Bool {
    let moves = shape.sample(at: time)
    known = nil
    return super.sampleOwnValues(at: time) || moves
  }

  override func draw(_ painter: inout Painter) {
    let paint = paint(in: CGRect(origin: .zero, size: presentedSize))
    switch drawing {
    case .nothing: break
    case .rounded(let shape): painter.fill(shape, paint)
    case .outline(let outline): painter.fill(outline, rule, paint)
    }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    isVisible && drawing.contains(point, rule)
  }

  override func dismantle() {
    shape.cancel()
    super.dismantle()
  }
}
