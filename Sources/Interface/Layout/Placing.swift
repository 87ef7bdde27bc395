// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Where a container puts an element, in the container's space, and the size the element takes.
struct Placing {
  let element: Element
  var origin: CGPoint
  let dimensions: ViewDimensions

  init(_ element: Element, _ origin: CGPoint, _ dimensions: ViewDimensions) {
    self.element = element
    self.origin = origin
    self.dimensions = dimensions
  }

  /// The element under a proposal, lined up with a container of a size.
  @MainActor
  init(_ element: Element, _ proposal: ProposedViewSize, _ alignment: Alignment, in size: CGSize) {
    let dimensions = element.dimensions(in: proposal)
    self.init(element, alignment.origin(of: dimensions, in: size), dimensions)
  }
}

/// A guide's place in an element, as it was found for a proposal.
struct KnownGuide {
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

extension ViewHost {
  /// A rectangle of the root's layout space on whole pixels, as SwiftUI rounds the frames of views: each edge
  /// to the nearest, halves up, with the offsets around it. While layout itself moves, the rectangle as it
  /// is, so that it moves evenly.
  func placed(_ rect: CGRect, movedBy offset: CGSize) -> CGRect {
    guard !layoutMoves else { return rect }
    func whole(_ length: CGFloat) -> CGFloat { (length * scale + 0.5).rounded(.down) / scale }
    let x = whole(rect.origin.x + offset.width)
    let y = whole(rect.origin.y + offset.height)
    let width = whole(rect.origin.x + rect.size.width + offset.width) - x
    let height = whole(rect.origin.y + rect.size.height + offset.height) - y
    guard x.isFinite, y.isFinite, width.isFinite, height.isFinite else { return rect }
    return CGRect(x: x - offset.width, y: y - offset.height, width: width, height: height)
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGSize {
  /// The length along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension ProposedViewSize {
  /// What is proposed along an axis.
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
