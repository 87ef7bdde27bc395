// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback

/// What callbacks were told, in order.
@MainActor
final class GestureLog {
  var lines: [String] = []

  /// Notes a value that is told many times only when it is another.
  func note(_ line: String) {
    if lines.last != line { lines.append(line) }
  }
}

/// The recognisers there are, each as a gesture that notes when it begins, ends, and is cancelled.
enum GestureKind: String, CaseIterable, Sendable {
  case tap
  case doubleTap
  case longPress
  case drag
  case dragAtOnce
  case magnify
  case rotate
  case button

  @MainActor
  func gesture(_ name: String, _ log: GestureLog) -> AnyGesture<Int> {
    switch self {
    case .tap: noting(TapGesture(), name, log)
    case .doubleTap: noting(TapGesture(count: 2), name, log)
    case .longPress: noting(LongPressGesture(), name, log)
    case .drag: noting(DragGesture(), name, log)
    case .dragAtOnce: noting(DragGesture(minimumDistance: 0), name, log)
    case .magnify: noting(MagnifyGesture(), name, log)
    case .rotate: noting(RotateGesture(), name, log)
    case .button: noting(_ButtonGesture(action: {}), name, log)
    }
  }

  @MainActor
  private func noting<G: Gesture>(_ gesture: G, _ name: String, _ log: GestureLog)
    -> AnyGesture<Int>
  {
    AnyGesture(
      gesture.map { _ in 0 }
        .onChanged { _ in log.lines.append("\(name) began") }
        .onEnded { _ in log.lines.append("\(name) ended") }
        .onCancelled { log.lines.append("\(name) cancelled") })
  }
}

/// How a gesture is attached to a view that has one already.
enum GestureAttachment: String, CaseIterable, Sendable {
  case gesture
  case highPriority
  case simultaneous
}

/// A square with a gesture on it, and another one attached outside.
struct ContestedSquare: View {
  let inner: GestureKind
  let outer: GestureKind
  let attachment: GestureAttachment
  let log: GestureLog

  var body: some View {
    let square = Color.blue.frame(width: 180, height: 180).gesture(inner.gesture("inner", log))
    let gesture = outer.gesture("outer", log)
    switch attachment {
    case .gesture: square.gesture(gesture)
    case .highPriority: square.highPriorityGesture(gesture)
    case .simultaneous: square.simultaneousGesture(gesture)
    }
  }
}
