// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
import Foundation
import Motion
import Pictures

/// Finds symbols by SF Symbols' names, among a folder of icons and built-in drawings.
///
/// A name is looked up among the drawings, in the table, among the icons, and last as a variant
/// (`.fill`, `.circle`, `.bubble`, `.slash`, `.badge.plus`) of a name that exists.
@MainActor
package final class SymbolLibrary {
  let folder: String
  private struct Key: Hashable {
    var name: String
    /// A multiple of 100.
    var weight: Int
  }

  private var symbols: [Key: SymbolShape?] = [:]
  private var icons: [Substring: Icon?] = [:]
  /// The number of names that are being looked up, each for the one before.
  private var depth = 0

  /// The folder in which Debian's package `bootstrap-icons` installs its icons.
  package nonisolated static let standardFolder = "/usr/share/bootstrap-icons/svg"

  package init(folder: String = SymbolLibrary.standardFolder) { self.folder = folder }

  /// Whether icons are installed.
  package var hasIcons: Bool { FileManager.default.fileExists(atPath: folder + "/heart.svg") }

  /// Returns the symbol with a name, with strokes for a font weight from 1 to 1000; nil if there is
  /// none.
  package func symbol(named name: String, weight: Int = 400) -> SymbolShape? {
    let weight = min(max((weight + 50) / 100, 1), 9) * 100
    if let known = symbols[Key(name: name, weight: weight)] { return known }
    let symbol: SymbolShape? =
      if weight == 400 {
        Self.isName(name) ? icon(name).map { $0.symbol(name, whole: whole(name)) } : nil
      } else {
        self.symbol(named: name)?.withWeight(weight)
      }
    symbols[Key(name: name, weight: weight)] = .some(symbol)
    return symbol
  }

  /// The symbol without the slash of a name, and its icon; nil for a name without one at its end.
  private func whole(_ name: String) -> (name: String, icon: Icon)? {
    let fill = name.hasSuffix(".fill") ? ".fill" : ""
    let base = name.dropLast(fill.count)
    guard base.hasSuffix(".slash") else { return nil }
    let whole = base.dropLast(6) + fill
    return icon(String(whole)).map { (String(whole), $0) }
  }

  /// The names of all drawings, table entries and icons. Variants of them are not included.
  var knownNames: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let icons = files.filter { $0.hasSuffix(".svg") }.map { file in
      String(file.dropLast(4)).replacing("-", with: ".")
    }
    return Self.listedNames + icons
  }

  /// The names of all drawings and table entries.
  package nonisolated static var listedNames: [String] {
    SymbolDrawings.names.union(SymbolTable.names).sorted()
  }

  /// The outline of an icon file, by its name without extension, in a box of 16 by 16 units under
  /// the nonzero rule; nil if it does not exist or cannot be read.
  package func outline(ofIcon name: String) -> Outline? { file(name[...])?.outline }

  /// Returns whether a name has only ASCII letters, digits and dots, as SF Symbols' names do, and at most 100
  /// of them.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.count <= 100
      && name.utf8.allSatisfy {
        $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
      }
  }

  /// The icon with a name: a drawing, a table entry, an icon file or a variant; nil if there is none.
  func icon(_ name: String) -> Icon? {
    // The table may lead from one name to another, but not in a circle.
    guard depth < 12 else { return nil }
    depth += 1
    defer { depth -= 1 }
    if let icon = SymbolDrawings.icon(name) { return icon }
    if let recipe = SymbolTable.recipe(name) { return recipe.icon(part) }
    // The slashes of the icon files have the opposite direction, except for this one.
    let isSlashed = name.split(separator: ".").dropFirst().contains("slash")
    if !isSlashed || name.hasPrefix("eye.slash"), let icon = file(Self.fileName(name)) {
      return icon
    }
    return variant(name)
  }

  /// The icon of a recipe's term: an icon file or another symbol, or after a dot a drawing.
  private func part(_ name: Substring) -> Icon? {
    name.first == "."
      ? SymbolDrawings.icon(String(name.dropFirst())) ?? SymbolParts.icon(name.dropFirst())
      : file(name) ?? icon(String(name))
  }

  func file(_ name: Substring) -> Icon? {
    if let known = icons[name] { return known }
    let bytes = try? FileBytes.read("\(folder)/\(name).svg")
    let icon = bytes.flatMap { IconFileReader.icon($0) }
    icons[name] = .some(icon)
    return icon
  }

  /// The icon file of a base name's table entry with a suffix; nil if the entry is composed of
  /// several icons.
  func file(_ base: String, suffix: String) -> Icon? {
    let recipe = SymbolTable.recipe(base)
    if let recipe, recipe.names.count != 1 { return nil }
    let name = recipe?.names.first ?? Self.fileName(base)
    guard name.first != "." else { return nil }
    return file(name + suffix)
  }

  /// The name of an icon file: the symbol's name with dashes instead of dots.
  private static func fileName(_ name: String) -> Substring {
    String(name.map { $0 == "." ? "-" : $0 })[...]
  }
}
