// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures

/// A set of mouse buttons, of those that gestures use.
package struct MouseButtons: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let left = MouseButtons(rawValue: 1)
  package static let middle = MouseButtons(rawValue: 2)
  package static let right = MouseButtons(rawValue: 4)

  /// The button in a set of exactly one; nil for any other set.
  package var button: PointerSample.Button? {
    switch self {
    case .left: .left
    case .middle: .middle
    case .right: .right
    default: nil
    }
  }
}
