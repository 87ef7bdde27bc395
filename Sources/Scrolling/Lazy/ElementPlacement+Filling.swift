// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

extension ElementPlacement {
  /// The placement of a view in a line of a lazy container: rows are measured at their ideal length,
  /// and are then proposed the length of their line, so that what is flexible in them fills it. A view
  /// that would be narrower in it, such as one with an aspect ratio around contents of a fixed length,
  /// keeps the size that was measured.
  @MainActor
  func filling(_ length: CGFloat, along axis: Axis) -> ElementPlacement {
    var proposal = dimensions.proposal
    let across = proposal[axis.other]
    guard proposal[axis] == nil, length.isFinite,
      !element.keepsIdealLength(along: axis, across: across),
      element.lengthRange(along: axis, across: across).map({ $0.lowerBound < $0.upperBound })
        ?? true
    else { return self }
    proposal[axis] = length
    let filled = element.dimensions(in: proposal)
    // Sums of lengths differ by roundings.
    guard filled.size[axis.other] > dimensions.size[axis.other] - 0.001 else { return self }
    return ElementPlacement(element, origin, filled)
  }
}
