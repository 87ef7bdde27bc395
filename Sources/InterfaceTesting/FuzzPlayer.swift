// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
import Gestures
package import Interface

/// Plays the actions of a random test to a host, and reports faults.
@MainActor
package final class FuzzPlayer {
  /// The message of `settle` for an animation that is left.
  package static let endlessAnimation = "an animation does not settle"

  private let host: ViewHost
  /// Checks the display list of each frame further; returns a message for a fault.
  private let check: (DisplayList) -> String?
  private var time = 0.0
  /// The gestures that are active according to the host's log, and the times at which they began.
  private var activeGestures: [String: Double] = [:]
  private var recordCount = 0

  package init(_ host: ViewHost, check: @escaping (DisplayList) -> String? = { _ in nil }) {
    self.host = host
    self.check = check
  }

  /// Plays actions until one shows a fault. Returns its index and a message; nil without a fault.
  package func play(_ actions: some Sequence<FuzzAction>) -> (index: Int, fault: String)? {
    for (index, action) in actions.enumerated() {
      switch action {
      case .event(let event): host.handle([event])
      case .darkAppearance(let isOn): host.colorScheme = isOn ? .dark : .light
      case .reduceMotion(let isOn): host.reducesMotion = isOn
      case .frame(let time):
        if let fault = frame(at: max(time, self.time)) { return (index, fault) }
      }
    }
    return nil
  }

  /// Interrupts the input, restores the size, and runs frames until nothing moves, for a number of
  /// seconds at most. Returns messages for touches, gestures and animations that are left. Timers
  /// may continue.
  package func settle(size: CGSize, limit: Double = 30) -> [String] {
    host.handle([.interruption(time: time, .focusLost)])
    host.handle([.resize(time: time, size: size, scale: 1)])
    let end = time + limit
    /// The last time at which nothing moved, although a timer may have been pending.
    var lastIdle = -Double.infinity
    repeat {
      if let fault = frame(at: time + 1.0 / 60) { return [fault] }
      if host.nextFrame(after: time).map({ $0 > time }) ?? true { lastIdle = time }
    } while host.nextFrame(after: time) != nil && time < end
    var findings: [String] = []
    // A timer, such as that of a song in playback, is idle between two events; an endless animation
    // is not.
    if lastIdle < time - 5 { findings.append(Self.endlessAnimation) }
    if !host.touches.isEmpty { findings.append("touches remain down") }
    if host.contestCount > 0 { findings.append("gestures remain active without a touch") }
    if let gesture = activeGestures.keys.min() {
      findings.append("the gesture \(gesture) began and did not end")
    }
    return findings
  }

  private func frame(at time: Double) -> String? {
    self.time = time
    let list = host.frame(at: time)
    return gestureFault() ?? list.nonFiniteItem.map { "not finite: \($0)" } ?? check(list)
  }

  /// Follows the phases of all gestures of the host. Returns a message if one ends that has not
  /// begun, or begins twice.
  private func gestureFault() -> String? {
    let (log, total) = (host.gestureLog, host.gestureRecordCount)
    let new = log.suffix(min(total - recordCount, log.count))
    recordCount = total
    for record in new {
      let name = "\(record.id.gesture).\(record.id.part.map(String.init) ?? "") \(record.gesture)"
      switch record.phase {
      case .possible:
        if activeGestures[name] != nil { return "the gesture \(name) began again before it ended" }
      case .active:
        if activeGestures.updateValue(record.time, forKey: name) != nil {
          return "the gesture \(name) began twice"
        }
      case .ended, .failed: activeGestures[name] = nil
      }
    }
    return nil
  }
}
