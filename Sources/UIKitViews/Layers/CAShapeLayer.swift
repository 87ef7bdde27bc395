// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A layer that draws the inside of a path, a line along it, or both. Its animatable properties are those of the path
/// and the line.
open class CAShapeLayer: CALayer {
  /// The color inside the path; black by default, and nil for none.
  open var fillColor: CGColor? {
    get { model.fillColor.map { UIColor($0).cgColor } }
    set { change(.fillColor) { $0.fillColor = newValue.map { Color(cgColor: $0) } } }
  }

  /// The color of the line; nil, the default, for none.
  open var strokeColor: CGColor? {
    get { model.strokeColor.map { UIColor($0).cgColor } }
    set { change(.strokeColor) { $0.strokeColor = newValue.map { Color(cgColor: $0) } } }
  }

  /// The path in the coordinates of the layer; nil for none.
  open var path: CGPath? {
    get { model.path }
    set { change(.path) { $0.path = newValue?.copy() } }
  }

  /// The width of the line, in points; 1 by default. There is no line at 0, a negative number or NaN.
  open var lineWidth: CGFloat {
    get { model.lineWidth }
    set { change(.lineWidth) { $0.lineWidth = newValue } }
  }

  /// The fraction of the path at which the line begins, from 0, the default, to 1. There is no line unless it is less
  /// than `strokeEnd`.
  open var strokeStart: CGFloat {
    get { model.strokeStart }
    set { change(.strokeStart) { $0.strokeStart = newValue } }
  }

  /// The fraction of the path at which the line ends, from 0 to 1, the default.
  open var strokeEnd: CGFloat {
    get { model.strokeEnd }
    set { change(.strokeEnd) { $0.strokeEnd = newValue } }
  }

  /// The offset into the dash pattern at which the line begins, in points.
  open var lineDashPhase: CGFloat {
    get { model.lineDashPhase }
    set { change(.lineDashPhase) { $0.lineDashPhase = newValue } }
  }

  /// The shape of the ends of the line and of its dashes; `butt` by default.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { setNeedsFrame() } }
  /// The shape of the corners of the line; `miter` by default.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { setNeedsFrame() } }
  /// The rule that decides which parts of a self-intersecting path are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { setNeedsFrame() } }
  /// The length of mitered corners, as a multiple of the width, above which they are beveled; 10 by default.
  open var miterLimit: CGFloat = 10 { didSet { setNeedsFrame() } }
  /// The lengths of dashes and gaps in turn, in points; nil or empty for an unbroken line.
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsFrame() } }

  override func drawContents(_ state: LayerState, _ builder: inout DisplayListBuilder) {
    guard let cgPath = state.path else { return }
    let path = Path(cgPath)
    let rule: FillRule = fillRule == .evenOdd ? .evenOdd : .nonZero
    if let color = state.fillColor?.resolve(UIKitService.environment), color.opacity > 0 {
      builder.fill(path, rule, .color(color))
    }
    guard let color = state.strokeColor?.resolve(UIKitService.environment), color.opacity > 0,
      state.lineWidth > 0, state.strokeStart < state.strokeEnd
    else { return }
    let style = StrokeStyle(
      lineWidth: state.lineWidth, lineCap: lineCap.style, lineJoin: lineJoin.style,
      miterLimit: miterLimit, dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
      dashPhase: state.lineDashPhase)
    let line = path.trimmedPath(from: state.strokeStart, to: state.strokeEnd).strokedPath(style)
    builder.fill(line, .nonZero, .color(color))
  }
}
