// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The contents of a text that changes with the date.
package protocol LiveTextSource: Hashable, Sendable {
  func string(at date: Date) -> String
  /// The date at which the text changes; nil if it does not.
  func nextChange(after date: Date) -> Date?
}

/// A text that depends on the current date, of any kind.
package struct LiveText: Hashable, Sendable {
  package let source: any LiveTextSource

  package init(_ source: any LiveTextSource) { self.source = source }

  package static func == (one: LiveText, other: LiveText) -> Bool {
    AnyHashable(one.source) == AnyHashable(other.source)
  }

  package func hash(into hasher: inout Hasher) { AnyHashable(source).hash(into: &hasher) }
}
