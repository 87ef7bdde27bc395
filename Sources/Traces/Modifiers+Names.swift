// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

extension Modifiers {
  /// What each modifier is called in a trace.
  static let names: [(name: String, modifier: Modifiers)] = [
    ("shift", .shift), ("control", .control), ("option", .option), ("command", .command),
  ]
}
