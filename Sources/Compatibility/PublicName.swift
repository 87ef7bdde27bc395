// Part of Snapback, under the MIT licence; see LICENSE.

/// A name of SwiftUI's API, and whether Snapback supports it.
package struct PublicName: Hashable, Sendable {
  package enum Status: Hashable, Sendable {
    /// It behaves as in SwiftUI.
    case supported
    /// It behaves as in SwiftUI, apart from a difference that the text describes.
    case approximate(String)
    /// It is not declared; the text gives the reason, or what to use instead.
    case missing(String)
  }

  /// The unqualified name: `padding`, `Circle`.
  package let name: String
  /// The type that it is a member of: `View` for a modifier; nil for a top-level type or function.
  package let owner: String?
  /// The topic, from the folder of its source: `Gesture`, `Layout`.
  package let family: String
  package let status: Status

  package init(_ name: String, owner: String? = nil, family: String, status: Status = .supported) {
    self.name = name
    self.owner = owner
    self.family = family
    self.status = status
  }

  /// The qualified name: `View.padding`.
  package var qualified: String { owner.map { $0 + "." + name } ?? name }
}
