// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// What a hand holds down while a trace is gone through, of which only a part is kept.
struct HeldInput {
  private struct Pointer: Hashable {
    var device: PointerSample.Device
    var number: Int

    init(_ sample: PointerSample) {
      (device, number) = (sample.device, sample.pointer)
    }
  }

  /// Of each pointer that is down, which buttons hold it down and whether their presses are kept.
  private var pointers: [Pointer: [PointerSample.Button: Bool]] = [:]
  /// The last kept sample of each pointer whose press is kept.
  private var last: [Pointer: PointerSample] = [:]
  /// The keys that are down, and whether their presses are kept.
  private var keys: [String: (press: KeySample, isKept: Bool)] = [:]

  /// Takes an event, in order, which lies in the part that is kept or before it; answers whether it is kept:
  /// what follows from a press that is not is not kept either.
  mutating func keeps(_ event: InputEvent, isIn: Bool) -> Bool {
    switch event {
    case .pointer(let sample): keeps(sample, isIn: isIn)
    case .key(let sample): keeps(sample, isIn: isIn)
    default: isIn
    }
  }

  private mutating func keeps(_ sample: PointerSample, isIn: Bool) -> Bool {
    let pointer = Pointer(sample)
    let held = pointers[pointer] ?? [:]
    switch sample.phase {
    case .down:
      pointers[pointer, default: [:]][sample.button] = isIn
      if isIn { last[pointer] = sample }
      return isIn
    case .move:
      // A hand that only hovers holds nothing.
      let isKept = isIn && (held.isEmpty || held.values.contains(true))
      if isKept, !held.isEmpty { last[pointer] = sample }
      return isKept
    case .up:
      pointers[pointer]?[sample.button] = nil
      if pointers[pointer]?.values.contains(true) != true { last[pointer] = nil }
      return isIn && held[sample.button] != false
    case .cancel:
      pointers[pointer] = nil
      last[pointer] = nil
      return isIn && (held.isEmpty || held.values.contains(true))
    }
  }

  private mutating func keeps(_ sample: KeySample, isIn: Bool) -> Bool {
    let held = keys[sample.key]
    if sample.isDown {
      if held == nil { keys[sample.key] = (sample, isIn) }
    } else {
      keys[sample.key] = nil
    }
    return isIn && held?.isKept != false
  }

  /// What ends everything whose press is kept, at a time: pointers are cancelled, keys let go.
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
