// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// What of a lazy stack stays in view while its section does.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
}

/// Marks a section's header, for the stack around.
enum SectionHeaderMark {
  static var traits: Traits { Traits(values: [ObjectIdentifier(SectionHeaderMark.self): true]) }
}

extension Element {
  /// Whether it is a section's header.
  final var isSectionHeader: Bool { layoutValue(ObjectIdentifier(SectionHeaderMark.self)) != nil }

  /// How much of it the scroll view around has moved out above, in points; 0 where none is.
  final var scrolledAway: CGFloat {
    guard let scroll = enclosingScroll else { return 0 }
    var transform = CGAffineTransform.identity
    var element: Element = self
    while element !== scroll {
      transform = transform.concatenating(element.transformToParent)
      guard let parent = element.parent else { return 0 }
      element = parent
    }
    let top = CGPoint.zero.applying(transform).y
    return top.isFinite ? max(0, -top) : 0
  }

  /// How far an element inside is moved down to stay in view, down to a height in its own space.
  final func pinShift(of item: Element, away: CGFloat, limit: CGFloat) -> CGFloat {
    let frame = item.frame
    return max(0, min(away - frame.minY, limit - frame.maxY))
  }
}
