// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Interface
import Snapback

/// What happened on a stage in the last seconds: what the instruments show. Times are the stage's.
///
/// While an earlier moment is looked at, it shows what it showed then.
@Observable
final class StageRecord {
  /// How much of it is shown at once, in seconds.
  nonisolated static let span = 3.0
  /// How far back it goes, in seconds: as far as one can look, and what was shown then.
  private nonisolated static let memory = 13.5

  /// The time that is shown: that of the last frame, unless an earlier one is looked at.
  @ObservationIgnored private(set) var time = 0.0
  @ObservationIgnored private(set) var touches: [Touch] = []
  /// Where each touch was, oldest first.
  @ObservationIgnored private(set) var trail: ArraySlice<TrailPoint> = []
  /// Where the view was that a hand took hold of, frame by frame.
  @ObservationIgnored private(set) var motion: ArraySlice<MotionSample> = []
  /// Where it would have been had the spring not been changed.
  @ObservationIgnored private(set) var ghost: ArraySlice<MotionSample> = []
  @ObservationIgnored private(set) var gestures: [GestureRecord] = []
  /// The last time a hand let go.
  private(set) var handOver: HandOver?
  /// What is said about the gestures in words.
  private(set) var lanes: [GestureLane] = []
  private(set) var figures = MotionFigures()
  /// The spring that the scene asked for last.
  private(set) var spring: SpringOverride.Use?
  /// How long before the present what is shown was; nil for the present.
  private(set) var secondsAgo: Double?
  /// Whether one can look back.
  private(set) var isComplete = true
  /// The times at which hands came down.
  @ObservationIgnored private(set) var presses: [Double] = []
  @ObservationIgnored private weak var stage: StageSession?
  @ObservationIgnored private var hands: [Int: HandTrack] = [:]
  @ObservationIgnored private var past = StagePast()

  /// Records what happens on a stage from now on.
  func follow(_ stage: StageSession) {
    if let old = self.stage {
      old.whenRun = { _, _ in }
      old.whenMade = { _ in }
      old.whenScrubbed = { _ in }
      old.whenCut = { _ in }
      old.whenGhostRun = { _, _ in }
    }
    clear()
    self.stage = stage
    stage.whenMade = { [weak self] host in self?.follow(host) }
    stage.whenRun = { [weak self] host, time in self?.take(host, at: time) }
    stage.whenGhostRun = { [weak self] host, time in self?.takeGhost(host, at: time) }
    stage.whenScrubbed = { [weak self] time in self?.look(at: time) }
    stage.whenCut = { [weak self] time in self?.cut(after: time) }
  }

  /// Records the touches of a hierarchy from now on; its frames are told by `take`.
  func follow(_ host: ViewHost) {
    host.whenTouched = { [weak self] touches in self?.take(touches) }
  }

  func clear() {
    past = StagePast()
    hands = [:]
    presses = []
    spring = nil
    secondsAgo = nil
    isComplete = true
    show(0)
  }

  /// Takes what a frame led to.
  func take(_ host: ViewHost, at time: Double) {
    let isAtRest = host.animationCount == 0 && host.touches.isEmpty
    takeMotion(host, at: time)
    takeFlight(host)
    past.gestures = host.gestureLog
    past.moments.append(
      StageMoment(
        time: time, touches: host.touches, velocities: hands.mapValues { $0.velocity(at: time) },
        isAtRest: isAtRest))
    past.forget(before: time - Self.memory)
    presses.removeAll { $0 < time - Self.memory }
    show(time)
    if host.lastSpring != spring { spring = host.lastSpring }
    if let stage, stage.canScrub != isComplete { isComplete = stage.canScrub }
    if !isAtRest { stage?.runsUntil = time + TrailPoint.life }
  }

