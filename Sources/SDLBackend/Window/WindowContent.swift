// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
package import Gestures

/// The content of a window: it draws the frames and handles the input.
@MainActor
package protocol WindowContent: AnyObject {
  /// Handles the events since the last call, in order and not coalesced: up to several hundred
  /// samples. The first event of the first call is the window's size. Never called with an empty
  /// array.
  func handle(_ events: [InputEvent])

  /// Returns the display list of a frame. The time is never less than that of any event handled
  /// before.
  func frame(at time: Double) -> DisplayList

  /// Returns the time of the next frame: nil if none is needed until the next event; a time that is
  /// past, or `time` itself, for as soon as the display can. Called after every event and all work
  /// on the main queue, so it should be cheap.
  func nextFrame(after time: Double) -> Double?

  /// Whether a frame is needed although the window is minimized, as for new code. It is not presented.
  var needsHiddenFrame: Bool { get }

  /// The area in which text is being edited, in points; nil if none is, so that no input method is
  /// needed. Read after every frame.
  var textInputArea: CGRect? { get }

  /// The shape of the mouse pointer; nil for the arrow. Read after every frame.
  var pointerShape: PointerShape? { get }

  /// Handles a drag from another program; locations are in points. Called after the input that precedes
  /// it.
  func handle(_ drag: ExternalDrag)

  /// Called with the activity that the main thread begins. Called several times per frame, so it must be cheap.
  func activityChanged(to activity: WindowActivity)
}

extension WindowContent {
  package func handle(_ drag: ExternalDrag) {}
  package func activityChanged(to activity: WindowActivity) {}
  package var needsHiddenFrame: Bool { false }
  package var textInputArea: CGRect? { nil }
  package var pointerShape: PointerShape? { nil }
}
