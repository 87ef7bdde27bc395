// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A layer that draws a gradient over its bounds.
open class CAGradientLayer: CALayer {
  /// The start point of the gradient in unit coordinates, in which 0, 0 and 1, 1 are opposite corners of the bounds;
  /// 0.5, 0 by default.
  open var startPoint: CGPoint {
    get { model.startPoint }
    set { change(.startPoint) { $0.startPoint = newValue } }
  }

  /// The end point of the gradient in unit coordinates; 0.5, 1 by default.
  open var endPoint: CGPoint {
    get { model.endPoint }
    set { change(.endPoint) { $0.endPoint = newValue } }
  }

  /// The colors, as `CGColor`; nothing is drawn without any. Other values are left out.
  open var colors: [Any]? {
    get { model.colors.isEmpty ? nil : model.colors.map { UIColor($0).cgColor } }
    set {
      let values = (newValue ?? []).compactMap { ($0 as? CGColor).map { Color(cgColor: $0) } }
      change(.colors) { $0.colors = values }
    }
  }

  /// The locations of the colors, from 0 to 1; nil, the default, for equal distances. Another count than that of the
  /// colors counts as nil, NaN as 0, and infinity as 1.
  open var locations: [NSNumber]? {
    get { model.locations.isEmpty ? nil : model.locations.map { NSNumber(value: Double($0)) } }
    set {
      let values = (newValue ?? []).map { CGFloat($0.doubleValue) }
      change(.locations) { $0.locations = values }
    }
  }

  /// The kind of the gradient: along a line (`axial`, the default), from a point outwards, or around it.
  open var type = CAGradientLayerType.axial { didSet { setNeedsFrame() } }

  override func drawContents(_ state: LayerState, _ builder: inout DisplayListBuilder) {
    guard !state.colors.isEmpty, state.bounds.width > 0, state.bounds.height > 0 else { return }
    let count = state.colors.count
    let stops = state.colors.enumerated().map { index, color in
      let even = count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0
      let location = state.locations.count == count ? state.locations[index] : even
      return ColorGradient.Stop(color.resolve(UIKitService.environment), at: Float(location))
    }
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(
        x: state.bounds.minX + unit.x * state.bounds.width,
        y: state.bounds.minY + unit.y * state.bounds.height)
    }
    let (start, end) = (point(state.startPoint), point(state.endPoint))
    let geometry: ColorGradient.Geometry =
      switch type {
      case .radial:
        .elliptical(
          center: start, radii: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)),
          start: 0, end: 1)
      case .conic:
        .angular(
          center: start, startAngle: atan2(end.y - start.y, end.x - start.x),
          endAngle: atan2(end.y - start.y, end.x - start.x) + 2 * .pi)
      default: .linear(start: start, end: end)
      }
    builder.fill(
      state.outline(of: self), .nonZero, .gradient(ColorGradient(geometry, stops: stops)))
  }
}
