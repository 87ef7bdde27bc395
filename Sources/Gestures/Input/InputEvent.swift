// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// All input to the views. Times are seconds on the frame clock.
package enum InputEvent: Equatable, Sendable {
  case pointer(PointerSample)
  case wheel(WheelSample)
  case key(KeySample)
  case text(TextSample)
  /// The window's new size in points, and the number of pixels per point.
  case resize(time: Double, size: CGSize, scale: CGFloat)
  /// Input was interrupted. Every gesture is cancelled.
  case interruption(time: Double, Interruption)

  /// The cause of an interruption.
  package enum Interruption: String, Sendable, CaseIterable {
    case focusLost
    case hidden
    case captureLost
  }

  /// The modifiers held at the event; nil if it has none.
  package var modifiers: Modifiers? {
    switch self {
    case .pointer(let sample): sample.modifiers
    case .wheel(let sample): sample.modifiers
    case .key(let sample): sample.modifiers
    case .text, .resize, .interruption: nil
    }
  }

  package var time: Double {
    switch self {
    case .pointer(let sample): sample.time
    case .wheel(let sample): sample.time
    case .key(let sample): sample.time
    case .text(let sample): sample.time
    case .resize(let time, _, _): time
    case .interruption(let time, _): time
    }
  }
}
