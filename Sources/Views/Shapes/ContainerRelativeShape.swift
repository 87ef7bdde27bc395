// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// The container shape of the view, inset by the least distance of the view from the edges of the
/// container; a rectangle outside of all containers.
public nonisolated struct ContainerRelativeShape: InsettableShape, _InsetBase {
  /// Creates the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path { insetPath(in: rect, by: 0) }

  public func insetPath(in rect: CGRect, by amount: CGFloat) -> Path {
    ContainerShapeLookup.container?.path(in: rect, insetBy: amount) ?? Path(rect)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The container shape of the view: `.containerRelative` where a shape is expected.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
