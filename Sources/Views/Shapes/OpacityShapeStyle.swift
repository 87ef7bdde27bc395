// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) import ViewCore

/// A style with its opacity multiplied by a factor.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    var style = base._resolve(context)
    style.fill = style.fill.multiplyingOpacity(by: Float(opacity.clampedToUnit))
    return style
  }
}

extension _OpacityShapeStyle: ShapeStyleWrapper {
  var wrappedStyle: any ShapeStyle { base }
}

extension ShapeStyle {
  /// The style with its opacity multiplied by `opacity`, which is clamped to 0...1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }
}

extension AnimatableFill.Fill {
  /// The fill with its opacity multiplied by `opacity`.
  func multiplyingOpacity(by opacity: Float) -> Self {
    func scaled(_ color: ResolvedColor) -> ResolvedColor {
      var color = color
      color.opacity *= opacity
      return color
    }
    return switch self {
    case .color(let color): .color(scaled(color))
    case .gradient(let geometry, let stops):
      .gradient(geometry, stops.map { ColorGradient.Stop(scaled($0.color), at: $0.location) })
    case .material(let material): .material(material.multiplyingOpacity(by: opacity))
    case .mesh(let fill):
      .mesh(MeshFill(fill.mesh.multiplyingOpacity(by: opacity)))
    case .tiles(let fill): .tiles(fill.multiplyingOpacity(by: opacity))
    }
  }
}

extension ColorMesh {
  /// The mesh with the opacity of all colors multiplied by `opacity`.
  fileprivate func multiplyingOpacity(by opacity: Float) -> ColorMesh {
    var mesh = self
    for index in colors.indices { mesh.colors[index].opacity *= opacity }
    mesh.background.opacity *= opacity
    return mesh
  }
}

extension MaterialPaint {
  /// The paint with its opacity multiplied by `opacity`.
  fileprivate func multiplyingOpacity(by opacity: Float) -> MaterialPaint {
    var paint = self
    paint.opacity *= opacity
    return paint
  }
}
