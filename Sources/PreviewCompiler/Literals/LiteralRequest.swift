// Part of Snapback, under the MIT licence; see LICENSE.

/// A request for the literals of a source.
struct LiteralRequest: LineMessage, Equatable {
  var number: Int
  var source: String
}
