// Part of Snapback, under the MIT licence; see LICENSE.

/// The gestures that participate when one is attached to a view.
public struct GestureMask: OptionSet, Sendable {
  /// The bit mask of the set.
  public let rawValue: UInt32

  /// Creates a mask from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No gestures: neither the attached one nor those of the views inside.
  public static let none = GestureMask([])
  /// Only the attached gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// Only the gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The attached gesture and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}
