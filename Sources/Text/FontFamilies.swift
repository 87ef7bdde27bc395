// Part of Snapback, under the MIT licence; see LICENSE.

import CPango
package import Drawing

/// The font families that replace Apple's system fonts, per design, in order of preference.
///
/// All of them are packaged by Debian. For a character that no family of a list covers, fontconfig
/// picks a fallback font.
package struct FontFamilies {
  /// The names of all installed families that Pango can use.
  package let installed: Set<String>

  /// The font size in points from which the display cut (narrower and finer) is used. San Francisco
  /// switches at the same size.
  static let displaySize = 20.0

  private let faces = FontFaces()

  /// Includes the fonts that have been added to the process.
  package init() {
    var installed: Set<String> = []
    FontFaces.forEachFont { installed.formUnion(FontFaces.strings(FC_FAMILY, of: $0)) }
    self.installed = installed
  }

  /// Returns whether an installed family or face has the name.
  func hasFont(named name: String) -> Bool { installed.contains(name) || faces.byName[name] != nil }

  /// Returns a font with the family, weight and slant of the face that has the font's name, or else with those that
  /// a PostScript name tells, unless a family has that name.
  package func resolved(_ font: FontDescription) -> FontDescription {
    guard let name = font.family, !installed.contains(name),
      let face = faces.byName[name] ?? FaceName(name)
    else { return font }
    var font = font
    font.family = face.family
    if font.weight == 400 { font.weight = face.weight }
    if face.isItalic { font.isItalic = true }
    return font
  }

  /// The comma-separated family list for Pango: the requested family, the installed families for
  /// the design, and fontconfig's generic name of the design. A named family that is not installed is
  /// replaced by the design that is nearest to it. With a script, its families come before the Korean
  /// ones, which have a part of its characters.
  package func list(for requested: FontDescription, script: IdeographicScript? = nil) -> String {
    var font = requested
    var names: [String] = []
    if let family = font.family, !family.isEmpty {
      names.append(family)
      if font.design == .standard { font.design = FontDescription.Design(replacing: family) }
    }
    let system = Self.system(font).filter(installed.contains)
    if let script {
      names += system.filter { !$0.hasPrefix("Nanum") }
      names += script.families(isSerif: font.design == .serif).filter(installed.contains)
      names += system.filter { $0.hasPrefix("Nanum") }
    } else {
      names += system
    }
    names.append(Self.generic(font.design))
    return names.joined(separator: ",")
  }

  /// The first installed family of a system font; nil if there is none, or for a named family.
  func first(for font: FontDescription) -> String? {
    font.family == nil ? Self.system(font).first(where: installed.contains) : nil
  }

  private static func system(_ font: FontDescription) -> [String] {
    switch font.design {
    case .standard:
      (font.size >= displaySize ? ["Inter Display"] : []) + ["Inter", "NanumGothic"]
    case .serif:
      [
        "Source Serif 4", "Noto Serif", "Libertinus Serif", "P052", "Nimbus Roman",
        "DejaVu Serif", "NanumMyeongjo",
      ]
    case .rounded:
      // Quicksand's medium weight is a separate family; it is closest to other fonts' regular.
      ["Nunito"] + ((350..<600).contains(font.weight) ? ["Quicksand Medium"] : [])
        + ["Quicksand", "NanumSquareRound", "Inter", "NanumGothic"]
    case .monospaced:
      ["JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono", "NanumGothicCoding"]
    }
  }

  private static func generic(_ design: FontDescription.Design) -> String {
    switch design {
    case .standard, .rounded: "sans-serif"
    case .serif: "serif"
    case .monospaced: "monospace"
    }
  }
}
