// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
import Foundation
import Motion
import Pictures

/// Finds symbols by SF Symbols' names, among a folder of icons and built-in drawings.
///
/// A name is looked up among the drawings, in the table, among the icons, and last as a variant
/// (`.fill`, `.circle`, `.square`, `.slash`, `.badge.plus`) of a name that exists.
@MainActor
package final class SymbolLibrary {
  let folder: String
  private var symbols: [String: SymbolShape?] = [:]
  private var icons: [Substring: Icon?] = [:]

  /// The folder in which Debian's package `bootstrap-icons` installs its icons.
  package nonisolated static let standardFolder = "/usr/share/bootstrap-icons/svg"

  package init(folder: String = SymbolLibrary.standardFolder) { self.folder = folder }

  /// Whether icons are installed.
  package var hasIcons: Bool { FileManager.default.fileExists(atPath: folder + "/heart.svg") }

  /// Returns the symbol of a name; nil if there is none.
  package func symbol(named name: String) -> SymbolShape? {
    if let known = symbols[name] { return known }
    let symbol = Self.isName(name) ? icon(name).map { $0.symbol(name) } : nil
    symbols[name] = .some(symbol)
    return symbol
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

  /// Whether a name has only ASCII letters, digits and dots, as SF Symbols' names do, and at most
  /// 100 of them.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.count <= 100
      && name.utf8.allSatisfy {
        $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
      }
  }

  private func icon(_ name: String) -> Icon? {
    if let icon = SymbolDrawings.icon(name) { return icon }
    if let recipe = SymbolTable.recipe(name) { return recipe.icon(part) }
    // The slashes of the icon files have the opposite direction, except for this one.
    let isSlashed = name.split(separator: ".").dropFirst().contains("slash")
    if !isSlashed || name.hasPrefix("eye.slash"), let icon = file(Self.fileName(name)) {
      return icon
    }
    return variant(name)
  }

  /// The icon of a recipe's term: an icon file, or after a dot a drawing.
  private func part(_ name: Substring) -> Icon? {
    name.first == "."
      ? SymbolDrawings.icon(String(name.dropFirst())) ?? SymbolParts.icon(name.dropFirst())
      : file(name)
  }

  private func file(_ name: Substring) -> Icon? {
    if let known = icons[name] { return known }
    let bytes = try? FileBytes.read("\(folder)/\(name).svg")
    let icon = bytes.flatMap { IconFileReader.icon($0) }
    icons[name] = .some(icon)
    return icon
  }

  /// The icon file of a base name's table entry with a suffix; nil if the entry is composed of
  /// several icons.
  private func file(_ base: String, suffix: String) -> Icon? {
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

  private func variant(_ name: String) -> Icon? {
    func base(_ suffix: String) -> String? {
      name.hasSuffix(suffix) && name.count > suffix.count
        ? String(name.dropLast(suffix.count)) : nil
    }
    for frame in [IconVariants.Frame.circle, .square] {
      for (suffix, isSolid) in [(".\(frame).fill", true), (".\(frame)", false)] {
        guard let base = base(suffix) else { continue }
        if let icon = file(base, suffix: "-\(frame)" + (isSolid ? "-fill" : "")) { return icon }
        if let letters = SymbolLetters.icon(base) {
          return IconVariants.framed(letters, in: frame, isSolid: isSolid)
        }
        let glyph = isSolid ? icon(base + ".fill") ?? icon(base) : icon(base)
        return glyph.map { IconVariants.framed($0, in: frame, isSolid: isSolid) }
      }
    }
    if let base = base(".slash.fill") { return icon(base + ".fill").map(IconVariants.slashed) }
    if let base = base(".slash") {
      return icon(base).map(IconVariants.slashed)
    }
    for (suffix, sign) in Self.badges {
      if let base = base(".badge." + suffix), let sign = file(sign) {
        return icon(base).map { IconVariants.badged($0, with: sign) }
      }
    }
    if let base = base(".fill"), !base.hasSuffix(".fill") { return file(base, suffix: "-fill") }
    return nil
  }

  private static let badges: [(String, Substring)] = [
    ("plus", "plus-lg"), ("minus", "dash-lg"), ("checkmark", "check-lg"), ("xmark", "x-lg"),
    ("questionmark", "question-lg"), ("exclamationmark", "exclamation-lg"), ("clock", "clock"),
    ("arrow.up", "arrow-up"), ("arrow.down", "arrow-down"), ("gearshape", "gear-fill"),
  ]
}
