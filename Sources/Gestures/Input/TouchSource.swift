// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Turns what the devices say into touches that begin, move and end in order, whatever the devices do.
///
/// The left mouse button is one touch. Every touch that began ends or is cancelled exactly once:
/// an interruption cancels those that are down, an end without a beginning is dropped, and a
/// beginning of a touch that is down already cancels the first. Times never run backwards: an
/// earlier time counts as the latest one seen. Locations that are not finite are dropped, except
/// that the touch still ends, where it was last.
package struct TouchSource: Sendable {
  /// The touches that are down, in the order in which they began.
  package private(set) var down: [Touch] = []
  private var latest = -Double.infinity

  package init() {}

  /// The touches that follow from an event: none, one, or one for each that is cancelled.
  package mutating func touches(for event: InputEvent) -> [Touch] {
    if event.time > latest { latest = event.time }
    switch event {
    case .pointer(let sample): return touches(for: sample)
    case .interruption: return cancelAll()
    case .wheel, .key, .resize: return []
    }
  }

  private mutating func touches(for sample: PointerSample) -> [Touch] {
    guard sample.device == .finger || sample.button == .left || sample.phase == .cancel else {
      return []
    }
    let id = sample.device == .mouse ? 0 : sample.pointer + 1
    let index = down.firstIndex { $0.id == id }
    let isUsable = sample.location.x.isFinite && sample.location.y.isFinite
    switch sample.phase {
    case .down:
      guard isUsable else { return [] }
      let lost = index.map { [end(at: $0, .cancelled, nil)] } ?? []
      let touch = Touch(id: id, phase: .began, time: latest, location: sample.location)
      down.append(touch)
      return lost + [touch]
    case .move:
      guard let index, isUsable else { return [] }
      down[index].phase = .moved
      down[index].time = latest
      down[index].location = sample.location
      return [down[index]]
    case .up:
      guard let index else { return [] }
      return [end(at: index, .ended, isUsable ? sample.location : nil)]
    case .cancel:
      guard let index else { return [] }
      return [end(at: index, .cancelled, nil)]
    }
  }

  private mutating func cancelAll() -> [Touch] {
    var ended: [Touch] = []
    while !down.isEmpty { ended.append(end(at: 0, .cancelled, nil)) }
    return ended
  }

  private mutating func end(at index: Int, _ phase: Touch.Phase, _ location: CGPoint?) -> Touch {
    var touch = down.remove(at: index)
    touch.phase = phase
    touch.time = latest
    touch.location = location ?? touch.location
    return touch
  }
}
