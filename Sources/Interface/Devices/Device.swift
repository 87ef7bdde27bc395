// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore

/// A phone or tablet by its public name.
package struct Device: Equatable, Sendable {
  package let name: String
  package let screen: DeviceScreen

  /// Returns the device with a name. Case, spaces and punctuation are ignored, and so are words in
  /// parentheses that are not needed: `iphone16 pro`, `iPad Pro (12.9-inch) (6th generation)`.
  package static func named(_ name: String) -> Device? {
    let key = key(name)
    if let device = all.first(where: { Self.key($0.name) == key }) { return device }
    if let name = aliases[key] { return all.first { $0.name == name } }
    // The longest name that is a prefix of a more detailed one, if only details follow.
    guard name.contains("(") else { return nil }
    let names =
      all.map { (key: Self.key($0.name), name: $0.name) }
      + aliases.map { (key: $0.key, name: $0.value) }
    let best = names.filter { key.hasPrefix($0.key) }
      .max { ($0.key.count, $1.name) < ($1.key.count, $0.name) }
    return best.flatMap { best in all.first { $0.name == best.name } }
  }

  /// Returns the screen of phones with exactly this size in points, in either orientation; nil if there is none. If
  /// phones of the same size have different insets, the most common ones count.
  package static func phoneScreen(ofExactSize size: CGSize) -> DeviceScreen? {
    let portrait = CGSize(
      width: min(size.width, size.height), height: max(size.width, size.height))
    return phones.first { $0.screen.size == portrait }?.screen
  }

  private static func key(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." })
  }
}
