// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
import Foundation
@_spi(ViewTree) import ViewCore

/// A mesh of colors, in unit coordinates, with its bitmap.
package struct MeshFill: Equatable {
  let mesh: ColorMesh
  package let sprite: Sprite

  init(_ mesh: ColorMesh) {
    self.mesh = mesh
    sprite = mesh.sprite()
  }

  package static func == (one: MeshFill, other: MeshFill) -> Bool { one.mesh == other.mesh }
}

/// A grid of vertices with positions and colors.
struct ColorMesh: Equatable {
  /// A position in unit coordinates, with those of the control points towards the vertices before,
  /// above, after and below.
  struct Vertex: Equatable {
    var position: SIMD2<Float>
    /// Nil for a smooth curve through the neighboring vertices.
    var controls: [SIMD2<Float>]?

    init(_ position: SIMD2<Float>, controls: [SIMD2<Float>]? = nil) {
      self.position = position
      self.controls = controls
    }
  }

  let width: Int
  let height: Int
  var vertices: [Vertex]
  var colors: [ResolvedColor]
  var background: ResolvedColor
  let isSmooth: Bool

  /// The largest number of vertices along an axis. Meshes with more have the background only.
  private static let limit = 64

  init(
    width: Int, height: Int, vertices: [Vertex], colors: [ResolvedColor],
    background: ResolvedColor, isSmooth: Bool
  ) {
    let isValid = (2...Self.limit).contains(width) && (2...Self.limit).contains(height)
    self.width = isValid ? width : 0
    self.height = isValid ? height : 0
    self.background = background
    self.isSmooth = isSmooth
    let count = isValid ? width * height : 0
    self.vertices = Array(vertices.prefix(count))
    for index in self.vertices.count..<count {
      self.vertices.append(
        Vertex(
          SIMD2(Float(index % width) / Float(width - 1), Float(index / width) / Float(height - 1))))
    }
    self.colors = Array(colors.prefix(count))
    self.colors += Array(repeating: background, count: count - self.colors.count)
  }

  // MARK: Geometry

