// Part of Snapback, under the MIT licence; see LICENSE.

import CPango
import Drawing

/// Which families stand for the system's own, in the order in which they are looked for.
///
/// All are packages of Debian's. What none of a list has, fontconfig finds elsewhere.
struct FontFamilies {
  /// Every family there is, by the names fonts give themselves.
  let installed: Set<String>

  /// Large sizes have a cut of their own, narrower and finer, as San Francisco does from 20 points.
  static let displaySize = 20.0

  init() {
    var installed: Set<String> = []
    if let fonts = FcConfigGetFonts(nil, FcSetSystem) {
      for index in 0..<Int(fonts.pointee.nfont) {
        guard let font = fonts.pointee.fonts[index], Self.isUsable(font) else { continue }
        var name: UnsafeMutablePointer<FcChar8>?
        var nth: Int32 = 0
        while FcPatternGetString(font, FC_FAMILY, nth, &name) == FcResultMatch, let found = name {
          installed.insert(String(cString: found))
          nth += 1
        }
      }
    }
    self.installed = installed
  }

  /// The families to look through for a font, those that are there only, then fontconfig's own word
  /// for the design; separated by commas.
  func list(for font: FontDescription) -> String {
    var names: [String] = []
    if let family = font.family, !family.isEmpty { names.append(family) }
    names += Self.system(font).filter(installed.contains)
    names.append(Self.generic(font.design))
    return names.joined(separator: ",")
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
      // Quicksand's middle weight is a family of its own, and nearest to others' regular.
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

  /// Whether Pango takes the font: others have no OpenType tables.
  private static func isUsable(_ font: OpaquePointer) -> Bool {
    var format: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, FC_FONTFORMAT, 0, &format) == FcResultMatch, let format
    else { return false }
    return ["TrueType", "CFF"].contains(String(cString: format))
  }
}
