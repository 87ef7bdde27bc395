// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A step of a drag from another program over a window.
package enum ExternalDrag: Equatable, Sendable {
  /// The drag is over the window. Not all window systems report it.
  case moved(ExternalDragKinds, to: CGPoint)
  /// The drag has left the window, or was cancelled.
  case left
  /// The values were dropped.
  case dropped([ExternalDragItem], at: CGPoint)

  /// Converts the location.
  package func mapLocation(_ convert: (CGPoint) -> CGPoint) -> ExternalDrag {
    switch self {
    case .moved(let kinds, let location): .moved(kinds, to: convert(location))
    case .left: .left
    case .dropped(let items, let location): .dropped(items, at: convert(location))
    }
  }
}

/// The kinds of what another program drags, before it is dropped.
package struct ExternalDragKinds: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let text = ExternalDragKinds(rawValue: 1)
  package static let files = ExternalDragKinds(rawValue: 2)
}

/// A value that another program has dropped.
package enum ExternalDragItem: Equatable, Sendable {
  case text(String)
  /// An absolute path, whose bytes may not be UTF-8 (`SystemString`).
  case file(String)
}
