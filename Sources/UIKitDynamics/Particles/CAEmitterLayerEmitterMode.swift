// Part of Snapback, under the MIT licence; see LICENSE.

/// The part of its shape in which an emitter layer emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the corners of a rectangle, or the ends of a line.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// At the edge.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Anywhere inside.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Anywhere inside.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
