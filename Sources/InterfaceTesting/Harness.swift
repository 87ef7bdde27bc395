// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
package import Gestures
package import Interface

/// Drives a view as a person would: with a hand and with patience. Its clock is virtual.
@MainActor
package final class Harness {
  package let host: ViewHost
  /// The time of the next frame, in seconds.
  package private(set) var time = 0.0
  /// What the last frame showed.
  package private(set) var list: DisplayList
  private let frameInterval = 1.0 / 60

  package init(_ host: ViewHost) {
    self.host = host
    list = host.frame(at: 0)
  }

  package convenience init(
    size: CGSize = CGSize(width: 390, height: 844), @ViewBuilder _ view: () -> some View
  ) {
    self.init(ViewHost(view(), size: size, resources: .plain()))
  }

  /// Runs the next frame.
  @discardableResult
  package func frame() -> DisplayList {
    time += frameInterval
    list = host.frame(at: time)
    return list
  }

  /// Runs frames until the time has passed by an interval in seconds.
  package func advance(by interval: Double) {
    let end = time + interval
    while time < end - frameInterval / 2 { frame() }
  }

  /// Runs frames until nothing moves, for 20 seconds at most; answers whether it came to rest.
  @discardableResult
  package func settle() -> Bool {
    let end = time + 20
    while host.nextFrame(after: time) != nil, time < end { frame() }
    return host.nextFrame(after: time) == nil
  }

  /// Brings the hand down.
  package func press(_ point: CGPoint) {
    send(.down, point)
    frame()
  }

  /// Moves the hand in a straight line over an interval in seconds, a sample and a frame at a time.
  package func move(from start: CGPoint, to end: CGPoint, over interval: Double) {
    let steps = max(1, Int((interval / frameInterval).rounded()))
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      send(
        .move,
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      frame()
    }
  }

  /// Lets go.
  package func release(_ point: CGPoint) {
    send(.up, point)
    frame()
  }

  /// Presses, moves, and lets go.
  package func drag(from start: CGPoint, to end: CGPoint, over interval: Double) {
    press(start)
    move(from: start, to: end, over: interval)
    release(end)
  }

  /// Hands over a sample of the mouse at the present time, without a frame.
  package func send(_ phase: PointerSample.Phase, _ point: CGPoint) {
    host.handle([.pointer(PointerSample(time: time, phase: phase, location: point))])
  }

  /// Hands over events, without a frame.
  package func send(_ events: InputEvent...) {
    host.handle(events)
  }
}
