// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// The fill of a shape, in unit coordinates, as an animatable value.
///
/// Colors interpolate in linear light; gradients interpolate stop by stop.
package struct AnimatableFill: Animatable, Equatable {
  package enum Fill: Equatable {
    case color(ResolvedColor)
    case gradient(UnitGradient, [ColorGradient.Stop])
    case material(MaterialPaint)
    case mesh(MeshFill)
    case tiles(TileFill)
  }

  package var fill: Fill

  package init(_ fill: Fill) {
    self.fill = fill
  }

  /// Returns whether this fill can be animated to another one: both are colors, both are materials, or both are
  /// gradients of the same kind with the same number of stops.
  func canInterpolate(to other: AnimatableFill) -> Bool {
    switch (fill, other.fill) {
    case (.color, .color), (.material, .material): true
    case (.gradient(let a, let stops), .gradient(let b, let others)):
      stops.count == others.count && a.kind == b.kind
    case (.mesh(let a), .mesh(let b)):
      a.mesh.width == b.mesh.width && a.mesh.height == b.mesh.height
        && a.mesh.isSmooth == b.mesh.isSmooth
    default: false
    }
  }

  /// The paint for a shape in `rect`: gradient geometry in unit coordinates becomes points.
  package func paint(in rect: CGRect) -> Paint {
    switch fill {
    case .color(let color): .color(color)
    case .gradient(let geometry, let stops):
      .gradient(ColorGradient(geometry.resolved(in: rect), stops: stops).completedTurn)
    case .material(let material): .material(material)
    case .mesh(let mesh): .image(SpritePaint(mesh.sprite, in: rect))
    case .tiles(let tiles): tiles.paint(in: rect)
    }
  }

  var animatableData: FillVector {
    get {
      switch fill {
      case .color(let color): FillVector(first: Self.linearRGBA(color))
      case .gradient(let geometry, let stops):
        FillVector(
          first: geometry.vector,
          rest: stops.flatMap {
            [Self.linearRGBA($0.color), SIMD4(Double($0.location), 0, 0, 0)]
          })
      case .material(let material):
        FillVector(
          first: Self.linearRGBA(material.tint),
          rest: [
            SIMD4(
              Double(material.radius), Double(material.saturation) * Self.animationScale,
              Double(material.opacity) * Self.animationScale, 0)
          ])
      case .mesh(let fill): fill.mesh.vector
      case .tiles: FillVector(first: .zero)
      }
    }
    set {
      guard newValue != animatableData else { return }
      switch fill {
      case .color: fill = .color(Self.color(newValue.first))
      case .gradient(let geometry, var stops):
        for index in stops.indices where 2 * index + 1 < newValue.rest.count {
          stops[index] = ColorGradient.Stop(
            Self.color(newValue.rest[2 * index]), at: Float(newValue.rest[2 * index + 1].x))
        }
        fill = .gradient(geometry.replacingVector(newValue.first), stops)
      case .material(var material):
        material.tint = Self.color(newValue.first)
        if let rest = newValue.rest.first {
          material.radius = Float(max(0, rest.x))
          material.saturation = Float(max(0, rest.y / Self.animationScale))
          material.opacity = Float((rest.z / Self.animationScale).clampedToUnit)
        }
        fill = .material(material)
      case .mesh(let old): fill = .mesh(MeshFill(old.mesh.replacingVector(newValue)))
      case .tiles: break
      }
    }
  }

  /// The factor from a color component to its animatable value, relative to the settling threshold
  /// of springs. SwiftUI scales colors by the same factor.
  private static let animationScale = 128.0

  fileprivate static func linearRGBA(_ color: ResolvedColor) -> SIMD4<Double> {
    SIMD4(
      TransferFunction.linear(Double(color.red)), TransferFunction.linear(Double(color.green)),
      TransferFunction.linear(Double(color.blue)), Double(color.opacity)) * animationScale
  }

  fileprivate static func color(_ linearRGBA: SIMD4<Double>) -> ResolvedColor {
    func encoded(_ value: Double) -> Float {
      Float(TransferFunction.encoded((value / animationScale).clampedToUnit))
    }
    return ResolvedColor(
      red: encoded(linearRGBA.x), green: encoded(linearRGBA.y), blue: encoded(linearRGBA.z),
      opacity: Float((linearRGBA.w / animationScale).clampedToUnit))
  }
}

