// Part of Snapback, under the MIT licence; see LICENSE.

/// The animations of one value, from the first that still runs to the last begun.
///
/// They move a point from zero along the stack's way: each from where those below it have brought
/// the point to its own target, `r ← r + animation(target − r)`. What is on the screen is the
/// model, less the way, plus r. All positions here are measured from the way's beginning.
struct AnimationStack<Value: VectorArithmetic> {
  private static var deepest: Int { 32 }

  private var entries: [AnimationEntry<Value>] = []
  private var way: Value = .zero
  private var waiting: [WaitingObserver<Value>] = []
  private var hand: VelocityEstimator<Value>?
  private var springs: SpringOverride?
  /// Which of its changes have been made here.
  private var springNumber = 0
  /// The last finite time heard of.
  private(set) var time: Double

  init(time: Double) { self.time = time }

  var isAnimating: Bool { !entries.isEmpty || !waiting.isEmpty }
  var isTracking: Bool { hand != nil }
  var depth: Int { entries.count }

  func isSpent(at now: Double) -> Bool { !isAnimating && hand?.isStale(at: now) ?? true }

  mutating func clock(_ time: Double) -> Double {
    if time.isFinite { self.time = time }
    return self.time
  }

  /// What is on the screen, less the model. Entries below one that has ended are dropped with it.
  mutating func offset(at now: Double) -> Value {
    if entries.isEmpty { return .zero }
    if let springs, springs.number != springNumber { retune(at: now) }
    var r = Value.zero
    var ended: Int?
    for index in entries.indices {
      if let part = entries[index].animate(way: entries[index].target - r, at: now) {
        r += part
      } else {
        r = entries[index].target
        ended = index
      }
    }
    let offset = r - way
    if let ended { drop(through: ended) }
    return offset.magnitudeSquared.isFinite ? offset : .zero
  }

  private mutating func drop(through index: Int) {
    let reached = entries[index].target
    entries.removeSubrange(...index)
    for index in entries.indices { entries[index].target -= reached }
    way = entries.isEmpty ? .zero : way - reached
  }

  func velocity(at now: Double) -> Value {
    if entries.isEmpty { return hand?.velocity(at: now) ?? .zero }
    return motion(of: entries[...], at: now).velocity
  }

  /// Where some entries have brought the point, and how fast: with f the part of its way an entry
  /// has come, (r + f·(V − r))′ = r′ + f′·(V − r) − f·r′.
  private func motion(
    of entries: ArraySlice<AnimationEntry<Value>>, at now: Double
  ) -> (position: Value, velocity: Value) {
    var r = Value.zero
    var velocity = Value.zero
    for entry in entries {
      let way = entry.target - r
      var running = entry
      guard let part = running.animate(way: way, at: now) else {
        (r, velocity) = (entry.target, .zero)
        continue
      }
      var lost = Value.zero
      if velocity != .zero {
        var other = entry
        lost = other.animate(way: way + velocity, at: now).map { $0 - part } ?? .zero
      }
      velocity += entry.form.screenVelocity(
        value: way, time: entry.elapsed(at: now), context: entry.context)
      velocity -= lost
      r += part
    }
    return (r, velocity)
  }

  /// The hand holds the value: nothing else moves it.
  mutating func follow(_ value: Value, at sampleTime: Double) {
    entries.removeAll()
    way = .zero
    var hand = hand ?? VelocityEstimator()
    hand.add(value, at: sampleTime)
    self.hand = hand
  }

  mutating func shiftHand(by way: Value) { hand?.shift(by: way) }
}

// MARK: - Starting

extension AnimationStack {
  /// Begins an animation of a way from the model, as it was, to the model, as it will be.
  mutating func start(_ animation: Animation, way: Value, change: AnimationChange, at now: Double) {
    let shown = offset(at: now)
    springs = change.springs
    springNumber = springs?.number ?? 0
    springs?.note(animation.form, at: now, isFromHand: hand != nil)
    let form = change.reduceMotion ? animation.form.reduced : tuned(animation.form)
    let original = springs == nil || change.reduceMotion ? nil : animation.form
    defer { if !entries.isEmpty { entries[entries.count - 1].original = original } }
    if let speed = form.takeoverSpeed {
      takeOver(form, way: way - shown, speed: speed, change: change, at: now)
    } else if !merge(form, way: way, at: now) {
      add(form, way: way, at: now)
    }
    hand = nil
    guard let observer = change.completion, let entry = entries.last else { return }
    waiting.append(WaitingObserver(observer, entry: entry))
    observer.animationBegan()
  }

