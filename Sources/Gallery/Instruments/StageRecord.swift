// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Interface
import Snapback

/// What happened on a stage in the last seconds: what the instruments show. Times are the stage's.
@Observable
final class StageRecord {
  /// How far back it goes, in seconds.
  nonisolated static let span = 3.0

  /// The time of the last frame.
  @ObservationIgnored private(set) var time = 0.0
  @ObservationIgnored private(set) var touches: [Touch] = []
  /// Where each touch was, oldest first.
  @ObservationIgnored private(set) var trail: [TrailPoint] = []
  /// Where the view was that a hand took hold of, frame by frame.
  @ObservationIgnored private(set) var motion: [MotionSample] = []
  @ObservationIgnored private(set) var gestures: [GestureRecord] = []
  /// The last time a hand let go.
  private(set) var handOver: HandOver?
  /// What is said about the gestures in words.
  private(set) var lanes: [GestureLane] = []
  private(set) var figures = MotionFigures()
  @ObservationIgnored private weak var stage: StageSession?
  @ObservationIgnored private var hands: [Int: HandTrack] = [:]

  /// Records what happens on a stage from now on.
  func follow(_ stage: StageSession) {
    self.stage?.whenRun = { _, _ in }
    self.stage?.whenMade = { _ in }
    clear()
    self.stage = stage
    stage.whenMade = { [weak self] host in self?.follow(host) }
    stage.whenRun = { [weak self] host, time in self?.take(host, at: time) }
  }

  /// Records the touches of a hierarchy from now on; its frames are told by `take`.
  func follow(_ host: ViewHost) {
    host.whenTouched = { [weak self] touches in self?.take(touches) }
  }

  func clear() {
    time = 0
    touches = []
    trail = []
    motion = []
    gestures = []
    hands = [:]
    handOver = nil
    lanes = []
    figures = MotionFigures()
  }

  /// Takes what a frame led to.
  func take(_ host: ViewHost, at time: Double) {
    self.time = time
    touches = host.touches
    takeMotion(host, at: time)
    takeGestures(host.gestureLog)
    trail.removeAll { $0.time < time - TrailPoint.life }
    motion.removeAll { $0.time < time - Self.span - 0.1 }
    let isLively = !touches.isEmpty || host.animationCount > 0
    if isLively { stage?.runsUntil = time + TrailPoint.life }
  }

  private func take(_ new: [Touch]) {
    for touch in new {
      hands[touch.id, default: HandTrack(touch)].add(touch)
      trail.append(TrailPoint(id: touch.id, time: touch.time, place: touch.location))
      guard touch.phase == .ended || touch.phase == .cancelled else { continue }
      let hand = hands.removeValue(forKey: touch.id)
      if touch.phase == .ended { handOver = hand?.handOver }
    }
  }

  private func takeMotion(_ host: ViewHost, at time: Double) {
    guard let view = host.heldView, time > motion.last?.time ?? -1 else { return }
    // A hand's samples and the frames keep different time: its speed is taken over two frames.
    let isHeld = !touches.isEmpty
    var velocity = CGSize.zero
    if let before = isHeld ? motion.dropLast().last ?? motion.last : motion.last {
      let interval = time - before.time
      velocity = CGSize(
        width: (view.centre.x - before.place.x) / interval,
        height: (view.centre.y - before.place.y) / interval)
    }
    motion.append(
      MotionSample(time: time, place: view.centre, velocity: velocity, isHeld: isHeld))
    let figures = MotionFigures(motion, isAtRest: host.animationCount == 0 && !isHeld)
    if figures != self.figures { self.figures = figures }
  }

  private func takeGestures(_ log: [GestureRecord]) {
    let recent = Array(log.suffix(60))
    guard recent != gestures else { return }
    gestures = recent
    let lanes = GestureLane.lanes(of: recent)
    if lanes != self.lanes { self.lanes = lanes }
  }

  /// How fast a touch that is down moves, in points per second.
  func velocity(of touch: Touch) -> CGSize { hands[touch.id]?.velocity(at: time) ?? .zero }
}

/// A place where a touch was.
nonisolated struct TrailPoint {
  /// How long it is seen, in seconds.
  static let life = 0.5

  let id: Int
  let time: Double
  let place: CGPoint
}

/// Where a view was in a frame, and how fast it had come there.
nonisolated struct MotionSample {
  let time: Double
  let place: CGPoint
  /// In points per second, from the frame before.
  let velocity: CGSize
  let isHeld: Bool
}
