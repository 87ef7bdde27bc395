// Part of Snapback, under the MIT licence; see LICENSE.

/// A source to find the literals of.
struct LiteralQuestion: LineMessage, Equatable {
  var number: Int
  var source: String
}

/// The literals of a source; empty if it could not be parsed.
struct LiteralReply: LineMessage, Equatable {
  var number: Int
  var literals: [SourceLiteralRange]
}
