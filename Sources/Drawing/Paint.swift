// Part of Snapback, under the MIT licence; see LICENSE.

/// What a shape is filled with.
package enum Paint: Equatable, Sendable {
  case color(ResolvedColor)
}

extension Paint: CustomStringConvertible {
  package var description: String {
    switch self {
    case .color(let color): color.description
    }
  }
}
