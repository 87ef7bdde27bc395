// Part of Snapback, under the MIT licence; see LICENSE.

/// The modifier keys that are held during an event.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: 1)
  package static let control = Modifiers(rawValue: 2)
  package static let option = Modifiers(rawValue: 4)
  package static let command = Modifiers(rawValue: 8)
}
