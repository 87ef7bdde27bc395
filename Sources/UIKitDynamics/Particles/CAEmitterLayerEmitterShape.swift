// Part of Snapback, under the MIT licence; see LICENSE.

/// The shape in which an emitter layer emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a shape with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the emitter's position.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// On a horizontal line of the emitter's width.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// In a rectangle of the emitter's size.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// In a circle, whose radius is the emitter's width.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}