  private func take(_ new: [Touch]) {
    for touch in new {
      hands[touch.id, default: HandTrack(touch)].add(touch)
      past.trail.append(
        TrailPoint(id: touch.id, time: touch.time, place: touch.location, phase: touch.phase))
      if touch.phase == .began { presses.append(touch.time) }
      guard touch.phase == .ended || touch.phase == .cancelled else { continue }
      let hand = hands.removeValue(forKey: touch.id)
      if touch.phase == .ended, let handOver = hand?.handOver { past.handOvers.append(handOver) }
    }
  }

  private func takeMotion(_ host: ViewHost, at time: Double) {
    Self.follow(host, at: time, in: &past.motion)
  }

  /// Notes what has become of what the hand let go of in this frame.
  private func takeFlight(_ host: ViewHost) {
    guard let last = past.handOvers.indices.last, host.touches.isEmpty, let view = host.heldView
    else { return }
    if let flight = past.handOvers[last].flight {
      guard flight.way == nil, host.animationCount == 0 else { return }
      past.handOvers[last].flight?.way = view.centre.way(from: flight.start)
      return
    }
    let use = host.lastSpring.flatMap { $0.time >= past.handOvers[last].time ? $0 : nil }
    let tuned = use == nil ? nil : host.springOverride
    past.handOvers[last].flight = HandOver.Flight(
      start: view.centre,
      way: view.restingCentre == view.centre ? nil : view.restingCentre.way(from: view.centre),
      spring: tuned ?? use?.spring, isTuned: tuned != nil)
  }

  private func takeGhost(_ host: ViewHost, at time: Double) {
    // A new ghost begins earlier than the last one ended.
    if let last = past.ghost.last, last.time >= time { past.ghost.removeAll { $0.time >= time } }
    Self.follow(host, at: time, in: &past.ghost)
    ghost = past.ghost(from: self.time - Self.span - 0.1, to: self.time)
  }

  private static func follow(
    _ host: ViewHost, at time: Double, in motion: inout [MotionSample]
  ) {
    guard let view = host.heldView, time > motion.last?.time ?? -1 else { return }
    // A hand's samples and the frames keep different time: its speed is taken over two frames.
    let isHeld = !host.touches.isEmpty
    var velocity = CGSize.zero
    if let before = isHeld ? motion.dropLast().last ?? motion.last : motion.last {
      let interval = time - before.time
      velocity = CGSize(
        width: (view.centre.x - before.place.x) / interval,
        height: (view.centre.y - before.place.y) / interval)
    }
    motion.append(
      MotionSample(time: time, place: view.centre, velocity: velocity, isHeld: isHeld))
  }

  // MARK: What is shown

  /// Whether what is shown is not the present.
  var isPast: Bool { secondsAgo != nil }

  private func look(at time: Double?) {
    let ago = time.map { (stage?.end ?? $0) - $0 }
    if ago != secondsAgo { secondsAgo = ago }
    show(time ?? past.moments.last?.time ?? 0)
  }

  private func cut(after time: Double) {
    past.cut(after: time)
    presses.removeAll { $0 > time }
    hands = [:]
    show(time)
  }

  private func show(_ time: Double) {
    self.time = time
    let moment = past.moment(at: time)
    touches = moment?.touches ?? []
    trail = past.trail(from: time - TrailPoint.life, to: time)
    motion = past.motion(from: time - Self.span - 0.1, to: time)
    ghost = past.ghost(from: time - Self.span - 0.1, to: time)
    gestures = past.gestures(to: time).suffix(60)
    let lanes = GestureLane.lanes(of: gestures)
    if lanes != self.lanes { self.lanes = lanes }
    let handOver = past.handOvers.last { $0.time <= time }
    if handOver != self.handOver { self.handOver = handOver }
    let figures = MotionFigures(motion, isAtRest: moment?.isAtRest ?? true)
    if figures != self.figures { self.figures = figures }
  }

  /// How fast a touch that is down moves, in points per second.
  func velocity(of touch: Touch) -> CGSize {
    past.moment(at: time)?.velocities[touch.id] ?? .zero
  }
}
