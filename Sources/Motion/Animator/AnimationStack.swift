// Part of Snapback, under the MIT licence; see LICENSE.

/// The running animations of one value, from the oldest to the newest.
///
/// Each entry animates a position r from where the older entries have moved it to its own target,
/// `r ← r + animation(target − r)`, beginning with r = 0. Positions are measured from the value that
/// was presented when the stack was empty; the delta is the distance from there to the model value.
/// The presented value is the model value − delta + r.
struct AnimationStack<Value: VectorArithmetic> {
  /// The maximum number of entries; if there are more, the older half is replaced by one spring.
  private static var maximumDepth: Int { 32 }

  private var entries: [AnimationEntry<Value>] = []
  /// The model value minus the value that was presented when the stack was empty.
  private var delta: Value = .zero
  private var observers: [PendingObserver<Value>] = []
  /// The recent samples of a tracked pointer; nil once an animation has started.
  private var tracker: VelocityEstimator<Value>?
  /// The `SpringResolver.revision` that the entries were last resolved with.
  private var springRevision = 0
  /// The last finite time passed in, in seconds.
  private(set) var time: Double

  init(time: Double) { self.time = time }

  var isAnimating: Bool { !entries.isEmpty || !observers.isEmpty }
  var isTracking: Bool { tracker != nil }
  var depth: Int { entries.count }

  /// Returns whether no animation is running, and the tracked velocity is absent or stale.
  func isIdle(at now: Double) -> Bool { !isAnimating && (tracker?.isStale(at: now) ?? true) }

  /// Stores a time if it is finite, and returns the last finite one.
  mutating func updateTime(_ time: Double) -> Double {
    if time.isFinite { self.time = time }
    return self.time
  }

  /// The presented value minus the model value; nil if they are the same. Removes entries that have
  /// ended, and all older ones.
  mutating func offset(at now: Double, springs: (any SpringResolver)?) -> Value? {
    guard let first = entries.first else { return nil }
    if let springs, springs.revision != springRevision { retune(to: springs, at: now) }
    var r = first.target.ownZero
    var ended: Int?
    for index in entries.indices {
      if let part = entries[index].animate(delta: entries[index].target - r, at: now) {
        r += part
      } else {
        r = entries[index].target
        ended = index
      }
    }
    let offset = r - delta
    if let ended { removeEntries(through: ended) }
    return offset.magnitudeSquared.isFinite ? offset : nil
  }

  /// The longest period of the entries, in seconds; nil unless all of them repeat for ever at a time, without observers.
  func endlessPeriod(at now: Double) -> Double? {
    guard observers.isEmpty, !entries.isEmpty else { return nil }
    var longest = 0.0
    for entry in entries {
      guard
        let cycle = entry.form.endlessCycle(value: entry.target, start: entry.context.state.spring),
        now >= entry.begin + cycle.begin
      else { return nil }
      longest = max(longest, cycle.period)
    }
    return longest
  }

  private mutating func removeEntries(through index: Int) {
    let reached = entries[index].target
    entries.removeSubrange(...index)
    for index in entries.indices { entries[index].target -= reached }
    delta = entries.isEmpty ? .zero : delta - reached
  }

  /// The velocity of the presented value, or of the tracked pointer, per second.
  func velocity(at now: Double) -> Value {
    if entries.isEmpty { return tracker?.velocity(at: now) ?? .zero }
    return motion(of: entries[...], at: now).velocity
  }

  /// The position that some entries have brought r to, and its velocity: with f the fraction of its
  /// delta that an entry has covered and V its target, (r + f·(V − r))′ = r′ + f′·(V − r) − f·r′.
  private func motion(
    of entries: ArraySlice<AnimationEntry<Value>>, at now: Double
  ) -> (position: Value, velocity: Value) {
    let zero = entries.first.map(\.target.ownZero) ?? .zero
    var r = zero
    var velocity = zero
    for entry in entries {
      let delta = entry.target - r
      var running = entry
      guard let part = running.animate(delta: delta, at: now) else {
        (r, velocity) = (entry.target, zero)
        continue
      }
      var lost = zero
      if velocity != zero {
        var other = entry
        lost = other.animate(delta: delta + velocity, at: now).map { $0 - part } ?? zero
      }
      velocity += entry.form.presentedVelocity(
        value: delta, time: entry.elapsed(at: now), context: entry.context)
      velocity -= lost
      r += part
    }
    return (r, velocity)
  }

  /// Adds a sample of a tracked pointer, and removes all animations.
  mutating func track(_ value: Value, at sampleTime: Double) {
    entries.removeAll()
    delta = .zero
    var tracker = tracker ?? VelocityEstimator()
    tracker.add(value, at: sampleTime)
    self.tracker = tracker
  }

  /// Shifts the tracked samples by a delta, so that a jump of the model value that is not the
  /// pointer's motion does not count as velocity.
  mutating func shiftTracker(by delta: Value) { tracker?.shift(by: delta) }
}

// MARK: - Starting

