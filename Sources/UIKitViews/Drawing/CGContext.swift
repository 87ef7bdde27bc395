// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Records drawing commands, in points with y downwards.
@preconcurrency @MainActor
public final class CGContext {
  /// The context of `draw(_:)` that runs now; nil outside.
  package static var current: CGContext?

  private var commands: [(inout DisplayListBuilder) -> Void] = []
  private var state = State()
  private var saved: [State] = []
  private var path = Path()
  /// The path that is made.
  package var currentPath: Path {
    get { path }
    set { path = newValue }
  }
  /// The style of stroked lines.
  package var lineStyle: StrokeStyle { state.style }
  private var isBlended = false

  private struct State {
    var transform = CGAffineTransform.identity
    var fill: Color = .black
    var pattern: PatternFill?
    var stroke: Color = .black
    var style = StrokeStyle(lineWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    var alpha: CGFloat = 1
    var blend: (mode: LayerBlendMode, erases: Bool)?
    var shadow: (offset: CGSize, blur: CGFloat, color: Color)?
    var clips: [(path: Path, rule: FillRule, transform: CGAffineTransform)] = []
  }

  package init() {}

  /// Makes the context the current one while a closure runs.
  package func perform(_ draw: () -> Void) {
    let outer = Self.current
    Self.current = self
    draw()
    Self.current = outer
  }

  /// Adds a command to the current context; nothing without one.
  package static func draw(_ draw: @escaping (inout DisplayListBuilder) -> Void) {
    current?.record(draw)
  }

  /// Draws everything again.
  package func replay(_ builder: inout DisplayListBuilder) {
    // What is behind the drawing is not blended with it, as UIKit draws into an image.
    if isBlended { builder.beginLayer(.filter(.brightness(0))) }
    for command in commands { command(&builder) }
    if isBlended { builder.endLayer() }
  }

  /// Adds a command, which draws in the context's coordinates.
  package func record(_ draw: @escaping (inout DisplayListBuilder) -> Void) {
    let state = state
    commands.append { builder in
      let outer = builder.transform
      if let blend = state.blend { builder.beginLayer(.blend(blend.mode)) }
      for clip in state.clips {
        builder.transform = outer
        builder.apply(clip.transform)
        switch clip.path.drawing {
        case .rounded(let shape): builder.beginLayer(.clip(shape))
        case .outline(let outline): builder.beginLayer(.clipPath(outline, clip.rule))
        case .nothing: builder.beginLayer(.opacity(0))
        }
      }
      builder.transform = outer
      builder.apply(state.transform)
      var effects: [LayerEffect] = []
      if let (offset, blur, color) = state.shadow {
        // The blur is twice the standard deviation, which is the radius of layers.
        effects.append(
          .shadow(
            color.resolve(UIKitService.environment), radius: Float(blur / 2),
            x: Float(offset.width), y: Float(offset.height)))
      }
      if state.alpha < 1 { effects.append(.opacity(Float(state.alpha))) }
      for effect in effects { builder.beginLayer(effect) }
      draw(&builder)
      for _ in effects { builder.endLayer() }
      for _ in state.clips { builder.endLayer() }
      if state.blend != nil { builder.endLayer() }
      builder.transform = outer
    }
  }

  func fill(_ path: Path, _ rule: FillRule = .nonZero) {
    if let pattern = state.pattern, state.blend?.erases != true {
      // The copies begin at the origin, whatever the path is.
      let paint = pattern.paint(in: CGRect.zero.union(path.boundingRect))
      return record { $0.fill(path, rule, paint) }
    }
    let color = state.blend?.erases == true ? .black : state.fill
    record { $0.fill(path, rule, .color(color.resolve(UIKitService.environment))) }
  }

  func stroke(_ path: Path, _ style: StrokeStyle? = nil) {
    let color = state.blend?.erases == true ? .black : state.stroke
    let line = path.strokedPath(style ?? state.style)
    record { $0.fill(line, .nonZero, .color(color.resolve(UIKitService.environment))) }
  }

  func clip(_ path: Path, _ rule: FillRule = .nonZero) {
    state.clips.append((path, rule, state.transform))
  }

  /// Sets how later drawing is blended with what the context has drawn; nil for source-over. With `erases`, the colors
  /// of later drawing do not matter.
  package func setBlend(_ mode: LayerBlendMode?, erases: Bool = false) {
    state.blend = mode.map { ($0, erases) }
    if mode != nil { isBlended = true }
  }

