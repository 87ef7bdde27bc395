// Part of Snapback, under the MIT licence; see LICENSE.

extension EnvironmentValues: CustomStringConvertible {
  /// The keys whose values ancestors or this instance set, by name, with these values: `[Key = value, ...]`. Reading it
  /// in a body does not update the view when a value changes.
  public var description: String {
    let values = scopeValues.merging(changes) { _, own in own }
    let entries = values.map { key, value in
      "\(unsafeBitCast(key, to: Any.Type.self)) = \(value)"
    }
    return "[" + entries.sorted().joined(separator: ", ") + "]"
  }
}
