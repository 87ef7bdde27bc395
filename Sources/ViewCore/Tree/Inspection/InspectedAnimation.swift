// Part of Snapback, under the MIT licence; see LICENSE.

/// An animation of a view that is running.
package struct InspectedAnimation: Equatable, Sendable {
  /// The animated value, such as `frame` or the name of a modifier.
  package var name: String
  package var presented: String
  package var target: String

  package init(name: String, presented: String = "", target: String = "") {
    self.name = name
    self.presented = presented
    self.target = target
  }
}
