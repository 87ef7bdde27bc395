// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) import ViewCore

// The areas are those of `contains`: by the non-zero rule, or by the even-odd rule if `eoFill` is
// true. The result is the same by both rules.

extension Path {
  /// Returns the outline of the area that is in this path or in another one.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }

  /// Returns the outline of the area that is in this path and in another one.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// Returns the outline of the area that is in this path and not in another one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// Returns the outline of the area that is in either this path or another one, and not in both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// Returns the outline of the path's area, without lines that cross each other.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { inside, _ in inside }
  }

  /// Returns the parts of this path's lines that are inside of another path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline.lines(inside: other.outline, eoFill ? .evenOdd : .nonZero))
  }

  /// Returns the parts of this path's lines that are outside of another path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline.lines(inside: other.outline, eoFill ? .evenOdd : .nonZero, isInside: false))
  }

  private func combined(
    with other: Path, _ eoFill: Bool, _ rule: (Bool, Bool) -> Bool
  ) -> Path {
    Path(outline.combined(with: other.outline, eoFill ? .evenOdd : .nonZero, rule))
  }
}
