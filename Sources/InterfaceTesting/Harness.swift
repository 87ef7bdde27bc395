// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
package import Gestures
package import Interface

/// Drives a view like a user, with a virtual mouse and a virtual clock.
@MainActor
package final class Harness {
  package let host: ViewHost
  /// The time of the next frame, in seconds.
  package private(set) var time = 0.0
  /// The display list of the last frame.
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

  /// Runs frames for an interval in seconds.
  package func advance(by interval: Double) {
    let end = time + interval
    while time < end - frameInterval / 2 { frame() }
  }

  /// Runs frames until no further one is needed, for 20 seconds at most. Returns whether that was
  /// reached.
  @discardableResult
  package func settle() -> Bool {
    let end = time + 20
    while host.nextFrame(after: time) != nil, time < end { frame() }
    return host.nextFrame(after: time) == nil
  }

  /// Presses the mouse button at a point and runs a frame.
  package func press(_ point: CGPoint) {
    send(.down, point)
    frame()
  }

  /// Moves the mouse in a straight line over an interval in seconds, with one sample per frame.
  package func move(from start: CGPoint, to end: CGPoint, over interval: Double) {
    let steps = max(1, Int((interval / frameInterval).rounded()))
    for step in 1...steps {
      let fraction = Double(step) / Double(steps)
      send(
        .move,
        CGPoint(
          x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
      frame()
    }
  }

  /// Releases the mouse button at a point and runs a frame.
  package func release(_ point: CGPoint) {
    send(.up, point)
    frame()
  }

  /// Presses, moves and releases.
  package func drag(from start: CGPoint, to end: CGPoint, over interval: Double) {
    press(start)
    move(from: start, to: end, over: interval)
    release(end)
  }

  /// Sends a sample of the mouse at the current time, without running a frame.
  package func send(_ phase: PointerSample.Phase, _ point: CGPoint) {
    host.handle([.pointer(PointerSample(time: time, phase: phase, location: point))])
  }

  /// Sends events, without running a frame.
  package func send(_ events: InputEvent...) {
    host.handle(events)
  }
}
