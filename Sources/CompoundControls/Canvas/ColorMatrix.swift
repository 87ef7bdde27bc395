// Part of Snapback, under the MIT licence; see LICENSE.

/// The weights by which new color components are computed of old ones, from 0 to 1 and without
/// premultiplication. Each row has the weights of red, green, blue and opacity, and a constant. By default
/// colors stay as they are.
public struct ColorMatrix: Equatable, Sendable {
  /// The weight of red in the new red.
  public var r1: Float = 1
  /// The weight of green in the new red.
  public var r2: Float = 0
  /// The weight of blue in the new red.
  public var r3: Float = 0
  /// The weight of opacity in the new red.
  public var r4: Float = 0
  /// The value added to the new red.
  public var r5: Float = 0
  /// The weight of red in the new green.
  public var g1: Float = 0
  /// The weight of green in the new green.
  public var g2: Float = 1
  /// The weight of blue in the new green.
  public var g3: Float = 0
  /// The weight of opacity in the new green.
  public var g4: Float = 0
  /// The value added to the new green.
  public var g5: Float = 0
  /// The weight of red in the new blue.
  public var b1: Float = 0
  /// The weight of green in the new blue.
  public var b2: Float = 0
  /// The weight of blue in the new blue.
  public var b3: Float = 1
  /// The weight of opacity in the new blue.
  public var b4: Float = 0
  /// The value added to the new blue.
  public var b5: Float = 0
  /// The weight of red in the new opacity.
  public var a1: Float = 0
  /// The weight of green in the new opacity.
  public var a2: Float = 0
  /// The weight of blue in the new opacity.
  public var a3: Float = 0
  /// The weight of opacity in the new opacity.
  public var a4: Float = 1
  /// The value added to the new opacity.
  public var a5: Float = 0

  /// Creates the matrix that changes nothing.
  public init() {}
}
