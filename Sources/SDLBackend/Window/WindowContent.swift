// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
package import Gestures

/// What a window shows, and whom it tells what the hand does.
@MainActor
package protocol WindowContent: AnyObject {
  /// Takes everything that happened since the last call, in order, nothing merged: up to several
  /// hundred samples. The first call brings the window's size. Never called with nothing.
  func handle(_ events: [InputEvent])

  /// The picture for this time, which is never less than that of any event handed over.
  func frame(at time: Double) -> DisplayList

  /// When the next frame is wanted: `nil` if nothing moves, until something happens; a time that is
  /// past or `time` itself means as soon as the display can. Asked after every event and every piece
  /// of work on the main queue, so it should be cheap.
  func nextFrame(after time: Double) -> Double?

  /// Where text is being written, in points; nil where nobody writes, and no input method is wanted. Asked
  /// after every frame.
  var textInputArea: CGRect? { get }
}

extension WindowContent {
  package var textInputArea: CGRect? { nil }
}
