// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
package import Foundation
import Gestures

/// A hierarchy of views on a stage: it has a time of its own, which can be slowed and stopped, and can begin
/// again while everything around it stays.
@MainActor
package final class StageSession {
  /// What makes the hierarchy for a size in points, a number of pixels to a point, and resources.
  package typealias Make = (CGSize, CGFloat, Resources) -> ViewHost

  /// The hierarchy; nil until the stage has a place.
  package private(set) var host: ViewHost?
  package private(set) var clock = StageClock()
  /// What its last frame showed.
  private(set) var list: DisplayList?
  /// Told of every hierarchy that it makes.
  package var whenMade: (ViewHost) -> Void = { _ in }
  /// Told of every frame, with the stage's time.
  package var whenRun: (ViewHost, Double) -> Void = { _, _ in }
  /// Until when it runs every frame, moving or not, in its own time.
  package var runsUntil = 0.0
  private let make: Make
  /// The way to the hierarchy that it stands in.
  private var outside: HostLink?
  private var colorScheme = ColorScheme.light
  private var reducesMotion = false
  /// Whether it wants a frame whatever its clock says.
  private var isDue = true

  package init(_ make: @escaping Make) {
    self.make = make
  }

  /// The stage's time now.
  package var time: Double { clock.time(at: now) }

  /// Begins again from nothing.
  package func reset() {
    host = nil
    list = nil
    isDue = true
    runsUntil = 0
  }

  /// Runs so many seconds to a second.
  package func setSpeed(_ speed: Double) {
    clock.setSpeed(speed, at: now)
    isDue = true
  }

  package func setPaused(_ isPaused: Bool) {
    clock.setPaused(isPaused, at: now)
    isDue = true
  }

  /// Moves on by seconds while it stands still.
  package func step(by seconds: Double) {
    clock.step(by: seconds, at: now)
    isDue = true
  }

  private var now: Double { outside?.host?.time ?? 0 }

  // MARK: What the element around says

  func connect(_ link: HostLink) {
    outside = link
  }

  func look(_ colorScheme: ColorScheme, reducesMotion: Bool) {
    (self.colorScheme, self.reducesMotion) = (colorScheme, reducesMotion)
    isDue = true
  }

  /// Takes an event in the stage's points and the time outside.
  func take(_ event: InputEvent) {
    guard let host else { return }
    host.handle([event.timed { clock.time(at: $0) }])
    isDue = true
  }

  /// Runs a frame, if one is wanted, in a size and at a time outside.
  func run(in size: CGSize, at outsideTime: Double) {
    guard let outside = outside?.host else { return }
    let host = host ?? begin(in: size, outside, at: outsideTime)
    let time = clock.time(at: outsideTime)
    if host.size != size || host.scale != outside.scale {
      host.handle([.resize(time: time, size: size, scale: outside.scale)])
      isDue = true
    }
    if host.colorScheme != colorScheme { host.colorScheme = colorScheme }
    if host.reducesMotion != reducesMotion { host.reducesMotion = reducesMotion }
    let isWanted = isDue || list == nil || (!clock.isPaused && isDueItself(host, at: time))
    guard isWanted else { return }
    isDue = false
    list = host.frame(at: time)
    whenRun(host, time)
  }

  private func begin(in size: CGSize, _ outside: ViewHost, at outsideTime: Double) -> ViewHost {
    let host = make(size, outside.scale, outside.resources)
    host.copyText = outside.copyText
    self.host = host
    clock.restart(at: outsideTime)
    whenMade(host)
    return host
  }

  /// When it next wants a frame, on the clock outside.
  func nextFrame(after outsideTime: Double) -> Double? {
    guard let host, !isDue else { return outsideTime }
    let time = clock.time(at: outsideTime)
    if !clock.isPaused, time < runsUntil { return outsideTime }
    guard let next = host.nextFrame(after: time) else { return nil }
    return clock.outsideTime(of: next).map { next <= time ? outsideTime : $0 }
  }

  private func isDueItself(_ host: ViewHost, at time: Double) -> Bool {
    if time <= runsUntil { return true }
    return host.nextFrame(after: time).map { $0 <= time } ?? false
  }
}
