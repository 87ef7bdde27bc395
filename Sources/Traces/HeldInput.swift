// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// The buttons and keys that are down while the events of a trace are filtered.
struct HeldInput {
  private struct Pointer: Hashable {
    var device: PointerSample.Device
    var number: Int

    init(_ sample: PointerSample) {
      (device, number) = (sample.device, sample.pointer)
    }
  }

  /// For each pointer that is down, its held buttons and whether their presses were kept.
  private var pointers: [Pointer: [PointerSample.Button: Bool]] = [:]
  /// The last kept sample of each pointer whose press was kept.
  private var last: [Pointer: PointerSample] = [:]
  /// The keys that are down, and whether their presses were kept.
  private var keys: [String: (press: KeySample, isKept: Bool)] = [:]

  /// Handles the next event and returns whether it is kept. It is if it lies in the range and its
  /// press, if it has one, was kept.
  mutating func keeps(_ event: InputEvent, isInRange: Bool) -> Bool {
    switch event {
    case .pointer(let sample): keeps(sample, isInRange: isInRange)
    case .key(let sample): keeps(sample, isInRange: isInRange)
    default: isInRange
    }
  }

  private mutating func keeps(_ sample: PointerSample, isInRange: Bool) -> Bool {
    let pointer = Pointer(sample)
    let held = pointers[pointer] ?? [:]
    switch sample.phase {
    case .down:
      pointers[pointer, default: [:]][sample.button] = isInRange
      if isInRange { last[pointer] = sample }
      return isInRange
    case .move:
      // A hovering pointer has no held button.
      let isKept = isInRange && (held.isEmpty || held.values.contains(true))
      if isKept, !held.isEmpty { last[pointer] = sample }
      return isKept
    case .up:
      pointers[pointer]?[sample.button] = nil
      if pointers[pointer]?.values.contains(true) != true { last[pointer] = nil }
      return isInRange && held[sample.button] != false
    case .cancel:
      pointers[pointer] = nil
      last[pointer] = nil
      return isInRange && (held.isEmpty || held.values.contains(true))
    }
  }

  private mutating func keeps(_ sample: KeySample, isInRange: Bool) -> Bool {
    let held = keys[sample.key]
    if sample.isDown {
      if held == nil { keys[sample.key] = (sample, isInRange) }
    } else {
      keys[sample.key] = nil
    }
    return isInRange && held?.isKept != false
  }

  /// The events that end every kept press at a time: pointers are cancelled, keys released.
  func endings(at time: Double) -> [InputEvent] {
    let cancels = last.values.sorted { $0.time < $1.time }.map { sample in
      var sample = sample
      (sample.phase, sample.time) = (.cancel, time)
      return InputEvent.pointer(sample)
    }
    let kept = keys.values.filter(\.isKept).sorted { $0.press.time < $1.press.time }
    return cancels
      + kept.map { .key(KeySample(time: time, key: $0.press.key, isDown: false)) }
  }
}
