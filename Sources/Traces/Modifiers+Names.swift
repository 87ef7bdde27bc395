// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

extension Modifiers {
  /// The names of the modifiers in a trace.
  static let names: [(name: String, modifier: Modifiers)] = [
    ("shift", .shift), ("control", .control), ("option", .option), ("command", .command),
  ]
}