  func setFill(_ color: UIColor) {
    (state.fill, state.pattern) = (Color(uiColor: color), PatternFill(color.pattern))
  }
  func setStroke(_ color: Color) { state.stroke = color }

  // MARK: State

  /// Saves the colors, line style, opacity, shadow, transform and clip, until the matching `restoreGState()`.
  public func saveGState() { saved.append(state) }
  /// Restores the state that was saved last. Nothing happens if there is none.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Moves the origin of the coordinates by a distance in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }
  /// Scales the coordinates about their origin; a negative factor mirrors them.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }
  /// Rotates the coordinates by an angle in radians, clockwise.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Applies a transform to the coordinates of later drawing, before those that were set earlier.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// The transform from the coordinates of drawing to those of the view or image.
  public var ctm: CGAffineTransform { state.transform }
  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) { setFill(UIColor(cgColor: color)) }
  /// Sets the fill color by sRGB components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFill(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) { state.stroke = Color(cgColor: color) }
  /// Sets the stroke color by sRGB components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
  /// Sets the shape of the ends of lines; `.butt` at first.
  public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
  /// Sets the shape of the corners of lines; `.miter` at first.
  public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
  /// Sets the ratio of miter length to line width above which mitered corners are beveled; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  /// Sets the lengths of dashes and gaps, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dash = lengths
    state.style.dashPhase = phase
  }
  /// Sets the shadow of later drawing, each part of which casts its own; nil for the color ends it. The
  /// offset and the blur, about how far the shadow fades, are in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { (offset, max(0, blur), Color(cgColor: $0)) }
  }
  /// Sets the shadow of later drawing: black with an opacity of 1/3.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.shadow = (offset, max(0, blur), Color.black.opacity(1 / 3))
  }
  /// Sets the opacity of later drawing, from 0 to 1; it multiplies that of the colors.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  // MARK: Paths

  /// Discards the current path, and starts an empty one.
  public func beginPath() { path = Path() }
  /// Starts a subpath at a point, without a line to it.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line from the current point of the path.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a subpath of straight lines between successive points.
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { self.path.addPath(Path(path)) }
  /// Adds a cubic Bézier curve from the current point of the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic Bézier curve from the current point of the path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  /// Adds an arc. Angles are in radians; false for `clockwise` is clockwise as it appears, with y downwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }
  /// Adds a line to the start of the subpath, and joins its ends.
  public func closePath() { path.closeSubpath() }
  /// Fills the path, and starts a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(path, rule == .evenOdd ? .evenOdd : .nonZero)
    path = Path()
  }
  /// Strokes the path, and starts a new one.
  public func strokePath() {
    stroke(path)
    path = Path()
  }
  /// Fills the path, strokes it or both, and starts a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke {
      fill(path, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .nonZero)
    }
    if mode != .fill, mode != .eoFill { stroke(path) }
    path = Path()
  }
  /// Clips later drawing to the path, and starts a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(path, rule == .evenOdd ? .evenOdd : .nonZero)
    path = Path()
  }
  /// Limits later drawing to a rectangle, within the clip so far. `restoreGState()` undoes it.
  public func clip(to rect: CGRect) { clip(Path(rect)) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  /// Strokes a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.style
    style.lineWidth = width
    stroke(Path(rect), style)
  }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
}

/// The rule that decides which parts of a self-intersecting path are inside.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

/// The parts of a path that are drawn: its inside, its line, or both.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
}

/// The context of the `draw(_:)` that runs now; nil outside.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { .current }

extension UIColor {
  /// Sets the fill and stroke color of the current context.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context.
  @preconcurrency @MainActor
  public func setFill() { CGContext.current?.setFill(self) }

  /// Sets the stroke color of the current context.
  @preconcurrency @MainActor
  public func setStroke() { CGContext.current?.setStroke(Color(uiColor: self)) }
}

extension UIBezierPath {
  /// Fills the path in the current context.
  @preconcurrency @MainActor
  public func fill() {
    CGContext.current?.fill(Path(cgPath), usesEvenOddFillRule ? .evenOdd : .nonZero)
  }

  /// Strokes the path in the current context.
  @preconcurrency @MainActor
  public func stroke() {
    CGContext.current?.stroke(Path(cgPath), strokeStyle)
  }

  /// Clips later drawing in the current context to the path.
  @preconcurrency @MainActor
  public func addClip() {
    CGContext.current?.clip(Path(cgPath), usesEvenOddFillRule ? .evenOdd : .nonZero)
  }
}
