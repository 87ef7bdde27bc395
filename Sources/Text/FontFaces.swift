// Part of Snapback, under the MIT licence; see LICENSE.

import CPango

/// The faces of the fonts that Pango can use, those of the process included.
final class FontFaces {
  /// The faces by their PostScript and full names. A variable font has none. They are read when a name is first looked
  /// up: most programs name no font.
  private(set) lazy var byName = Self.readFaces()

  /// Calls a function with the pattern of each font.
  static func forEachFont(_ body: (OpaquePointer) -> Void) {
    for set in [FcSetSystem, FcSetApplication] {
      guard let fonts = FcConfigGetFonts(nil, set) else { continue }
      for index in 0..<Int(fonts.pointee.nfont) {
        if let font = fonts.pointee.fonts[index], isUsable(font) { body(font) }
      }
    }
  }

  private static func readFaces() -> [String: FaceName] {
    var faces: [String: FaceName] = [:]
    forEachFont { font in
      guard let family = strings(FC_FAMILY, of: font).first,
        let face = face(of: font, family: family)
      else { return }
      for name in strings(FC_POSTSCRIPT_NAME, of: font) + strings(FC_FULLNAME, of: font)
      where faces[name] == nil { faces[name] = face }
    }
    return faces
  }

  /// The face of a pattern; nil if its weight is a range.
  private static func face(of font: OpaquePointer, family: String) -> FaceName? {
    var (weight, slant) = (0.0, Int32(0))
    guard FcPatternGetDouble(font, FC_WEIGHT, 0, &weight) == FcResultMatch else { return nil }
    _ = FcPatternGetInteger(font, FC_SLANT, 0, &slant)
    let openType = Int(FcWeightToOpenTypeDouble(weight).rounded())
    return FaceName(
      family: family, weight: min(max(openType, 1), 1000), isItalic: slant >= FC_SLANT_ITALIC)
  }

  /// Returns the strings of a property of a font.
  static func strings(_ property: String, of font: OpaquePointer) -> [String] {
    var strings: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(font, property, Int32(strings.count), &value) == FcResultMatch,
      let found = value
    { strings.append(String(cString: found)) }
    return strings
  }

  /// Returns whether Pango can use the font: formats other than TrueType and CFF have no OpenType tables.
  private static func isUsable(_ font: OpaquePointer) -> Bool {
    var format: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, FC_FONTFORMAT, 0, &format) == FcResultMatch, let format
    else { return false }
    return ["TrueType", "CFF"].contains(String(cString: format))
  }
}
