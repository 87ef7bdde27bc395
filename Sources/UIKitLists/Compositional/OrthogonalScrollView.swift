// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// Scrolls the groups of a section across the direction of its layout.
final class OrthogonalScrollView: UIScrollView {
  /// The starts of the groups along the direction, each with its length.
  var groups: [(start: CGFloat, length: CGFloat)] = []
  var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  var isHorizontal = true
  private weak var collection: UICollectionView?

  init(in collection: UICollectionView) {
    self.collection = collection
    super.init(frame: .zero)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
  }

  required init?(coder: NSCoder) { return nil }

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      guard newValue != super.contentOffset else { return }
      super.contentOffset = newValue
      collection?.setNeedsLayout()
    }
  }

  /// The length of the visible part.
  private var length: CGFloat { isHorizontal ? bounds.width : bounds.height }
  private var position: CGFloat { isHorizontal ? contentOffset.x : contentOffset.y }

  /// The offsets at which groups stop.
  private var stops: [CGFloat] {
    let first = groups.first?.start ?? 0
    return groups.map { group in
      switch behavior {
      case .groupPagingCentered: group.start - (length - group.length) / 2
      // The first group stops with the inset of the section before it, and so do the others.
      default: group.start - first
      }
    }
  }

  override func restingOffset(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
    let wanted = isHorizontal ? proposed.x : proposed.y
    let speed = isHorizontal ? velocity.x : velocity.y
    guard let target = target(wanted, speed) else { return proposed }
    let size = isHorizontal ? contentSize.width : contentSize.height
    let (before, after) =
      isHorizontal
      ? (contentInset.left, contentInset.right) : (contentInset.top, contentInset.bottom)
    let inside = min(max(target, -before), max(-before, size + after - length))
    return isHorizontal
      ? CGPoint(x: inside, y: proposed.y) : CGPoint(x: proposed.x, y: inside)
  }

  /// The offset of a group at which the contents stop; nil if groups do not matter.
  private func target(_ proposed: CGFloat, _ speed: CGFloat) -> CGFloat? {
    let stops = stops
    guard !stops.isEmpty else { return nil }
    func nearest(_ offset: CGFloat) -> CGFloat? {
      stops.min { abs($0 - offset) < abs($1 - offset) }
    }
    switch behavior {
    case .continuousGroupLeadingBoundary: return nearest(proposed)
    case .groupPaging, .groupPagingCentered:
      if speed > 0.2 { return stops.first { $0 > position + 1 } ?? stops.last }
      if speed < -0.2 { return stops.last { $0 < position - 1 } ?? stops.first }
      return nearest(position)
    case .none, .continuous, .paging: return nil
    }
  }
}
