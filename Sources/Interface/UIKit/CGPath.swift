// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) public import Views

/// A path, under the name of Core Graphics.
public struct CGPath: Equatable, Sendable {
  let path: Path

  /// The bounding box in points; the null rectangle if the path is empty.
  public var boundingBox: CGRect { path.boundingRect }
}

extension Path {
  /// Creates a path from a Core Graphics path.
  public init(_ path: CGPath) {
    self = path.path
  }

  /// The path as a Core Graphics path.
  public var cgPath: CGPath { CGPath(path: self) }
}
