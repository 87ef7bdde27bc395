// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The position of an alignment guide in an element, cached for one proposal and size.
struct CachedGuide {
  private let key: AlignmentKey
  private let size: CGSize
  private let proposal: ProposedViewSize
  let value: CGFloat?

  init(_ key: AlignmentKey, _ dimensions: ViewDimensions, _ value: CGFloat?) {
    self.key = key
    size = dimensions.size
    proposal = dimensions.proposal
    self.value = value
  }

  func matches(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> Bool {
    self.key == key && size == dimensions.size && proposal == dimensions.proposal
  }
}