extension AnimationStack {
  /// Starts an animation of a delta from the old model to the new one.
  mutating func start(
    _ animation: Animation, delta: Value, change: AnimationChange, at now: Double
  ) {
    let presented = offset(at: now, springs: change.springs)
    springRevision = change.springs?.revision ?? 0
    let form =
      change.reduceMotion ? animation.form.reduced : animation.form.resolved(by: change.springs)
    let original = change.springs == nil || change.reduceMotion ? nil : animation.form
    defer { if !entries.isEmpty { entries[entries.count - 1].original = original } }
    if let speed = form.takeoverSpeed {
      let rest = presented.map { delta - $0 } ?? delta
      takeOver(form, delta: rest, speed: speed, change: change, at: now)
    } else if !merge(form, delta: delta, at: now) {
      add(form, delta: delta, at: now)
    }
    tracker = nil
    guard let observer = change.completion, let entry = entries.last else { return }
    observers.append(PendingObserver(observer, entry: entry))
    observer.animationBegan()
  }

  /// Replaces all entries by a spring that starts at the presented value and velocity.
  ///
  /// The velocity is that at the release for a tracked pointer, and at the frame time for a running
  /// animation.
  private mutating func takeOver(
    _ form: AnimationForm, delta: Value, speed: Double, change: AnimationChange, at now: Double
  ) {
    let releaseTime = entries.isEmpty ? change.sampleTime ?? now : now
    let isMoving = !entries.isEmpty || tracker != nil
    let current = change.reduceMotion || !isMoving ? delta.ownZero : velocity(at: releaseTime)
    let velocity = current.magnitudeSquared.isFinite ? current : delta.ownZero
    self.delta = delta
    entries.removeAll(keepingCapacity: true)
    entries.append(
      AnimationEntry(
        form: form, begin: now, target: delta,
        context: AnimationContext(
          state: AnimationState(
            spring: SpringInitialState(
              offset: delta.ownZero, velocity: velocity.scaled(by: 1 / speed))))))
  }

  /// Merges an animation into the only entry, if the animation can; returns whether it did.
  private mutating func merge(_ form: AnimationForm, delta: Value, at now: Double) -> Bool {
    guard entries.count == 1, var entry = entries.first, entry.begin != now else { return false }
    let merges = form.shouldMerge(
      previous: Animation(form: entry.form), value: entry.target,
      time: entry.elapsed(at: now), context: &entry.context)
    guard merges else { return false }
    self.delta += delta
    entry.form = form
    entry.target = self.delta
    entries[0] = entry
    return true
  }

  /// Adds an animation as the newest entry. It replaces an equal one that began at the same time:
  /// both are one animation of the whole delta. A different one keeps its entry, so that parts of
  /// the value that only the first change has set keep the first animation.
  private mutating func add(_ form: AnimationForm, delta: Value, at now: Double) {
    let isFirst = entries.isEmpty
    if let last = entries.last, last.begin == now, last.form == form { entries.removeLast() }
    self.delta = isFirst ? delta : self.delta + delta
    entries.append(
      AnimationEntry(form: form, begin: now, target: self.delta, context: AnimationContext()))
    if entries.count > Self.maximumDepth { collapse(entries.count / 2, at: now) }
  }

  /// Replaces the oldest entries by one spring with their position and velocity.
  private mutating func collapse(_ count: Int, at now: Double) {
    let (position, velocity) = motion(of: entries.prefix(count), at: now)
    let start = SpringInitialState(offset: position, velocity: velocity)
    let spring = AnimationEntry(
      form: .spring(Spring(response: 0.35, dampingRatio: 1), blendDuration: 0), begin: now,
      target: entries[count - 1].target,
      context: AnimationContext(state: AnimationState(spring: start)))
    entries.replaceSubrange(..<count, with: CollectionOfOne(spring))
  }
}

// MARK: - Retuning

extension AnimationStack {
  /// Resolves the springs of all entries again. An entry continues from its current value and
  /// velocity, with the resolver's spring if that has one for it, and with its original spring
  /// otherwise.
  private mutating func retune(to springs: any SpringResolver, at now: Double) {
    springRevision = springs.revision
    guard var r = entries.first?.target.ownZero else { return }
    for index in entries.indices {
      var entry = entries[index]
      let delta = entry.target - r
      if let original = entry.original, original.isReplaceable(by: springs) {
        let form = original.resolved(by: springs)
        let merges = form.shouldMerge(
          previous: Animation(form: entry.form), value: delta, time: entry.elapsed(at: now),
          context: &entry.context)
        if merges { entry.form = form }
        entries[index] = entry
      }
      r += entry.animate(delta: delta, at: now) ?? delta
    }
  }
}

// MARK: - Ending

extension AnimationStack {
  /// Notifies the observers whose animations are logically complete or removed.
  mutating func notifyObservers(at now: Double) {
    if observers.isEmpty { return }
    let isOver = entries.isEmpty
    for index in observers.indices where observers[index].completes(at: now, isOver: isOver) {
      observers[index].observer.animationLogicallyCompleted()
    }
    guard isOver else { return }
    let removed = observers.filter(\.isLogicallyComplete)
    observers.removeAll(where: \.isLogicallyComplete)
    for entry in removed { entry.observer.animationRemoved() }
  }

  /// Removes everything and notifies all observers.
  mutating func cancel() {
    entries.removeAll()
    delta = .zero
    tracker = nil
    notifyObservers(at: .infinity)
  }
}
