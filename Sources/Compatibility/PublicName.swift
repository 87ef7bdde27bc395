// Part of Snapback, under the MIT licence; see LICENSE.

/// A name that SwiftUI's sources write, and how far it does here what it does there.
package struct PublicName: Hashable, Sendable {
  package enum Status: Hashable, Sendable {
    /// It does what SwiftUI does.
    case supported
    /// It does what SwiftUI does, but for what the text says.
    case approximate(String)
    /// It is not there, for the reason that the text gives.
    case missing(String)
  }

  /// The name alone: `padding`, `Circle`.
  package let name: String
  /// The type it belongs to: `View` for a modifier; nil for a type or a function of its own.
  package let owner: String?
  /// What it has to do with: `Gesture`, `Layout`.
  package let family: String
  package let status: Status

  package init(_ name: String, owner: String? = nil, family: String, status: Status = .supported) {
    self.name = name
    self.owner = owner
    self.family = family
    self.status = status
  }

  /// The name with its owner's before it: `View.padding`.
  package var qualified: String { owner.map { $0 + "." + name } ?? name }
}
