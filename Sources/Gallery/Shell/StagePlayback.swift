// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Snapback

/// The time of the stage and of the variants beside it: speed, pausing, stepping and scrubbing.
@Observable
final class StagePlayback {
  private(set) var speed = PlaybackSpeed.full
  private(set) var isPaused = false
  @ObservationIgnored private var stage: StageSession
  @ObservationIgnored private let variants: StageVariants

  init(_ stage: StageSession, _ variants: StageVariants) {
    self.stage = stage
    self.variants = variants
  }

  /// Controls another stage, which runs at the current speed.
  func replace(_ stage: StageSession) {
    self.stage = stage
    stage.setSpeed(speed.factor)
    isPaused = false
  }

  /// Applies the speed and the pause to new variants.
  func applyToVariants() {
    variants.applyToAll {
      $0.setSpeed(speed.factor)
      $0.setPaused(isPaused)
    }
  }

  func setSpeed(_ speed: PlaybackSpeed) {
    self.speed = speed
    stage.setSpeed(speed.factor)
    variants.applyToAll { $0.setSpeed(speed.factor) }
  }

  func togglePause() {
    isPaused.toggle()
    stage.setPaused(isPaused)
    variants.applyToAll { $0.setPaused(isPaused) }
  }

  /// Pauses, and shows the next or the previous frame.
  func step(back: Bool = false) {
    isPaused = true
    if back || stage.isScrubbed {
      stage.scrub(byFrames: back ? -1 : 1)
      scrubVariants(to: stage.time)
    } else {
      stage.setPaused(true)
      stage.step(by: Self.frame)
      variants.applyToAll {
        $0.setPaused(true)
        $0.step(by: Self.frame)
      }
    }
  }

  /// The duration of a step, in seconds.
  private static let frame = 1.0 / 60

  /// Pauses, and shows an earlier time; the live frame if `time` is not earlier.
  func scrub(to time: Double) {
    isPaused = true
    stage.setPaused(true)
    stage.scrub(to: time)
    scrubVariants(to: time)
  }

  func scrub(by seconds: Double) {
    scrub(to: stage.time + seconds)
  }

  /// Shows a time of the stage on the variants, which have clocks of their own.
  private func scrubVariants(to time: Double) {
    let age = stage.end - time
    variants.applyToAll {
      $0.setPaused(true)
      $0.scrub(to: $0.end - age)
    }
  }
}
