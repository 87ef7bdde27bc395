// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) public import ViewCore

/// A gradient between the colors of the vertices of a grid, which may be placed anywhere.
///
/// Positions are in unit coordinates of the filled shape. Outside of the mesh there is the background.
/// - Note: Differs from SwiftUI: colors are interpolated in sRGB.
public struct MeshGradient: Equatable, Sendable {
  /// A vertex with the control points of the edges beside it.
  public struct BezierPoint: Hashable, Sendable {
    /// The position of the vertex.
    public var position: SIMD2<Float>
    /// The control point of the edge to the vertex before it in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the edge to the vertex above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the edge to the vertex after it in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the edge to the vertex below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a vertex.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The positions of the vertices of a mesh, row by row, in unit coordinates of its frame.
  public enum Locations: Hashable, Sendable {
    /// Positions; the edges between them are smooth curves.
    case points([SIMD2<Float>])
    /// Positions with control points of the edges.
    case bezierPoints([BezierPoint])
  }

  /// The colors of a mesh's vertices, row by row.
  public enum Colors: Hashable, Sendable {
    /// Colors that depend on the environment.
    case colors([Color])
    /// Components of colors.
    case resolvedColors([Color.Resolved])
  }

  /// The number of vertices in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The vertices. Missing ones are at their positions in a regular grid.
  public var locations: Locations
  /// The colors. Vertices without one have the background.
  public var colors: Colors
  /// The color outside of the mesh, where its edges do not reach those of the frame.
  public var background: Color
  /// Whether colors change smoothly across the edges between vertices.
  public var smoothsColors: Bool
  /// The color space of the interpolation. All spaces are interpolated as `device`.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh gradient of vertices with colors.
  ///
  /// - Note: Differs from SwiftUI: colors are interpolated in sRGB.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a mesh gradient of positions with colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh gradient of positions with components of colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh gradient of vertices with control points and colors.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  @MainActor
  private func mesh(_ values: EnvironmentValues) -> ColorMesh {
    let resolved: [ResolvedColor] =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(values) }
      case .resolvedColors(let colors):
        colors.map {
          ResolvedColor(red: $0.red, green: $0.green, blue: $0.blue, opacity: $0.opacity)
        }
      }
    let vertices: [ColorMesh.Vertex] =
      switch locations {
      case .points(let points): points.map { ColorMesh.Vertex($0) }
      case .bezierPoints(let points):
        points.map {
          ColorMesh.Vertex(
            $0.position,
            controls: [
              $0.leadingControlPoint, $0.topControlPoint, $0.trailingControlPoint,
              $0.bottomControlPoint,
            ])
        }
      }
    return ColorMesh(
      width: width, height: height, vertices: vertices, colors: resolved,
      background: background.resolve(values), isSmooth: smoothsColors)
  }
}

extension MeshGradient: LeafView, ShapeStyle {
  package func makeElement(_ node: Node) -> FillElement { FillElement(node) }

  package func update(_ element: FillElement, _ pass: UpdatePass) {
    element.setFill(_resolve(_StyleContext(element.node.environment)).fill, pass)
  }

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    _ResolvedStyle(fill: .mesh(MeshFill(mesh(context.values))))
  }
}
