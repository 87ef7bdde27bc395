// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The minimum, ideal and maximum length of a frame along one axis, in points; nil leaves it to the
/// child.
struct LengthLimits: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?

  init() {}

  /// Creates limits. Negative ones are 0; NaN, -infinity, and an infinite minimum or ideal length are nil.
  init(usable minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
    self.minimum = usable(minimum)
    self.ideal = usable(ideal)
    self.maximum = maximum == .infinity ? .infinity : usable(maximum)
  }

  /// Returns the length proposed to the child.
  func childProposal(_ proposal: CGFloat?) -> CGFloat? {
    guard let length = proposal ?? ideal else { return nil }
    return min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
  }

  var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

  /// Returns the length proposed to the child in a frame of the given length: that length, or nil
  /// if no length is proposed to the frame and its length is the child's own.
  func placed(_ proposal: CGFloat?, _ length: CGFloat) -> CGFloat? {
    let isChildLength =
      proposal == nil && ideal == nil && minimum ?? -.infinity < length
      && length < maximum ?? .infinity
    return isChildLength ? nil : length
  }

  /// Returns the length of the frame for a child of the given length.
  func frame(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
    guard let proposal = proposal ?? ideal else {
      return min(max(child, minimum ?? -.infinity), maximum ?? .infinity)
    }
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): return min(max(proposal, minimum), max(maximum, minimum))
    case (let minimum?, nil): return max(min(proposal, child), minimum)
    case (nil, let maximum?): return min(max(proposal, child), maximum)
    case (nil, nil): return child
    }
  }
}
