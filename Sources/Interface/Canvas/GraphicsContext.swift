// Part of Snapback, under the MIT licence; see LICENSE.

public import Drawing
public import Foundation
public import Motion

/// What a canvas is drawn with. A copy has a state of its own and draws into the same canvas.
public struct GraphicsContext {
  /// What the opacity of everything drawn is multiplied by; values outside of 0 to 1 are clamped.
  public var opacity = 1.0
  /// How what is drawn meets what is there.
  public var blendMode = BlendMode.normal
  /// From the context's space to the canvas's.
  public var transform = CGAffineTransform.identity
  let sheet: GraphicsSheet
  /// What everything drawn passes through, from the outside in.
  private var effects: [(effect: LayerEffect, transform: CGAffineTransform)] = []

  init(_ sheet: GraphicsSheet) {
    self.sheet = sheet
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Turns what is drawn from here on, clockwise where the angle is positive.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: angle.radians))
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Cuts what is drawn from here on to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    let effect: LayerEffect =
      switch path.drawing {
      case .nothing: .opacity(0)
      case .rounded(let shape): .clip(shape)
      case .outline(let outline): .clipPath(outline, style.rule)
      }
    effects.append((effect, transform))
  }

  /// Draws each of what follows with a filter.
  public mutating func addFilter(_ filter: Filter) {
    for effect in filter.effects(sheet) { effects.append((effect, transform)) }
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(path.drawing, style.rule, shading.paint(sheet, in: path.boundingRect))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let line = path.strokedPath(style)
    draw(line.drawing, .nonZero, shading.paint(sheet, in: path.boundingRect))
  }

  /// Draws a line along a path, of a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws what the function draws as one picture, with this context's state; its own begins anew.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = GraphicsContext(sheet)
    inner.transform = transform
    try within { try content(&inner) }
  }

  private func draw(_ drawing: PathDrawing, _ rule: FillRule, _ paint: Paint) {
    guard transform.isFinite else { return }
    within {
      sheet.with(transform) { painter in
        switch drawing {
        case .nothing: break
        case .rounded(let shape): painter.fill(shape, paint)
        case .outline(let outline): painter.fill(outline, rule, paint)
        }
      }
    }
  }

  /// Draws inside of the layers that the state asks for.
  func within(_ content: () throws -> Void) rethrows {
    var layers = effects
    if opacity.clampedToUnit != 1 {
      layers.append((.opacity(Float(opacity.clampedToUnit)), transform))
    }
    if blendMode != .normal { layers.insert((.blend(blendMode.resolved), transform), at: 0) }
    for layer in layers { sheet.begin(layer.effect, layer.transform) }
    defer { for _ in layers { sheet.end() } }
    try content()
  }
}

/// What a canvas draws on.
final class GraphicsSheet {
  private(set) var painter: Painter
  let style: _StyleContext
  let canvas: CanvasElement
  /// From the canvas's space to the list's.
  private let base: CGAffineTransform

  init(_ painter: Painter, _ style: _StyleContext, _ canvas: CanvasElement) {
    self.painter = painter
    self.style = style
    self.canvas = canvas
    base = painter.transform
  }

  /// Draws in a space of the canvas's.
  func with(_ transform: CGAffineTransform, _ draw: (inout Painter) -> Void) {
    painter.transform = transform.concatenating(base)
    draw(&painter)
    painter.transform = base
  }

  func begin(_ effect: LayerEffect, _ transform: CGAffineTransform) {
    with(transform) { $0.beginLayer(effect) }
  }

  func end() {
    painter.endLayer()
  }
}
