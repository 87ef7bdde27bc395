// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// The id and the namespace of a group.
struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// Views that share the frame of their source. When the source changes, or its layout, the frame animates
/// from the old one. Transforms of the source, such as offsets and scrolling, move it at once.
@MainActor
final class MatchedGroup: Animating {
  private(set) var members: [MatchedElement] = []
  private var rect: AnimatedValue<CGRect>?
  /// The source at the last layout, and its frame by layout alone.
  private weak var source: MatchedElement?
  private var layoutFrame = CGRect.null

  /// The presented shared frame in the root's space; nil while there is no source.
  var frame: CGRect? { rect?.presented }
  /// Whether the shared frame animates.
  private(set) var isAnimating = false
  /// Whether the source moves with the frame: its own change is animated.
  private(set) var movesSource = false

  func add(_ member: MatchedElement) {
    members.append(member)
  }

  func remove(_ member: MatchedElement) {
    members.removeAll { $0 === member }
    if source === member { source = nil }
  }

  /// Sets the shared frame to that of the source, after a layout. Returns whether the presented
  /// frame has changed, or whether it begins or ends to animate.
  func updateFrame(_ pass: UpdatePass, _ host: ViewHost) -> Bool {
    guard let source = members.last(where: { $0.isSource && !$0.isLeaving }) else { return false }
    let hasMoved = source !== self.source || source.layoutFrame != layoutFrame
    self.source = source
    layoutFrame = source.layoutFrame
    guard rect != nil else {
      rect = AnimatedValue(source.transformedFrame)
      return true
    }
    let (before, wasAnimating) = (frame, isAnimating)
    if hasMoved {
      isAnimating = move(to: source, pass, host)
    } else {
      followSource(pass.unanimated)
    }
    if isAnimating { host.addAnimating(self) }
    return frame != before || isAnimating != wasAnimating
  }

  /// Moves the shared frame to the source. Returns whether it animates.
  private func move(to source: MatchedElement, _ pass: UpdatePass, _ host: ViewHost) -> Bool {
    let target = source.modelFrame
    var change = host.adjusted(pass, for: source.node)
    if rect?.model != target {
      // In the frames of an animation the layout of the source changes without one of its own.
      movesSource = change.isAnimated || (movesSource && isAnimating)
      // Only the removed view is in an animation: it alone moves to the source.
      if !movesSource, let removal = removal(pass, host) { change = removal }
    }
    return rect?.set(target, change) ?? false
  }

  /// The animated pass of a view that is being removed.
  private func removal(_ pass: UpdatePass, _ host: ViewHost) -> UpdatePass? {
    for member in members where member.isLeaving {
      let pass = host.adjusted(pass, for: member.node)
      if pass.isAnimated { return pass }
    }
    return nil
  }

  /// Moves the shared frame with the transforms of the source, in a pass without animation. An animation to
  /// the source continues to where it will be.
  func followSource(_ pass: UpdatePass) {
    guard let source, !source.isDismantled, rect != nil else { return }
    let frame = isAnimating ? source.modelFrame : source.transformedFrame
    isAnimating = rect?.set(frame, pass) ?? false
  }

  /// Invalidates the layout if the source, or a view that follows it, has been transformed since.
  func invalidateFollowers() {
    guard let source, !source.isDismantled, !isAnimating else { return }
    let hasMoved = source.transformedFrame != frame
    for member in members where !member.isSource || member.isLeaving {
      if hasMoved || member.hasMoved { member.setNeedsLayout() }
    }
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

extension UpdatePass {
  fileprivate var isAnimated: Bool {
    transaction.animation != nil && !transaction.disablesAnimations
  }
}
