// Part of Snapback, under the MIT licence; see LICENSE.

/// The files of the user's defaults that could not be written, by the stores whose values they have.
package struct DefaultsFailures: Sendable {
  private var paths: [ObjectIdentifier: [String]] = [:]

  package init() {}

  /// Notes how the last write of a store ended: the paths that could not be written, or none. Returns those of them that
  /// no store failed to write before, so that stores of the same file are reported once.
  package mutating func note(_ failed: [String], of store: ObjectIdentifier) -> [String] {
    let known = Set(paths.values.joined())
    paths[store] = failed.isEmpty ? nil : failed
    return failed.filter { !known.contains($0) }
  }
}
