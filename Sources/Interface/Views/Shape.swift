// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
public import Motion

/// An outline that fills the space it is given. As a view it is filled with the foreground style.
public nonisolated protocol Shape: View, Animatable, Sendable {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path
}

/// An outline.
///
/// So far it is made of a rounded rectangle, or empty.
public struct Path: Equatable, Sendable {
  let outline: RoundedRect?

  /// Nothing.
  public init() {
    outline = nil
  }

  public init(_ rect: CGRect) {
    outline = RoundedRect(rect)
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    outline = RoundedRect(rect, radius: cornerRadius, corners: style.corners)
  }

  public var isEmpty: Bool { outline == nil }
}

/// How the corners of a rounded rectangle curve.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// Corners whose curvature grows gradually.
  case continuous

  var corners: RoundedRect.Corners {
    switch self {
    case .circular: .circular
    case .continuous: .continuous
    }
  }
}

extension Shape {
  @MainActor public var body: some View { fill(ForegroundStyle()) }

  /// The shape, filled.
  @MainActor public func fill<S: ShapeStyle>(_ content: S) -> some View {
    FilledShape(shape: self, style: content)
  }

  /// The shape, filled with the foreground style.
  @MainActor public func fill() -> some View {
    FilledShape(shape: self, style: ForegroundStyle())
  }
}

/// A shape with something to fill it.
struct FilledShape<S: Shape, Style: ShapeStyle>: LeafView {
  let shape: S
  let style: Style

  func makeElement(_ node: Node) -> ShapeElement<S> { ShapeElement(shape, node) }

  func update(_ element: ShapeElement<S>, _ pass: UpdatePass) {
    element.setFill(style._resolve(_StyleContext(element.node.environment)).fill, pass)
    element.setShape(shape, pass)
  }
}

final class ShapeElement<S: Shape>: PaintedElement {
  private var shape: AnimatedValue<S>

  init(_ shape: S, _ node: Node) {
    self.shape = AnimatedValue(shape)
    super.init(node)
  }

  func setShape(_ shape: S, _ pass: UpdatePass) {
    if self.shape.set(shape, pass) { node.host.noteAnimating(self) }
  }

  private var outline: RoundedRect? {
    shape.presented.path(in: CGRect(origin: .zero, size: presentedSize)).outline
  }

  override func sampleOwnValues(at time: Double) -> Bool {
    let moves = shape.sample(at: time)
    return super.sampleOwnValues(at: time) || moves
  }

  override func draw(_ painter: inout Painter) {
    guard let outline else { return }
    painter.fill(outline, paint(in: CGRect(origin: .zero, size: presentedSize)))
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    outline?.contains(point) ?? false
  }

  override func dismantle() {
    shape.cancel()
    super.dismantle()
  }
}
