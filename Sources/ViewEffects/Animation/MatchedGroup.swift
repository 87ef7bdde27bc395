// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// The id and the namespace of a group.
struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// Views that share the frame of their source. When the source changes, the frame animates from the old one.
@MainActor
final class MatchedGroup: Animating {
  private(set) var members: [MatchedElement] = []
  private var rect: AnimatedValue<CGRect>?

  /// The presented shared frame in the root's space; nil while there is no source.
  var frame: CGRect? { rect?.presented }
  /// Whether the shared frame animates.
  private(set) var isAnimating = false

  func add(_ member: MatchedElement) {
    members.append(member)
  }

  func remove(_ member: MatchedElement) {
    members.removeAll { $0 === member }
  }

  /// Sets the shared frame to that of the source, after a layout. Returns whether the presented
  /// frame has changed, or whether it begins or ends to animate.
  func updateFrame(_ pass: UpdatePass, _ host: ViewHost) -> Bool {
    guard let source = members.last(where: { $0.isSource && !$0.isDeparting }) else { return false }
    let target = source.layoutFrame
    guard rect != nil else {
      rect = AnimatedValue(target)
      return true
    }
    let (before, wasAnimating) = (frame, isAnimating)
    isAnimating = rect?.set(target, host.adjusted(pass, for: source.node)) ?? false
    if isAnimating { host.addAnimating(self) }
    return frame != before || isAnimating != wasAnimating
  }

  func sample(at time: Double) -> Bool {
    isAnimating = rect?.sample(at: time) ?? false
    for member in members {
      member.setNeedsLayout()
      if isAnimating { member.node.host.setLayoutAnimating() }
    }
    return isAnimating
  }
}
