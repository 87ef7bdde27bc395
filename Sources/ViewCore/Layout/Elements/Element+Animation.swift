// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

extension Element: Animating {
  /// The animation of the frame, for the inspector; nil if none is running.
  package final var frameAnimation: InspectedAnimation? {
    guard let frameMotion, frameMotion.value.isAnimating else { return nil }
    return InspectedAnimation(
      name: "frame", presented: InspectedValue.text(of: presentedFrame),
      target: InspectedValue.text(of: modelFrame))
  }

  /// Whether the presented frame is not that of the layout.
  package final var isFrameInMotion: Bool { presentedFrame != modelFrame }

  /// How much of the element is presented while it, or what it decorates, is inserted without a transition of its own,
  /// or removed without one or with one that fades it: 0 to 1.
  package final var presenceOpacity: Double {
    var (opacity, element) = (1.0, self)
    while true {
      if let fade = element as? OpacityElement,
        fade is FadeElement || fade.model == 0 && isDeparting
      {
        opacity *= fade.value.clampedToUnit
      }
      guard let child = element.wrappedContent else { return opacity }
      element = child
    }
  }

  /// Sets the frame in a pass. Returns whether the presented frame animates from then on.
  final func setFrame(_ rect: CGRect, _ pass: UpdatePass) -> Bool {
    let motion: FrameMotion
    if let frameMotion {
      motion = frameMotion
    } else if pass.needsAnimator {
      motion = FrameMotion(modelFrame)
      frameMotion = motion
    } else {
      if !rect.hasNaN { (modelFrame, presentedFrame) = (rect, rect) }
      return false
    }
    let moves = motion.value.set(rect, pass)
    (modelFrame, presentedFrame) = (motion.value.model, motion.value.presented)
    return moves
  }

  package func sample(at time: Double) -> Bool {
    guard !isDismantled else { return false }
    var moves = false
    var period: Double? = 0
    if let frameMotion {
      moves = frameMotion.value.sample(at: time)
      period = frameMotion.value.endlessPeriod(at: time)
      presentedFrame = frameMotion.value.presented
    }
    invalidateDrawnBounds()
    if sampleOwnValues(at: time) {
      guard let own = ownEndlessPeriod(at: time) else { return true }
      period = period.map { max($0, own) }
      moves = true
    }
    if moves, let period { host.endlessDisplay.add(period: period) }
    return moves
  }
}

/// The animation of an element's frame. Few elements have one.
final class FrameMotion {
  var value: AnimatedValue<CGRect>

  init(_ rect: CGRect) { value = AnimatedValue(rect) }
}

extension CGRect {
  fileprivate var hasNaN: Bool {
    origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
  }
}
