// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
package import Interface
import Snapback
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) package import ViewCore

/// Records what happens on a stage, and provides the data that the instruments show. Times are
/// seconds on the stage's clock.
///
/// While the stage is scrubbed it provides the data that it had at the shown time.
@Observable
package final class StageRecord {
  /// The time span of the plots, in seconds.
  nonisolated static let span = 3.0
  /// The maximum time from a release to the start of its spring, in seconds.
  private nonisolated static let startDelay = 0.05
  /// The age at which data is discarded, in seconds: the scrub range (10), plus the span of the
  /// plots.
  private nonisolated static let retention = 13.5
  /// The most points of a trail: those of a second of a mouse that reports a thousand times a second.
  private nonisolated static let trailLimit = 1000

  /// The shown time: that of the last frame, or of an earlier one while scrubbing.
  @ObservationIgnored private(set) var time = 0.0
  @ObservationIgnored private(set) var touches: [Touch] = []
  /// The recent samples of all touches, oldest first.
  @ObservationIgnored private(set) var trail: ArraySlice<TrailPoint> = []
  /// The motion of the view that was last touched, frame by frame.
  @ObservationIgnored private(set) var motion: ArraySlice<MotionSample> = []
  /// The motion of that view in the comparison run, without the last change of the spring.
  @ObservationIgnored private(set) var comparison: ArraySlice<MotionSample> = []
  @ObservationIgnored private(set) var gestures: [GestureRecord] = []
  /// The last release.
  private(set) var handoff: VelocityHandoff?
  package private(set) var lanes: [GestureLane] = []
  private(set) var metrics = MotionMetrics()
  /// The figures of the last release, at the current time.
  @ObservationIgnored private var liveMetrics = MotionMetrics()
  /// The spring that the scene last used.
  package private(set) var spring: SpringOverride.Start?
  /// The spring that the scene last used, without one that was written into the source since.
  @ObservationIgnored private var usedSpring: SpringOverride.Start?
  /// The age of the shown frame, in seconds; nil while the stage is live.
  private(set) var secondsAgo: Double?
  /// Whether the stage can be scrubbed.
  private(set) var canScrub = true
  /// The author's view that was touched last; nil if there is none.
  package private(set) var viewName: String?
  /// The properties in the motion plot, and their values.
  package let curves = MotionCurves()
  /// The number of restarts of the recording, at which scales that only grow are reset.
  @ObservationIgnored private(set) var recording = 0
  /// The times at which the hierarchy was replaced by that of newer code.
  @ObservationIgnored private(set) var reloads: [Double] = []
  /// Called with the hierarchy after every frame has been recorded.
  @ObservationIgnored var afterFrame: (ViewHost) -> Void = { _ in }
  /// The size of the stage, and how often it has changed.
  @ObservationIgnored private var size = CGSize.zero
  @ObservationIgnored private var layout = 0
  @ObservationIgnored private weak var stage: StageSession?
  @ObservationIgnored private var trackers: [Int: TouchVelocityTracker] = [:]
  @ObservationIgnored private var data = StageTimeSeries()
  /// The target of the released view as of the last frame, and whether the view has reached it.
  @ObservationIgnored private var releaseTarget = CGPoint.zero
  @ObservationIgnored private var isReleaseDone = false
  /// The author's views that gestures belong to, by the gestures' numbers.
  @ObservationIgnored private var owners: [Int: String?] = [:]
  @ObservationIgnored private let uiKit = UIKitRecord()

  package init() {}

  /// Records a stage from now on, instead of any other.
  package func observe(_ stage: StageSession) {
    if let old = self.stage {
      old.onFrame = { _, _ in }
      old.onHostChange = { _ in }
      old.onScrub = { _ in }
      old.onTruncate = { _ in }
      old.onComparisonFrame = { _, _ in }
    }
    clear()
    self.stage = stage
    stage.onHostChange = { [weak self] host in self?.observe(host) }
    stage.onFrame = { [weak self] host, time in self?.recordFrame(of: host, at: time) }
    stage.onComparisonFrame = { [weak self] host, time in
      self?.recordComparison(of: host, at: time)
    }
    stage.onScrub = { [weak self] time in self?.scrub(to: time) }
    stage.onTruncate = { [weak self] time in self?.discard(after: time) }
  }

  /// Records the touches of a hierarchy from now on. Its frames are recorded by
  /// `recordFrame(of:at:)`.
  func observe(_ host: ViewHost) {
    trackers = [:]
    owners = [:]
    uiKit.observe(host)
    host.onTouches = { [weak self] touches in self?.record(touches) }
  }

  /// Notes that the hierarchy is about to be replaced by that of newer code.
  func noteReload() {
    guard let stage else { return }
    reloads.append(stage.end)
    reloads.removeAll { $0 < stage.end - Self.retention }
  }

  /// Notes that the source now makes another spring.
  func noteSourceSpring(_ source: Spring) { spring?.spring = source }

  func clear() {
    recording += 1
    viewName = nil
    reloads = []
    data = StageTimeSeries()
    curves.clear()
    trackers = [:]
    (spring, usedSpring) = (nil, nil)
    metrics = MotionMetrics()
    liveMetrics = MotionMetrics()
    secondsAgo = nil
    canScrub = true
    show(0)
  }

  /// Records a frame of a hierarchy.
  func recordFrame(of host: ViewHost, at time: Double) {
    let isAtRest = host.animationCount == 0 && host.touches.isEmpty
    if host.size != size { (size, layout) = (host.size, layout + 1) }
    if let touch = host.touches.first { uiKit.noteMove(to: touch.location) }
    let touched = uiKit.touchedView(in: host)
    Self.recordMotion(
      of: touched, host, at: time, layout, rest: uiKit.restingCenter(of: touched?.id),
      in: &data.motion)
    recordReleaseAnimation(of: host)
    curves.record(host, at: time)
    if !host.touches.isEmpty {
      let name =
        UIKitRecord.isSurfaceTouched(in: host)
        ? uiKit.viewName : GestureOwner.name(of: host.touchedViewTypes)
      if name != viewName { viewName = name }
    }
    data.gestures = uiKit.merged(with: host.gestureLog)
    noteOwners(in: host)
    data.add(
      StageSample(
        time: time, touches: host.touches, velocities: trackers.mapValues { $0.velocity(at: time) },
        isAtRest: isAtRest))
    data.removeAll(before: time - Self.retention)
    curves.removeAll(before: time - Self.retention)
    show(time)
    // A hierarchy that has replaced another one has not used a spring yet.
    if let last = lastSpring(of: host), last != usedSpring { (usedSpring, spring) = (last, last) }
    if let stage, stage.canScrub != canScrub { canScrub = stage.canScrub }
    if !isAtRest { stage?.runsUntil = time + TrailPoint.lifetime }
    afterFrame(host)
  }

  /// The spring on which an animation of SwiftUI or UIKit started last; nil for none.
  private func lastSpring(of host: ViewHost) -> SpringOverride.Start? {
    guard let own = host.existingService(UIKitService.self)?.lastSpring else {
      return host.lastSpring
    }
    return host.lastSpring.map { $0.time > own.time ? $0 : own } ?? own
  }

  private func noteOwners(in host: ViewHost) {
    for record in data.gestures where owners[record.id.gesture] == nil {
      owners[record.id.gesture] = .some(GestureOwner.name(of: host.viewTypes(of: record.id)))
    }
  }

  private func record(_ changed: [Touch]) {
    for touch in changed {
      if touch.phase == .began, trackers.isEmpty { uiKit.noteTouch(at: touch.location) }
      trackers[touch.id, default: TouchVelocityTracker(touch)].add(touch)
      data.add(
        TrailPoint(id: touch.id, time: touch.time, location: touch.location, phase: touch.phase))
      guard touch.phase == .ended || touch.phase == .cancelled else { continue }
      let tracker = trackers.removeValue(forKey: touch.id)
      if touch.phase == .ended, let handoff = tracker?.handoff {
        data.add(handoff)
        isReleaseDone = false
      }
    }
  }

  /// Records the animation that the last release started, and its distance once that is known.
  private func recordReleaseAnimation(of host: ViewHost) {
    guard let last = data.handoffs.indices.last, host.touches.isEmpty else { return }
    guard let view = uiKit.touchedView(in: host) else {
      if data.handoffs[last].animation?.distance == nil {
        data.handoffs[last].animation?.isRemoved = true
      }
      return
    }
    defer { releaseTarget = view.settledCenter }
    let isAtRest = host.animationCount == 0
    let released = data.handoffs[last].time
    let use = lastSpring(of: host).flatMap { $0.time >= released ? $0 : nil }
    if let animation = data.handoffs[last].animation {
      // An action of the main queue may start the spring a frame later.
      if animation.spring == nil, let use, use.time < released + Self.startDelay {
        data.handoffs[last].animation?.spring = use.spring
      }
      return updateDistance(of: view, from: animation.start, isAtRest: isAtRest, last)
    }
    // The tuned spring replaces those of SwiftUI.
    let isSwiftUI = use != nil && use == host.lastSpring
    let tuned = isSwiftUI ? use.flatMap { host.replacement(of: $0.spring) } : nil
    data.handoffs[last].animation = VelocityHandoff.ReleasedSpring(
      start: view.center, distance: nil, spring: tuned ?? use?.spring, isTuned: tuned != nil)
  }

  /// Notes the distance to the target of a moving view. A view with animatable data has no known target:
  /// its distance is known once it has settled.
  private func updateDistance(
    of view: TouchedView, from start: CGPoint, isAtRest: Bool, _ index: Int
  ) {
    if isAtRest {
      guard !isReleaseDone else { return }
      isReleaseDone = true
      data.handoffs[index].animation?.distance = view.center.offset(from: start)
    } else if view.settledCenter.distance(to: releaseTarget) > 0.01 {
      data.handoffs[index].animation?.distance = nil
    } else if view.settledCenter.distance(to: view.center) > 0.5 {
      data.handoffs[index].animation?.distance = view.settledCenter.offset(from: start)
    }
  }

  private func recordComparison(of host: ViewHost, at time: Double) {
    // A new run begins earlier than the previous one ended.
    if let last = data.comparison.last, last.time >= time {
      data.comparison.removeAll { $0.time >= time }
    }
    Self.recordMotion(of: host.touchedView, host, at: time, layout, in: &data.comparison)
    comparison = data.comparison(from: self.time - Self.span - 0.1, to: self.time)
  }

  private static func recordMotion(
    of view: TouchedView?, _ host: ViewHost, at time: Double, _ layout: Int, rest: CGPoint? = nil,
    in motion: inout [MotionSample]
  ) {
    guard let view, time > motion.last?.time ?? -1, Double(view.center.x).isMeasurable,
      Double(view.center.y).isMeasurable
    else { return }
    // Touch samples and frames are not synchronous: the velocity of a held view is measured over
    // two frames.
    let isHeld = !host.touches.isEmpty
    var velocity = CGSize.zero
    let earlier = isHeld ? motion.dropLast().last ?? motion.last : motion.last
    if let earlier, earlier.view == view.id, earlier.layout == layout {
      let interval = time - earlier.time
      velocity = CGSize(
        width: (view.center.x - earlier.position.x) / interval,
        height: (view.center.y - earlier.position.y) / interval)
    }
    motion.append(
      MotionSample(
        time: time, position: view.center, velocity: velocity, isHeld: isHeld, view: view.id,
        layout: layout, rest: rest, corners: Quadrilateral(view.corners)))
  }

  /// The position of the view that was last touched; nil if it is not known.
  package var position: CGPoint? { motion.last?.position }

  /// The position at which the view rested that was last touched, the zero of its curve; nil if it is not known.
  package var restingPosition: CGPoint? {
    let last = motion.last
    return motion.first { $0.view == last?.view && $0.layout == last?.layout }?.rest
  }

  /// The times at which touches began.
  var presses: [Double] { data.presses }

  /// The number of recorded items of all kinds.
  package var itemCount: Int { data.count + curves.count }

  // MARK: The shown time

  /// Whether an earlier frame than the current one is shown.
  var isPast: Bool { secondsAgo != nil }

  private func scrub(to time: Double?) {
    let age = time.map { (stage?.end ?? $0) - $0 }
    if age != secondsAgo { secondsAgo = age }
    show(time ?? data.samples.last?.time ?? 0)
  }

  private func discard(after time: Double) {
    data.removeAll(after: time)
    curves.removeAll(after: time)
    trackers = [:]
    uiKit.discard(after: time)
    liveMetrics = metrics
    show(time)
  }

  private func show(_ time: Double) {
    self.time = time
    let sample = data.sample(at: time)
    touches = sample?.touches ?? []
    trail = data.trail(from: time - TrailPoint.lifetime, to: time).suffix(Self.trailLimit)
    motion = data.motion(from: time - Self.span - 0.1, to: time)
    comparison = data.comparison(from: time - Self.span - 0.1, to: time)
    gestures = data.gestures(to: time).suffix(60)
    let lanes = GestureLane.lanes(of: gestures).map { lane in
      var lane = lane
      lane.owner = uiKit.owners[lane.id.gesture] ?? owners[lane.id.gesture] ?? nil
      return lane
    }
    if lanes != self.lanes { self.lanes = lanes }
    let handoff = data.handoffs.last { $0.time <= time }
    if handoff != self.handoff { self.handoff = handoff }
    // The figures stay when the release has left the plot.
    let release = handoff.flatMap { $0.time > time - Self.span ? $0.time : nil }
    let found = MotionMetrics(motion, releasedAt: release, isAtRest: sample?.isAtRest ?? true)
    if !isPast, let found { liveMetrics = found }
    let metrics = found ?? (isPast ? MotionMetrics() : liveMetrics)
    if metrics != self.metrics { self.metrics = metrics }
  }

  /// The velocity of a touch at the shown time, in points per second; zero if it is not down.
  func velocity(of touch: Touch) -> CGSize {
    data.sample(at: time)?.velocities[touch.id] ?? .zero
  }
}
