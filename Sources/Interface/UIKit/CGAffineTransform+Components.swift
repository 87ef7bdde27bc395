// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion

extension CGAffineTransform {
  /// Creates a transform from its components, in the order of the labelled initializer.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }
}