extension ColorMesh {
  /// The background, and the positions, control points and colors of the vertices.
  fileprivate var vector: FillVector {
    func scaled(_ one: SIMD2<Float>, _ other: SIMD2<Float>) -> SIMD4<Double> {
      SIMD4(Double(one.x), Double(one.y), Double(other.x), Double(other.y)) * 128
    }
    var rest: [SIMD4<Double>] = []
    for (vertex, color) in zip(vertices, colors) {
      rest.append(scaled(vertex.position, .zero))
      rest.append(AnimatableFill.linearRGBA(color))
      if let controls = vertex.controls {
        rest.append(scaled(controls[0], controls[1]))
        rest.append(scaled(controls[2], controls[3]))
      }
    }
    return FillVector(first: AnimatableFill.linearRGBA(background), rest: rest)
  }

  /// The mesh with the components of `vector`: the inverse of `vector`.
  fileprivate func replacingVector(_ vector: FillVector) -> ColorMesh {
    var mesh = self
    var rest = vector.rest[...]
    func next() -> SIMD4<Double> { rest.popFirst() ?? .zero }
    func points(_ value: SIMD4<Double>) -> (SIMD2<Float>, SIMD2<Float>) {
      let value = value / 128
      return (SIMD2(Float(value.x), Float(value.y)), SIMD2(Float(value.z), Float(value.w)))
    }
    mesh.background = AnimatableFill.color(vector.first)
    for index in vertices.indices {
      mesh.vertices[index].position = points(next()).0
      mesh.colors[index] = AnimatableFill.color(next())
      if vertices[index].controls != nil {
        let (leading, top) = points(next())
        let (trailing, bottom) = points(next())
        mesh.vertices[index].controls = [leading, top, trailing, bottom]
      }
    }
    return mesh
  }
}

extension UnitGradient {
  fileprivate var kind: Int {
    switch self {
    case .linear: 0
    case .radial: 1
    case .angular: 2
    case .elliptical: 3
    }
  }

  /// The animatable components. Unit points and angles are scaled like colors; radii are in
  /// points.
  fileprivate var vector: SIMD4<Double> {
    let animationScale = 128.0
    return switch self {
    case .linear(let a, let b): SIMD4(a.x, a.y, b.x, b.y) * animationScale
    case .radial(let center, let start, let end):
      SIMD4(center.x * animationScale, center.y * animationScale, start, end)
    case .elliptical(let center, let start, let end):
      SIMD4(center.x, center.y, start, end) * animationScale
    case .angular(let center, let start, let end):
      SIMD4(center.x, center.y, start.radians, end.radians) * animationScale
    }
  }

  /// The same kind of gradient with the components of `vector`: the inverse of `vector`.
  fileprivate func replacingVector(_ vector: SIMD4<Double>) -> UnitGradient {
    let animationScale = 128.0
    let scaled = vector / animationScale
    return switch self {
    case .linear:
      .linear(UnitPoint(x: scaled.x, y: scaled.y), UnitPoint(x: scaled.z, y: scaled.w))
    case .radial: .radial(UnitPoint(x: scaled.x, y: scaled.y), vector.z, vector.w)
    case .elliptical: .elliptical(UnitPoint(x: scaled.x, y: scaled.y), scaled.z, scaled.w)
    case .angular:
      .angular(
        UnitPoint(x: scaled.x, y: scaled.y), .radians(scaled.z), .radians(scaled.w))
    }
  }
}
