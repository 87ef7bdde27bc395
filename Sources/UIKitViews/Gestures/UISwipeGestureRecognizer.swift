// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Recognizes a movement of at least 50 points in one of the directions, within 0.5 s after the touch.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions in which a touch may move for a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt
    /// Creates an option set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A movement along increasing x, within 45 degrees of it.
    public static let right = Direction(rawValue: 1)
    /// A movement along decreasing x, within 45 degrees of it.
    public static let left = Direction(rawValue: 2)
    /// A movement along decreasing y, within 45 degrees of it.
    public static let up = Direction(rawValue: 4)
    /// A movement along increasing y, within 45 degrees of it.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions in which it recognizes a swipe; to the right by default. A movement in another direction makes it
  /// fail.
  open var direction = Direction.right
  /// The number of fingers that move together; 1 by default.
  open var numberOfTouchesRequired = 1
  private var start = CGPoint.zero
  private var limit: Double?
  static let distance: CGFloat = 50
  private static let longest = 0.5

  override var deadline: Double? { limit }
  override func advance(to time: Double) { state = .failed }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = centroid
    limit = limit ?? event.timestamp + Self.longest
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == numberOfTouchesRequired, state == .possible else { return }
    let middle = centroid
    let (x, y) = (middle.x - start.x, middle.y - start.y)
    let isHorizontal = abs(x) > abs(y)
    let (along, across) = isHorizontal ? (x, y) : (y, x)
    guard abs(along) >= Self.distance, abs(across) <= abs(along) else { return }
    let moved: Direction =
      isHorizontal ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
    state = direction.contains(moved) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    super.reset()
    limit = nil
  }
}
