// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures

/// A step of a random test: an event, a change of the desktop's settings, or a frame.
package enum FuzzAction: Equatable, Sendable {
  case event(InputEvent)
  case darkAppearance(Bool)
  case reduceMotion(Bool)
  /// Runs the frame at a time in seconds.
  case frame(Double)
}

extension FuzzAction: CustomStringConvertible {
  package var description: String {
    switch self {
    case .event(let event): "\(event)"
    case .darkAppearance(let isOn): isOn ? "dark appearance" : "light appearance"
    case .reduceMotion(let isOn): "Reduce Motion " + (isOn ? "on" : "off")
    case .frame(let time): "frame at \(time)"
    }
  }
}
