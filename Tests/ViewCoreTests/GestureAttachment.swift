// Part of Snapback, under the MIT licence; see LICENSE.

/// The attachment of a gesture to a view that already has one.
enum GestureAttachment: String, CaseIterable, Sendable {
  case gesture
  case highPriority
  case simultaneous
}
