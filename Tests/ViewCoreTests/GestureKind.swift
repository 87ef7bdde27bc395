// Part of Snapback, under the MIT licence; see LICENSE.

import InterfaceTesting
import Snapback

/// The primitive recognizers, each as a gesture that logs when it begins, ends and is cancelled.
enum GestureKind: String, CaseIterable, Sendable {
  case tap
  case doubleTap
  case longPress
  case drag
  /// A drag with `minimumDistance: 0`.
  case immediateDrag
  case magnify
  case rotate
  case button

  @MainActor
  func gesture(_ name: String, _ log: EventLog) -> AnyGesture<Int> {
    switch self {
    case .tap: logged(TapGesture(), name, log)
    case .doubleTap: logged(TapGesture(count: 2), name, log)
    case .longPress: logged(LongPressGesture(), name, log)
    case .drag: logged(DragGesture(), name, log)
    case .immediateDrag: logged(DragGesture(minimumDistance: 0), name, log)
    case .magnify: logged(MagnifyGesture(), name, log)
    case .rotate: logged(RotateGesture(), name, log)
    case .button: logged(_ButtonGesture(action: {}), name, log)
    }
  }

  @MainActor
  private func logged<G: Gesture>(
    _ gesture: G, _ name: String, _ log: EventLog
  ) -> AnyGesture<Int> {
    AnyGesture(
      gesture.map { _ in 0 }
        .onChanged { _ in log.lines.append("\(name) began") }
        .onEnded { _ in log.lines.append("\(name) ended") }
        .onCancelled { log.lines.append("\(name) cancelled") })
  }
}
