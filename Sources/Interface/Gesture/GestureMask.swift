// Part of Snapback, under the MIT licence; see LICENSE.

/// Which gestures take part where one is added to a view.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Neither the one that is added nor those of the views inside.
  public static let none = GestureMask([])
  /// The one that is added, and not those of the views inside.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside, and not the one that is added.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