  private mutating func takeOver(
    _ form: AnimationForm, way: Value, speed: Double, change: AnimationChange, at now: Double
  ) {
    let released = entries.isEmpty ? change.sampleTime ?? now : now
    let seen = change.reduceMotion ? .zero : velocity(at: released)
    let velocity = seen.magnitudeSquared.isFinite ? seen : .zero
    self.way = way
    entries.removeAll(keepingCapacity: true)
    entries.append(
      AnimationEntry(
        form: form, begin: now, target: way,
        context: AnimationContext(
          state: AnimationState(spring: SpringStart(velocity: velocity.scaled(by: 1 / speed))))))
  }

  private mutating func merge(_ form: AnimationForm, way: Value, at now: Double) -> Bool {
    guard entries.count == 1, var entry = entries.first, entry.begin != now else { return false }
    let merges = form.shouldMerge(
      previous: Animation(form: entry.form), value: entry.target,
      time: entry.elapsed(at: now), context: &entry.context)
    guard merges else { return false }
    self.way += way
    entry.form = form
    entry.target = self.way
    entries[0] = entry
    return true
  }

  /// Adds an animation on top; in the place of one begun at the same time, which was never seen.
  private mutating func add(_ form: AnimationForm, way: Value, at now: Double) {
    if let last = entries.last, last.begin == now { entries.removeLast() }
    self.way += way
    entries.append(
      AnimationEntry(form: form, begin: now, target: self.way, context: AnimationContext()))
    if entries.count > Self.deepest { collapse(entries.count / 2, at: now) }
  }

  /// Puts one spring, with their position and velocity, in the place of the lowest entries.
  private mutating func collapse(_ count: Int, at now: Double) {
    let (position, velocity) = motion(of: entries.prefix(count), at: now)
    let start = SpringStart(offset: position, velocity: velocity)
    let spring = AnimationEntry(
      form: .spring(Spring(response: 0.35, dampingRatio: 1), blendDuration: 0), begin: now,
      target: entries[count - 1].target,
      context: AnimationContext(state: AnimationState(spring: start)))
    entries.replaceSubrange(..<count, with: CollectionOfOne(spring))
  }
}

// MARK: - Another spring

extension AnimationStack {
  private func tuned(_ form: AnimationForm) -> AnimationForm {
    springs?.spring.map { form.tuned(by: $0) } ?? form
  }

  /// Lets what is under way go on by the spring that is now in the place of its own, from where it is and as
  /// fast as it is.
  private mutating func retune(at now: Double) {
    springNumber = springs?.number ?? 0
    var r = Value.zero
    for index in entries.indices {
      var entry = entries[index]
      let way = entry.target - r
      if let original = entry.original, original.tunableSpring != nil {
        let form = tuned(original)
        let merges = form.shouldMerge(
          previous: Animation(form: entry.form), value: way, time: entry.elapsed(at: now),
          context: &entry.context)
        if merges { entry.form = form }
        entries[index] = entry
      }
      r += entry.animate(way: way, at: now) ?? way
    }
  }
}

// MARK: - Ending

extension AnimationStack {
  /// Tells those who wait what has come to pass.
  mutating func report(at now: Double) {
    if waiting.isEmpty { return }
    let isOver = entries.isEmpty
    for index in waiting.indices where waiting[index].completes(at: now, isOver: isOver) {
      waiting[index].observer.animationLogicallyCompleted()
    }
    guard isOver else { return }
    let removed = waiting.filter(\.isLogicallyComplete)
    waiting.removeAll(where: \.isLogicallyComplete)
    for entry in removed { entry.observer.animationRemoved() }
  }

  mutating func cancel() {
    entries.removeAll()
    way = .zero
    hand = nil
    report(at: .infinity)
  }

  mutating func postpone(by seconds: Double) {
    for index in entries.indices { entries[index].begin += seconds }
    for index in waiting.indices { waiting[index].postpone(by: seconds) }
  }
}