  private func vertex(_ column: Int, _ row: Int) -> Vertex {
    vertices[min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)]
  }

  /// The control points of the edge from a vertex to the next one in its row, or below.
  private func controls(_ column: Int, _ row: Int, isRow: Bool) -> (SIMD2<Float>, SIMD2<Float>) {
    let (dx, dy) = isRow ? (1, 0) : (0, 1)
    let (start, end) = (vertex(column, row), vertex(column + dx, row + dy))
    func tangent(_ column: Int, _ row: Int) -> SIMD2<Float> {
      (vertex(column + dx, row + dy).position - vertex(column - dx, row - dy).position) / 6
    }
    return (
      start.controls?[isRow ? 2 : 3] ?? start.position + tangent(column, row),
      end.controls?[isRow ? 0 : 1] ?? end.position - tangent(column + dx, row + dy)
    )
  }

  private func curve(
    _ start: SIMD2<Float>, _ controls: (SIMD2<Float>, SIMD2<Float>), _ end: SIMD2<Float>,
    _ t: Float
  ) -> SIMD2<Float> {
    let s = 1 - t
    return start * (s * s * s) + controls.0 * (3 * s * s * t) + controls.1 * (3 * s * t * t)
      + end * (t * t * t)
  }

  /// The point of a patch at two parameters from 0 to 1: a Coons patch of its four edges.
  private func point(_ column: Int, _ row: Int, _ u: Float, _ v: Float) -> SIMD2<Float> {
    let (a, b) = (vertex(column, row).position, vertex(column + 1, row).position)
    let (c, d) = (vertex(column, row + 1).position, vertex(column + 1, row + 1).position)
    let top = curve(a, controls(column, row, isRow: true), b, u)
    let bottom = curve(c, controls(column, row + 1, isRow: true), d, u)
    let left = curve(a, controls(column, row, isRow: false), c, v)
    let right = curve(b, controls(column + 1, row, isRow: false), d, v)
    let rows = top * (1 - v) + bottom * v
    let columns = left * (1 - u) + right * u
    let corners = (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v
    return rows + columns - corners
  }

  /// The premultiplied color of a patch at two parameters.
  private func color(_ column: Int, _ row: Int, _ u: Float, _ v: Float) -> SIMD4<Float> {
    func eased(_ t: Float) -> Float { isSmooth ? t * t * (3 - 2 * t) : t }
    func premultiplied(_ column: Int, _ row: Int) -> SIMD4<Float> {
      let color = colors[row * width + column]
      return SIMD4(color.red, color.green, color.blue, 1) * color.opacity
    }
    let (u, v) = (eased(u), eased(v))
    let top = premultiplied(column, row) * (1 - u) + premultiplied(column + 1, row) * u
    let bottom = premultiplied(column, row + 1) * (1 - u) + premultiplied(column + 1, row + 1) * u
    return top * (1 - v) + bottom * v
  }

  // MARK: Picture

  /// The width and the height of the bitmap, in pixels. It is interpolated when it is drawn.
  private static let size = 128
  /// The parts of a patch along an axis.
  private static let parts = 12

  /// The bitmap of the unit square.
  func sprite() -> Sprite {
    let size = Self.size
    let alpha = background.opacity
    let empty = SIMD4(background.red, background.green, background.blue, 1) * alpha
    var pixels = Array(repeating: empty, count: size * size)
    for row in 0..<max(height - 1, 0) {
      for column in 0..<max(width - 1, 0) { draw(column, row, into: &pixels) }
    }
    return Sprite(name: "mesh", width: size, height: size, pixels: pixels.map(Self.packed))
  }

  private func draw(_ column: Int, _ row: Int, into pixels: inout [SIMD4<Float>]) {
    let parts = Self.parts
    var grid: [(SIMD2<Float>, SIMD4<Float>)] = []
    for y in 0...parts {
      for x in 0...parts {
        let (u, v) = (Float(x) / Float(parts), Float(y) / Float(parts))
        grid.append((point(column, row, u, v) * Float(Self.size), color(column, row, u, v)))
      }
    }
    for y in 0..<parts {
      for x in 0..<parts {
        let index = y * (parts + 1) + x
        let (a, b) = (grid[index], grid[index + 1])
        let (c, d) = (grid[index + parts + 1], grid[index + parts + 2])
        Self.fill(a, b, c, into: &pixels)
        Self.fill(b, d, c, into: &pixels)
      }
    }
  }

  /// Fills the pixels whose centers are in a triangle, including its edges.
  private static func fill(
    _ a: (SIMD2<Float>, SIMD4<Float>), _ b: (SIMD2<Float>, SIMD4<Float>),
    _ c: (SIMD2<Float>, SIMD4<Float>), into pixels: inout [SIMD4<Float>]
  ) {
    func cross(_ one: SIMD2<Float>, _ other: SIMD2<Float>) -> Float {
      one.x * other.y - one.y * other.x
    }
    let area = cross(b.0 - a.0, c.0 - a.0)
    guard area.isFinite, abs(area) > 1e-6 else { return }
    let low = pointwiseMin(pointwiseMin(a.0, b.0), c.0)
    let high = pointwiseMax(pointwiseMax(a.0, b.0), c.0)
    let limit = Float(size)
    guard high.x > 0, high.y > 0, low.x < limit, low.y < limit else { return }
    let columns = Int(max(low.x - 1, 0))..<Int(min(high.x + 1, limit))
    let rows = Int(max(low.y - 1, 0))..<Int(min(high.y + 1, limit))
    for y in rows {
      for x in columns {
        let point = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
        let p = cross(b.0 - point, c.0 - point) / area
        let q = cross(c.0 - point, a.0 - point) / area
        let r = 1 - p - q
        // A margin, so that no pixel on an edge is left out.
        guard p > -1e-3, q > -1e-3, r > -1e-3 else { continue }
        pixels[y * size + x] = a.1 * p + b.1 * q + c.1 * r
      }
    }
  }

  private static func packed(_ color: SIMD4<Float>) -> UInt32 {
    func byte(_ value: Float) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    return byte(color.w) << 24 | byte(min(color.x, color.w)) << 16
      | byte(min(color.y, color.w)) << 8 | byte(min(color.z, color.w))
  }
}
