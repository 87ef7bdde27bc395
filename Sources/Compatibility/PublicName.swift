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
  /// The status of all uses.
  package var status: Status
  /// Differences that concern only some uses, such as those with an argument.
  package var differences: [Difference] = []
  /// The parameters of the functions of this name; empty for types and values.
  package var overloads: [Overload] = []
  /// The parameters of the initializers of a type, without those that it inherits.
  package var initializers: [Overload] = []
  /// Whether it also names something that is no function: a type, a property, an enum case.
  package var isValue = false
  /// The superclass of a class.
  package var superclass: String?

  package init(_ name: String, owner: String? = nil, family: String, status: Status = .supported) {
    self.name = name
    self.owner = owner
    self.family = family
    self.status = status
  }

  /// The qualified name: `View.padding`.
  package var qualified: String { owner.map { $0 + "." + name } ?? name }
}

/// A difference from SwiftUI in some uses of a name.
package struct Difference: Hashable, Sendable {
  /// The labels of the arguments that it concerns; empty if it concerns others as well.
  package var labels: Set<String> = []
  /// The only overload that it concerns; nil if it concerns all of them.
  package var overload: Overload?
  /// One or more sentences.
  package let text: String
}
