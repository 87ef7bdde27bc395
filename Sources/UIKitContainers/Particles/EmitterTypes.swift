// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Where an emitter layer emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a shape of a name.
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

/// Where in its shape an emitter layer emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode of a name.
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

/// How the particles of an emitter layer are composited.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode of a name.
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

/// Numbers that are random, and the same for the same seeds.
struct ParticleNumbers {
  private var state: UInt64

  init(seed: UInt32, kind: Int, particle: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    state ^= UInt64(truncatingIfNeeded: kind) &* 0xBF58_476D_1CE4_E5B9
    state ^= UInt64(truncatingIfNeeded: particle) &* 0x94D0_49BB_1331_11EB
  }

  /// A number from 0 to 1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 11) / Double(1 << 53)
  }

  /// A number in a range about 0.
  mutating func within(_ range: Double) -> Double { (unit() - 0.5) * range }
}
