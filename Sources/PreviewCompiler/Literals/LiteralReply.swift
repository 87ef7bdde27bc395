// Part of Snapback, under the MIT licence; see LICENSE.

/// The literals of a source; empty if it could not be parsed.
struct LiteralReply: LineMessage, Equatable {
  var number: Int
  var literals: [SourceLiteralRange]
}
