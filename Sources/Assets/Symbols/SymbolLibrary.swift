// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
import Foundation
import Motion
import Pictures

/// Symbols by SF Symbols' names, out of a folder of icons and our own drawings.
///
/// A name is looked for among the drawings, in the table, among the icons, and last as a variant
/// (`.fill`, `.circle`, `.square`, `.slash`, `.badge.plus`) of a name that is found.
@MainActor
package final class SymbolLibrary {
  let folder: String
  private var symbols: [String: SymbolShape?] = [:]
  private var icons: [Substring: Icon?] = [:]

  /// Debian's package `bootstrap-icons` puts its icons there.
  package nonisolated static let standardFolder = "/usr/share/bootstrap-icons/svg"

  package init(folder: String = SymbolLibrary.standardFolder) { self.folder = folder }

  /// Whether there is a folder of icons at all.
  package var hasIcons: Bool { FileManager.default.fileExists(atPath: folder + "/heart.svg") }

  /// nil if there is none of the name.
  package func symbol(named name: String) -> SymbolShape? {
    if let known = symbols[name] { return known }
    let symbol = Self.isName(name) ? icon(name).map { $0.symbol(name) } : nil
    symbols[name] = .some(symbol)
    return symbol
  }

  /// Names that there are symbols for: the drawings', the table's and the icons'; variants are many
  /// more.
  var knownNames: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let icons = files.filter { $0.hasSuffix(".svg") }.map { file in
      String(file.dropLast(4)).replacing("-", with: ".")
    }
    return Self.listedNames + icons
  }

  /// All names that the drawings and the table hold.
  package nonisolated static var listedNames: [String] {
    SymbolDrawings.names.union(SymbolTable.names).sorted()
  }

  /// An icon by its file's name, without the ending, in a box of 16 by 16 and filled by the nonzero
  /// rule; nil if there is none that can be read.
  package func outline(ofIcon name: String) -> Outline? { file(name[...])?.outline }

  /// Small letters and digits with points between, as SF's names are.
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
    // The icons' own bars go the other way, but for this one.
    let isStruck = name.split(separator: ".").dropFirst().contains("slash")
    if !isStruck || name.hasPrefix("eye.slash"), let icon = file(Self.fileName(name)) {
      return icon
    }
    return variant(name)
  }

  /// A term of a recipe: an icon, or a drawing with a point in front.
  private func part(_ name: Substring) -> Icon? {
    name.first == "."
      ? SymbolDrawings.icon(String(name.dropFirst())) ?? SymbolParts.icon(name.dropFirst())
      : file(name)
  }

  private func file(_ name: Substring) -> Icon? {
    if let known = icons[name] { return known }
    let bytes = try? FileBytes.read("\(folder)/\(name).svg")
    let icon = bytes.flatMap { IconFile.icon($0) }
    icons[name] = .some(icon)
    return icon
  }

  /// The icon that a base's table entry names, with an ending; nil if the entry is a recipe.
  private func file(_ base: String, ending: String) -> Icon? {
    let recipe = SymbolTable.recipe(base)
    if let recipe, recipe.names.count != 1 { return nil }
    let name = recipe?.names.first ?? Self.fileName(base)
    guard name.first != "." else { return nil }
    return file(name + ending)
  }

  /// An icon's file has dashes for the name's points.
  private static func fileName(_ name: String) -> Substring {
    String(name.map { $0 == "." ? "-" : $0 })[...]
  }

  private func variant(_ name: String) -> Icon? {
    func base(_ ending: String) -> String? {
      name.hasSuffix(ending) && name.count > ending.count
        ? String(name.dropLast(ending.count)) : nil
    }
    for frame in [SymbolVariants.Frame.circle, .square] {
      for (ending, isSolid) in [(".\(frame).fill", true), (".\(frame)", false)] {
        guard let base = base(ending) else { continue }
        if let icon = file(base, ending: "-\(frame)" + (isSolid ? "-fill" : "")) { return icon }
        if let letters = SymbolLetters.icon(base) {
          return SymbolVariants.framed(letters, in: frame, isSolid: isSolid)
        }
        let glyph = isSolid ? icon(base + ".fill") ?? icon(base) : icon(base)
        return glyph.map { SymbolVariants.framed($0, in: frame, isSolid: isSolid) }
      }
    }
    if let base = base(".slash.fill") { return icon(base + ".fill").map(SymbolVariants.slashed) }
    if let base = base(".slash") {
      return icon(base).map(SymbolVariants.slashed)
    }
    for (ending, sign) in Self.badges {
      if let base = base(".badge." + ending), let sign = file(sign) {
        return icon(base).map { SymbolVariants.badged($0, with: sign) }
      }
    }
    if let base = base(".fill"), !base.hasSuffix(".fill") { return file(base, ending: "-fill") }
    return nil
  }

  private static let badges: [(String, Substring)] = [
    ("plus", "plus-lg"), ("minus", "dash-lg"), ("checkmark", "check-lg"), ("xmark", "x-lg"),
    ("questionmark", "question-lg"), ("exclamationmark", "exclamation-lg"), ("clock", "clock"),
    ("arrow.up", "arrow-up"), ("arrow.down", "arrow-down"), ("gearshape", "gear-fill"),
  ]
}

extension Icon {
  /// How wide the box of 16 is for a font of one point: a circle beside capitals is then as large as
  /// SF Symbols' at medium scale.
  private static let boxSide = 1.15
  /// Half the height of Inter's capitals, around which symbols are centred.
  private static let capitalMiddle = 0.727 / 2
  /// What is left free beside the ink.
  private static let bearing = 0.03
  /// The least height of a symbol's box, for flat signs such as minus.
  private static let leastHeight = 0.3

  /// The icon as a symbol for a font of one point.
  func symbol(_ name: String) -> SymbolShape {
    let scale = Self.boxSide / Self.side
    let ink = outline.bounds
    let left = Self.bearing - ink.origin.x * scale
    let top = -Self.capitalMiddle - Self.side / 2 * scale
    let placed = outline.applying(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: left, ty: top))
    let height = max(ink.size.height * scale + 2 * Self.bearing, Self.leastHeight)
    let middle = top + (ink.origin.y + ink.size.height / 2) * scale
    return SymbolShape(
      name: name, outline: placed, rule: .nonZero,
      box: CGRect(
        x: 0, y: middle - height / 2, width: ink.size.width * scale + 2 * Self.bearing,
        height: height))
  }
}
