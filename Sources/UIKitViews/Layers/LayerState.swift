// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The properties of a layer: of its model, or of its presentation at a time.
struct LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var opacity: CGFloat = 1
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: Color = .black
  var backgroundColor: Color?
  var shadowColor: Color = .black
  var shadowOpacity: CGFloat = 0
  var shadowRadius: CGFloat = 3
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowPath: CGPath?
  var path: CGPath?
  var fillColor: Color? = .black
  var strokeColor: Color?
  var lineWidth: CGFloat = 1
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineDashPhase: CGFloat = 0
  var colors: [Color] = []
  var locations: [CGFloat] = []
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  /// The custom properties of subclasses, as numbers.
  var own: [String: [Double]] = [:]
}

/// The animatable properties of a layer, by their names in key paths.
package enum LayerKey: String {
  case bounds, position, anchorPoint, zPosition, transform, sublayerTransform, opacity, cornerRadius
  case borderWidth, borderColor, backgroundColor
  case shadowColor, shadowOpacity, shadowRadius, shadowOffset, shadowPath
  case path, fillColor, strokeColor, lineWidth, strokeStart, strokeEnd, lineDashPhase
  case colors, locations, startPoint, endPoint
}

extension LayerState {
  /// The property as numbers that can be interpolated and added; a missing color is a clear one.
  @MainActor
  func vector(_ key: LayerKey) -> [Double] {
    switch key {
    case .bounds: [bounds.minX, bounds.minY, bounds.width, bounds.height]
    case .position: [position.x, position.y]
    case .anchorPoint: [anchorPoint.x, anchorPoint.y]
    case .zPosition: [zPosition]
    case .transform: TransformParts(transform).vector
    case .sublayerTransform: TransformParts(sublayerTransform).vector
    case .opacity: [opacity]
    case .cornerRadius: [cornerRadius]
    case .borderWidth: [borderWidth]
    case .borderColor: borderColor.vector
    case .backgroundColor: backgroundColor.vector
    case .shadowColor: shadowColor.vector
    case .shadowOpacity: [shadowOpacity]
    case .shadowRadius: [shadowRadius]
    case .shadowOffset: [shadowOffset.width, shadowOffset.height]
    case .shadowPath: shadowPath?.vector ?? []
    case .path: path?.vector ?? []
    case .fillColor: fillColor.vector
    case .strokeColor: strokeColor.vector
    case .lineWidth: [lineWidth]
    case .strokeStart: [strokeStart]
    case .strokeEnd: [strokeEnd]
    case .lineDashPhase: [lineDashPhase]
    case .colors: colors.flatMap(\.vector)
    case .locations: locations.map { Double($0) }
    case .startPoint: [startPoint.x, startPoint.y]
    case .endPoint: [endPoint.x, endPoint.y]
    }
  }

  /// Sets the property to numbers as `vector(_:)` returns them. Another count changes nothing.
  @MainActor
  mutating func set(_ key: LayerKey, _ v: [Double]) {
    guard v.count == vector(key).count else { return }
    switch key {
    case .bounds: bounds = CGRect(x: v[0], y: v[1], width: v[2], height: v[3])
    case .position: position = CGPoint(x: v[0], y: v[1])
    case .anchorPoint: anchorPoint = CGPoint(x: v[0], y: v[1])
    case .zPosition: zPosition = v[0]
    case .transform: transform = TransformParts(v).transform
    case .sublayerTransform: sublayerTransform = TransformParts(v).transform
    case .opacity: opacity = v[0]
    case .cornerRadius: cornerRadius = v[0]
    case .borderWidth: borderWidth = v[0]
    case .borderColor: borderColor = Color(vector: v)
    case .backgroundColor: backgroundColor = Color(vector: v)
    case .shadowColor: shadowColor = Color(vector: v)
    case .shadowOpacity: shadowOpacity = v[0]
    case .shadowRadius: shadowRadius = v[0]
    case .shadowOffset: shadowOffset = CGSize(width: v[0], height: v[1])
    case .shadowPath: shadowPath = shadowPath?.replacing(v)
    case .path: path = path?.replacing(v)
    case .fillColor: fillColor = Color(vector: v)
    case .strokeColor: strokeColor = Color(vector: v)
    case .lineWidth: lineWidth = v[0]
    case .strokeStart: strokeStart = v[0]
    case .strokeEnd: strokeEnd = v[0]
    case .lineDashPhase: lineDashPhase = v[0]
    case .colors:
      colors = stride(from: 0, to: v.count, by: 4).map { Color(vector: Array(v[$0..<$0 + 4])) }
    case .locations: locations = v.map { CGFloat($0) }
    case .startPoint: startPoint = CGPoint(x: v[0], y: v[1])
    case .endPoint: endPoint = CGPoint(x: v[0], y: v[1])
    }
  }
}

extension Color {
  /// The components, resolved for the appearance of the window.
  @MainActor
  var vector: [Double] {
    let c = resolve(UIKitService.environment)
    return [Double(c.red), Double(c.green), Double(c.blue), Double(c.opacity)]
  }

  init(vector v: [Double]) {
    self.init(red: v[0], green: v[1], blue: v[2], opacity: v[3])
  }
}

extension Color? {
  @MainActor
  fileprivate var vector: [Double] { self?.vector ?? [0, 0, 0, 0] }
}

extension CGPath {
  /// The coordinates of all elements in order.
  fileprivate var vector: [Double] {
    var result: [Double] = []
    for element in Path(self).outlineElements {
      switch element {
      case .move(let p), .line(let p): result += [p.x, p.y]
      case .quadCurve(let p, let c): result += [p.x, p.y, c.x, c.y]
      case .curve(let p, let a, let b): result += [p.x, p.y, a.x, a.y, b.x, b.y]
      case .closeSubpath: break
      }
    }
    return result
  }

  /// The path with other coordinates.
  fileprivate func replacing(_ v: [Double]) -> CGPath {
    var index = 0
    func point() -> CGPoint {
      defer { index += 2 }
      return CGPoint(x: v[index], y: v[index + 1])
    }
    var path = Path()
    for element in Path(self).outlineElements {
      switch element {
      case .move: path.move(to: point())
      case .line: path.addLine(to: point())
      case .quadCurve:
        let end = point()
        path.addQuadCurve(to: end, control: point())
      case .curve:
        let (end, first) = (point(), point())
        path.addCurve(to: end, control1: first, control2: point())
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path.cgPath
  }
}

extension Path {
  /// The elements in order.
  package var outlineElements: [PathElement] {
    switch drawing {
    case .nothing: return []
    case .outline(let outline): return outline.elements
    case .rounded(let shape):
      var builder = OutlineBuilder()
      builder.addRoundedRect(
        shape.rect, radii: CornerRadii(CGFloat(shape.radius)), corners: shape.corners)
      return builder.elements
    }
  }
}
