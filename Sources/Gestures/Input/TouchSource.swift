// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// Turns what the devices say into touches that begin, move and end in order, whatever the devices do.
///
/// A mouse button is one touch or two, a wheel and some keys move synthetic ones: `InputMapping` says
/// which. Every touch that began ends or is cancelled exactly once: an interruption cancels those that
/// a hand holds, an end without a beginning is dropped, and a beginning of a touch that is down already
/// cancels the first. Those of a wheel or a key end by themselves: after a silence, when their
/// modifier is let go, at a press, and at an interruption. Times never run backwards: an earlier time, or
/// one that is no number, counts as the latest one seen. Locations that are not finite are dropped, except
/// that the touch still ends, where it was last; those farther out than 100 000 points count as there.
package struct TouchSource: Sendable {
  package var mapping: InputMapping
  /// The window's size in points: mirrored fingers lie opposite about its middle.
  package var stage: CGSize
  /// Where the keyboard's fingers come down; nil for the stage's middle.
  package var keyboardAim: CGPoint?
  /// The touches that are down, in the order in which they began.
  package private(set) var down: [Touch] = []

  private var latest = -Double.infinity
  private var mouse: MouseHand?
  /// What the wheel or the keys move, two fingers and one.
  private var pair: SyntheticHand?
  private var finger: SyntheticHand?

  package init(mapping: InputMapping = .standard, stage: CGSize = .zero) {
    self.mapping = mapping
    self.stage = stage
  }

  /// The touches that follow from an event.
  package mutating func touches(for event: InputEvent) -> [Touch] {
    var result = lapse(until: event.time)
    if event.time > latest, event.time.isFinite { latest = event.time }
    if let held = event.modifiers, let pair, !pair.modifiers.isSubset(of: held) {
      result += lift(\.pair)
    }
    switch event {
    case .pointer(let sample): result += touches(for: sample)
    case .wheel(let sample): result += touches(for: sample)
    case .key(let sample): result += touches(for: sample)
    case .text: break
    case .interruption: result += lift(\.pair) + lift(\.finger) + cancelAll()
    case .resize(_, let size, _): stage = size
    }
    return result
  }

  /// The touches that follow from the time alone: fingers under way, and those that lift.
  ///
  /// It does not keep an earlier event, told late, from counting at its own time.
  package mutating func touches(at time: Double) -> [Touch] {
    let told = latest
    defer { latest = told }
    var result = lapse(until: time)
    guard time.isFinite, time >= latest else { return result }
    latest = time
    result += follow(\.pair) + follow(\.finger)
    return result
  }

  /// When it has something to say without an event: at once (`time`) while fingers are under way.
  package func nextTime(after time: Double) -> Double? {
    [pair, finger].compactMap { hand -> Double? in
      guard let hand else { return nil }
      return hand.movesUntil == nil ? hand.deadline : time
    }.min()
  }

  /// When fingers lift if nothing happens before.
  package var deadline: Double? { [pair?.deadline, finger?.deadline].compactMap { $0 }.min() }

  // MARK: Mouse and fingers

  private mutating func touches(for sample: PointerSample) -> [Touch] {
    let point = sample.location.clampedToReach
    guard sample.device == .finger else { return touches(for: sample, at: point) }
    guard (0..<1_000_000).contains(sample.pointer) else { return [] }
    let id = sample.pointer + 1
    switch sample.phase {
    case .down:
      guard let point else { return [] }
      let lifted = lift(\.pair) + lift(\.finger)
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
      return release(.cancelled) + press(sample.button, action, at: point)
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
    _ button: PointerSample.Button, _ action: TouchAction, at point: CGPoint
  ) -> [Touch] {
    let lifted = lift(\.pair) + lift(\.finger)
    let isMirrored = action == .mirroredTouches
    let middle = CGPoint(x: stage.width / 2, y: stage.height / 2).clampedToReach
    let hand = MouseHand(button, at: point, mirroredAbout: isMirrored ? middle ?? .zero : nil)
    mouse = hand
    let began = zip(hand.ids, hand.locations).map { id, location in
      begin(
        id, at: location, isMirrored ? .mirrored : .mouse,
        heldFor: action == .longTouch ? .infinity : 0)
    }
    return lifted + began
  }

  private mutating func moveMouse() -> [Touch] {
    guard let mouse else { return [] }
    return zip(mouse.ids, mouse.locations).flatMap { id, location in move(id, to: location) }
  }

  private mutating func release(_ phase: Touch.Phase) -> [Touch] {
    guard let hand = mouse else { return [] }
    mouse = nil
    return zip(hand.ids, hand.locations).flatMap { id, location in
      end(id, phase, at: phase == .ended ? location : nil)
    }
  }

  private mutating func cancelAll() -> [Touch] {
    mouse = nil
    return down.map(\.id).flatMap { end($0, .cancelled) }
  }

  // MARK: Wheel and keys

  private mutating func touches(for sample: WheelSample) -> [Touch] {
    guard let point = sample.location.clampedToReach else { return [] }
    let (right, up) = (sample.deltaX.notches, sample.deltaY.notches)
    var result: [Touch] = []
    let parts: [(InputTrigger, Double)] = [(.wheel([]), up), (.horizontalWheel, right)]
    for (input, amount) in parts where amount != 0 {
      guard let entry = mapping.entry(for: input, with: sample.modifiers) else { continue }
      result += push(
        entry.action, by: amount, aim: point, .wheel, modifiers: entry.trigger.modifiers)
    }
    return result
  }

  private mutating func touches(for sample: KeySample) -> [Touch] {
    guard sample.isDown else {
      if pair?.keys.remove(sample.key) != nil { pair?.lastInput = latest }
      if finger?.keys.remove(sample.key) != nil { finger?.lastInput = latest }
      return []
    }
    guard let entry = mapping.entry(for: .key(sample.key), with: sample.modifiers) else {
      return []
    }
    let middle = CGPoint(x: stage.width / 2, y: stage.height / 2)
    guard let aim = (keyboardAim ?? middle).clampedToReach else { return [] }
    var isNudge = false
    if case .nudge = entry.action { isNudge = true }
    let amount = sample.isRepeat && !isNudge ? mapping.repeatShare : 1
    return push(
      entry.action, by: amount, aim: aim, .keyboard, modifiers: [], key: sample.key)
  }

  /// Moves the fingers that an action moves, and brings them down first if they are not.
  private mutating func push(
    _ action: TouchAction, by amount: Double, aim: CGPoint, _ origin: Touch.Origin,
    modifiers: Modifiers, key: String? = nil
  ) -> [Touch] {
    let path: WritableKeyPath<TouchSource, SyntheticHand?>
    switch action {
    case .pinch, .rotate: path = \.pair
    case .nudge: path = \.finger
    case .touch, .longTouch, .mirroredTouches, .scroll: return []
    }
    var result: [Touch] = []
    if let old = self[keyPath: path],
      old.origin != origin || old.modifiers != modifiers
        || (origin == .wheel && old.aim.distance(to: aim) > TouchSource.wheelReach)
    {
      result += lift(path)
    }
    if self[keyPath: path] == nil {
      var hand = SyntheticHand(
        aim: aim, isPair: path == \.pair, origin: origin, modifiers: modifiers, mapping, at: latest)
      let locations = hand.locations(at: latest)
      self[keyPath: path] = hand
      result += zip(hand.ids, locations).map { id, location in
        begin(id, at: location, origin, aim: aim, hand: hand.number)
      }
    }
    guard var hand = self[keyPath: path] else { return result }
    if let key { hand.keys.insert(key) }
    hand.move(action, by: amount, at: latest)
    self[keyPath: path] = hand
    return result
  }

  /// Moves the fingers of a hand that is under way to where they are by now.
  private mutating func follow(_ path: WritableKeyPath<TouchSource, SyntheticHand?>) -> [Touch] {
    guard var hand = self[keyPath: path], hand.movesUntil != nil else { return [] }
    let locations = hand.locations(at: latest)
    self[keyPath: path] = hand
    return zip(hand.ids, locations).flatMap { id, location in move(id, to: location) }
  }

  /// Lifts the fingers whose time is over.
  private mutating func lapse(until time: Double) -> [Touch] {
    var result: [Touch] = []
    let paths: [WritableKeyPath<TouchSource, SyntheticHand?>] = [\.pair, \.finger]
    for path in paths {
      guard let deadline = self[keyPath: path]?.deadline, deadline <= time else { continue }
      latest = max(latest, deadline)
      result += lift(path)
    }
    return result
  }

  /// Lifts the fingers of a hand where they were going.
  private mutating func lift(_ path: WritableKeyPath<TouchSource, SyntheticHand?>) -> [Touch] {
    guard var hand = self[keyPath: path] else { return [] }
    self[keyPath: path] = nil
    let locations = hand.locations(at: .infinity)
    let moved = zip(hand.ids, locations).flatMap { id, location -> [Touch] in
      down.first { $0.id == id }?.location == location ? [] : move(id, to: location)
    }
    return moved + hand.ids.flatMap { end($0, .ended) }
  }

  // MARK: Single touches

  private mutating func begin(
    _ id: Int, at point: CGPoint, _ origin: Touch.Origin, aim: CGPoint? = nil, hand: Int = 0,
    heldFor: Double = 0
  ) -> Touch {
    var touch = Touch(id: id, phase: .began, time: latest, location: point)
    touch.aim = aim ?? point
    touch.hand = hand
    touch.heldFor = heldFor
    touch.origin = origin
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

  /// How far the pointer may go from where a wheel's fingers came down before they are put down anew.
  private static let wheelReach = 40.0
}

extension InputEvent {
  /// The modifiers held at the event; nil where it does not say.
  fileprivate var modifiers: Modifiers? {
    switch self {
    case .pointer(let sample): sample.modifiers
    case .wheel(let sample): sample.modifiers
    case .key(let sample): sample.modifiers
    case .text, .resize, .interruption: nil
    }
  }
}

extension CGPoint {
  /// The point, brought to within 100 000 points; nil where it is no place at all.
  fileprivate var clampedToReach: CGPoint? {
    guard x.isFinite, y.isFinite else { return nil }
    return CGPoint(x: min(max(x, -1e5), 1e5), y: min(max(y, -1e5), 1e5))
  }

  fileprivate func distance(to other: CGPoint) -> Double {
    hypot(Double(x - other.x), Double(y - other.y))
  }
}

extension Double {
  /// The notches of one event: at most ten, none where it is no number.
  fileprivate var notches: Double { isFinite ? min(max(self, -10), 10) : 0 }
}
