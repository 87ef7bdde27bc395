// Part of Snapback, under the MIT licence; see LICENSE.

/// The compositing of the particles of an emitter layer.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In no order: as `oldestFirst`.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest ones behind the others.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest ones in front of the others.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Their colors are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
