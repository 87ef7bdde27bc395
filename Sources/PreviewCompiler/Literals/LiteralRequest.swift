// Part of Snapback, under the MIT licence; see LICENSE.

/// A source to find the literals of.
struct LiteralQuestion: LineMessage, Equatable {
  var number: Int
  var source: String
}
