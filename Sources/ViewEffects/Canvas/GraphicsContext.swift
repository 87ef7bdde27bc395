// Part of Snapback, under the MIT licence; see LICENSE.

public import Drawing
public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// The drawing state of a canvas: transform, opacity, blend mode, clip and filters.
///
/// A copy has a state of its own and draws into the same canvas.
public struct GraphicsContext {
  /// A factor for the opacity of every drawing operation; values outside of 0...1 are clamped.
  public var opacity = 1.0
  /// The blending of drawing operations with the content below.
  public var blendMode = BlendMode.normal
  /// From the context's coordinate space to the canvas's.
  public var transform = CGAffineTransform.identity
  let surface: CanvasSurface
  /// The layers of every drawing operation, from the outermost inwards.
  var effects: [Layer] = []

  /// A layer with the transform at which it was added, and what masks it if that is its effect.
  struct Layer {
    let effect: LayerEffect
    let transform: CGAffineTransform
    var mask: DisplayList?
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { EnvironmentValues(surface.style.environment) }

  init(_ surface: CanvasSurface) {
    self.surface = surface
  }

  /// Translates subsequent drawing by a distance in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales subsequent drawing about the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Rotates subsequent drawing about the origin; a positive angle is clockwise.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: angle.radians))
  }

  /// Applies a transform before the current one, to subsequent drawing.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Adds a filter, which applies to each subsequent drawing operation separately.
  public mutating func addFilter(_ filter: Filter) {
    for effect in filter.effects(surface) {
      effects.append(Layer(effect: effect, transform: transform))
    }
  }

  /// Fills a path; `style` selects the fill rule.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(path.drawing, style.rule, shading.paint(surface, in: path.boundingRect))
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let line = path.strokedPath(style)
    draw(line.drawing, .nonZero, shading.paint(surface, in: path.boundingRect))
  }

  /// Strokes a path with a line width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the content of a closure as one layer, with this context's opacity, blend mode, clip and
  /// filters. The closure's context has the same transform; its other state is reset.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = GraphicsContext(surface)
    inner.transform = transform
    try within { try content(&inner) }
  }

  /// Adds commands in the context's coordinates.
  package func record(_ commands: (inout DisplayListBuilder) -> Void) {
    if transform.isFinite { within { surface.with(transform, commands) } }
  }

  private func draw(_ drawing: PathDrawing, _ rule: FillRule, _ paint: Paint) {
    guard transform.isFinite else { return }
    if blendMode.erases {
      draw(drawing, rule, .color(.black), blendMode: .destinationOut)
      if blendMode == .clear { return }
    }
    draw(drawing, rule, paint, blendMode: blendMode)
  }

  private func draw(
    _ drawing: PathDrawing, _ rule: FillRule, _ paint: Paint, blendMode: BlendMode
  ) {
    within(blendMode) {
      surface.with(transform) { builder in
        switch drawing {
        case .nothing: break
        case .rounded(let shape): builder.fill(shape, paint)
        case .outline(let outline): builder.fill(outline, rule, paint)
        }
      }
    }
  }

  /// Draws inside of the layers that opacity, blend mode, clip and filters require.
  func within(_ blendMode: BlendMode? = nil, _ content: () throws -> Void) rethrows {
    let blendMode = blendMode ?? self.blendMode
    var layers = effects
    if opacity.clampedToUnit != 1 {
      let effect = LayerEffect.opacity(Float(opacity.clampedToUnit))
      layers.append(Layer(effect: effect, transform: transform))
    }
    if blendMode != .normal {
      layers.insert(Layer(effect: .blend(blendMode.mode), transform: transform), at: 0)
    }
    for layer in layers { surface.begin(layer.effect, layer.transform, mask: layer.mask) }
    defer { for _ in layers { surface.end() } }
    try content()
  }
}
