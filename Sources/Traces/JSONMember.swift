// Part of Snapback, under the MIT licence; see LICENSE.

/// One name and value of a JSON object, in the order of the line.
struct JSONMember: Equatable, Sendable {
  var name: String
  var value: JSONValue
}
