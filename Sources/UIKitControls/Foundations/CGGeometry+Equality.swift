// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension CGPoint {
  /// Returns whether another point is the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether another size is the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns whether another rectangle is the same.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
