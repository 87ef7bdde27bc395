// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// Converts input events into touches that begin, move and end in order, whatever the devices send.
///
/// A pressed mouse button produces one or two touches; a wheel and some keys move synthetic touches
/// (`InputMapping`). Each touch receives exactly one `began`, and exactly one `ended` or `cancelled`:
///
/// - An interruption cancels the touches of mouse buttons and fingers.
/// - An end without a beginning is ignored.
/// - A second press of the same button or finger cancels its first touch; a press of another mouse
///   button is ignored while one is down.
/// - The touches of a wheel or a key end after a timeout, when a required modifier is released, when
///   a button or finger goes down, at an interruption, or when input of another device, with other
///   modifiers or elsewhere replaces them.
///
/// Times never decrease: a time that is earlier or not finite is replaced by the latest time. Locations
/// that are not finite are ignored; an `up` with one ends the touch at its last location. Coordinates
/// are clamped to `GestureThresholds.maximumCoordinate`.
package struct TouchSource: Sendable {
  package var mapping: InputMapping
  /// The window's size in points. Mirrored touches are mirrored about its center.
  package var size: CGSize
  /// The location at which the touches of keys begin; nil for the window's center.
  package var keyboardLocation: CGPoint?
  /// The touches that are down, in the order in which they began.
  package private(set) var down: [Touch] = []

  private var latest = -Double.infinity
  private let thresholds = GestureThresholds.standard
  private var mouse: MousePointer?
  /// The two touches that the wheel or keys pinch and rotate.
  private var pair: SyntheticTouches?
  /// The touch that keys nudge.
  private var single: SyntheticTouches?

  package init(mapping: InputMapping = .standard, size: CGSize = .zero) {
    self.mapping = mapping
    self.size = size
  }

  /// The touches that result from an event.
  package mutating func touches(for event: InputEvent) -> [Touch] {
    var result = event.time.isFinite ? liftExpired(until: event.time) : []
    if event.time > latest, event.time.isFinite { latest = event.time }
    if let held = event.modifiers, let pair, !pair.modifiers.isSubset(of: held) {
      result += lift(\.pair)
    }
    switch event {
    case .pointer(let sample): result += touches(for: sample)
    case .wheel(let sample): result += touches(for: sample)
    case .key(let sample): result += touches(for: sample)
    case .text: break
    case .interruption: result += lift(\.pair) + lift(\.single) + cancelAll()
    case .resize(_, let size, _): self.size = size
    }
    return result
  }

  /// The touches that result from the time alone: synthetic ones that move or lift.
  ///
  /// Does not advance the clock: an event that is delivered later may have a time before this one.
  package mutating func touches(at time: Double) -> [Touch] {
    let previous = latest
    defer { latest = previous }
    var result = liftExpired(until: time)
    guard time.isFinite, time >= latest else { return result }
    latest = time
    result += updateLocations(\.pair) + updateLocations(\.single)
    return result
  }

  /// The time at which `touches(at:)` is needed next: `time` while synthetic touches move, nil without any.
  package func nextTime(after time: Double) -> Double? {
    [pair, single].compactMap { touches -> Double? in
      guard let touches else { return nil }
      return touches.movesUntil == nil ? touches.deadline : time
    }.min()
  }

  /// The time at which synthetic touches lift unless there is more input, in seconds; nil without any.
  package var deadline: Double? { [pair?.deadline, single?.deadline].compactMap { $0 }.min() }

  // MARK: Mouse and fingers

  private mutating func touches(for sample: PointerSample) -> [Touch] {
    let point = clamped(sample.location)
    guard sample.device == .finger else { return touches(for: sample, at: point) }
    guard Self.fingerNumbers.contains(sample.pointer) else { return [] }
    let id = sample.pointer + 1
    switch sample.phase {
    case .down:
      guard let point else { return [] }
      let lifted = lift(\.pair) + lift(\.single)
      return lifted + end(id, .cancelled) + [begin(id, at: point, .finger)]
    case .move: return move(id, to: point)
    case .up: return end(id, .ended, at: point)
    case .cancel: return end(id, .cancelled)
    }
  }

  private mutating func touches(for sample: PointerSample, at point: CGPoint?) -> [Touch] {
    switch sample.phase {
    case .down:
      guard let point, mouse == nil || mouse?.button == sample.button,
        let action = mapping.entry(for: .button(sample.button, []), with: sample.modifiers)?.action
      else { return [] }
      return release(.cancelled) + press(sample, action, at: point)
    case .move:
      guard let point, mouse != nil else { return [] }
      mouse?.move(to: point, together: sample.modifiers.contains(.shift))
      return moveMouse()
    case .up:
      guard mouse?.button == sample.button else { return [] }
      if let point { mouse?.move(to: point, together: sample.modifiers.contains(.shift)) }
      return release(.ended)
    case .cancel:
      return release(.cancelled)
    }
  }

  private mutating func press(
    _ sample: PointerSample, _ action: TouchAction, at point: CGPoint
  ) -> [Touch] {
    let lifted = lift(\.pair) + lift(\.single)
    let isMirrored = action == .mirroredTouches
    let pointer = MousePointer(
      sample.button, at: point, mirroredAbout: isMirrored ? clamped(center) ?? .zero : nil)
    mouse = pointer
    let began = zip(pointer.ids, pointer.locations).map { id, location in
      begin(
        id, at: location, isMirrored ? .mirrored : .mouse,
        initialHoldDuration: action == .longTouch ? .infinity : 0, modifiers: sample.modifiers)
    }
    return lifted + began
  }

  private mutating func moveMouse() -> [Touch] {
    guard let mouse else { return [] }
    return zip(mouse.ids, mouse.locations).flatMap { id, location in move(id, to: location) }
  }

  private mutating func release(_ phase: Touch.Phase) -> [Touch] {
    guard let pointer = mouse else { return [] }
    mouse = nil
    return zip(pointer.ids, pointer.locations).flatMap { id, location in
      end(id, phase, at: phase == .ended ? location : nil)
    }
  }

  private mutating func cancelAll() -> [Touch] {
    mouse = nil
    return down.map(\.id).flatMap { end($0, .cancelled) }
  }

  // MARK: Wheel and keys

  private mutating func touches(for sample: WheelSample) -> [Touch] {
    guard let point = clamped(sample.location) else { return [] }
    let (right, up) = (clampedNotches(sample.deltaX), clampedNotches(sample.deltaY))
    var result: [Touch] = []
    let parts: [(InputTrigger, Double)] = [(.wheel([]), up), (.horizontalWheel, right)]
    for (input, amount) in parts where amount != 0 {
      guard let entry = mapping.entry(for: input, with: sample.modifiers) else { continue }
      result += moveSynthetic(
        entry.action, by: amount, from: point, .wheel, modifiers: entry.trigger.modifiers)
    }
    return result
  }

  private mutating func touches(for sample: KeySample) -> [Touch] {
    guard sample.isDown else {
      if pair?.keys.remove(sample.key) != nil { pair?.lastInput = latest }
      if single?.keys.remove(sample.key) != nil { single?.lastInput = latest }
      return []
    }
    guard let entry = mapping.entry(for: .key(sample.key), with: sample.modifiers) else {
      return []
    }
    guard let location = clamped(keyboardLocation ?? center) else { return [] }
    var isNudge = false
    if case .nudge = entry.action { isNudge = true }
    let amount = sample.isRepeat && !isNudge ? mapping.keyRepeatFraction : 1
    return moveSynthetic(
      entry.action, by: amount, from: location, .keyboard, modifiers: [], key: sample.key)
  }

  /// Moves the synthetic touches of an action, and begins them first if they are not down, or belong
  /// to another device, other modifiers or, for a wheel, another location.
  private mutating func moveSynthetic(
    _ action: TouchAction, by amount: Double, from location: CGPoint, _ origin: Touch.Origin,
    modifiers: Modifiers, key: String? = nil
  ) -> [Touch] {
    let path: WritableKeyPath<TouchSource, SyntheticTouches?>
    switch action {
    case .pinch, .rotate: path = \.pair
    case .nudge: path = \.single
    case .touch, .longTouch, .mirroredTouches, .scroll: return []
    }
    var result: [Touch] = []
    if let old = self[keyPath: path],
      old.origin != origin || old.modifiers != modifiers
        || (origin == .wheel
          && old.hitTestLocation.distance(to: location) > thresholds.wheelReach)
    {
      result += lift(path)
    }
    if self[keyPath: path] == nil {
      var touches = SyntheticTouches(
        hitTestLocation: location, isPair: path == \.pair, origin: origin, modifiers: modifiers,
        mapping, at: latest)
      let locations = touches.locations(at: latest)
      self[keyPath: path] = touches
      result += zip(touches.ids, locations).map { id, point in
        begin(id, at: point, origin, hitTestLocation: location, sequence: touches.sequence)
      }
    }
    guard var touches = self[keyPath: path] else { return result }
    if let key { touches.keys.insert(key) }
    touches.move(action, by: amount, at: latest)
    self[keyPath: path] = touches
    return result
  }

  /// Moves synthetic touches to their locations at the latest time.
  private mutating func updateLocations(
    _ path: WritableKeyPath<TouchSource, SyntheticTouches?>
  ) -> [Touch] {
    guard var touches = self[keyPath: path], touches.movesUntil != nil else { return [] }
    let locations = touches.locations(at: latest)
    self[keyPath: path] = touches
    return zip(touches.ids, locations).flatMap { id, location in move(id, to: location) }
  }

  /// Lifts the synthetic touches whose deadline has passed.
  private mutating func liftExpired(until time: Double) -> [Touch] {
    var result: [Touch] = []
    let paths: [WritableKeyPath<TouchSource, SyntheticTouches?>] = [\.pair, \.single]
    for path in paths {
      guard let deadline = self[keyPath: path]?.deadline, deadline <= time else { continue }
      latest = max(latest, deadline)
      result += lift(path)
    }
    return result
  }

  /// Lifts synthetic touches, at their final locations.
  private mutating func lift(_ path: WritableKeyPath<TouchSource, SyntheticTouches?>) -> [Touch] {
    guard var touches = self[keyPath: path] else { return [] }
    self[keyPath: path] = nil
    let locations = touches.locations(at: .infinity)
    let moved = zip(touches.ids, locations).flatMap { id, location -> [Touch] in
      down.first { $0.id == id }?.location == location ? [] : move(id, to: location)
    }
    return moved + touches.ids.flatMap { end($0, .ended) }
  }

  // MARK: Single touches

  private mutating func begin(
    _ id: Int, at point: CGPoint, _ origin: Touch.Origin, hitTestLocation: CGPoint? = nil,
    sequence: Int = 0, initialHoldDuration: Double = 0, modifiers: Modifiers = []
  ) -> Touch {
    var touch = Touch(id: id, phase: .began, time: latest, location: point)
    touch.hitTestLocation = hitTestLocation ?? point
    touch.sequence = sequence
    touch.initialHoldDuration = initialHoldDuration
    touch.origin = origin
    touch.modifiers = modifiers
    down.append(touch)
    return touch
  }

  private mutating func move(_ id: Int, to point: CGPoint?) -> [Touch] {
    guard let point, let index = down.firstIndex(where: { $0.id == id }) else { return [] }
    down[index].phase = .moved
    down[index].time = max(latest, down[index].time)
    down[index].location = point
    return [down[index]]
  }

  private mutating func end(_ id: Int, _ phase: Touch.Phase, at point: CGPoint? = nil) -> [Touch] {
    guard let index = down.firstIndex(where: { $0.id == id }) else { return [] }
    var touch = down.remove(at: index)
    touch.phase = phase
    touch.time = max(latest, touch.time)
    touch.location = point ?? touch.location
    return [touch]
  }

  // MARK: Ranges

  /// The valid numbers of fingers: they become the positive touch ids.
  private static let fingerNumbers = 0..<1_000_000

  private var center: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }

  /// The point with clamped coordinates; nil if it is not finite.
  private func clamped(_ point: CGPoint) -> CGPoint? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let limit = CGFloat(thresholds.maximumCoordinate)
    return CGPoint(x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
  }

  /// The notches of one event, clamped; 0 for a number that is not finite.
  private func clampedNotches(_ delta: Double) -> Double {
    let limit = thresholds.maximumNotches
    return delta.isFinite ? min(max(delta, -limit), limit) : 0
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> Double {
    hypot(Double(x - other.x), Double(y - other.y))
  }
}
