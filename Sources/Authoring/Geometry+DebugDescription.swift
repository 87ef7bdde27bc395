// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

// No conformances to CustomDebugStringConvertible; see Geometry+TextOutputStreamable.swift.

extension CGPoint {
  /// The coordinates, as in `(1.0, 2.0)`.
  public var debugDescription: String { String(describing: self) }
}

extension CGSize {
  /// The width and the height, as in `(1.0, 2.0)`.
  public var debugDescription: String { String(describing: self) }
}

extension CGRect {
  /// The origin and the size, as in `(1.0, 2.0, 3.0, 4.0)`.
  public var debugDescription: String { String(describing: self) }
}
