// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Testing
import Text

@Suite struct FaceNameTests {
  @Test(arguments: [
    ("HelveticaNeue-Bold", "Helvetica Neue", 700, false),
    ("AvenirNext-DemiBoldItalic", "Avenir Next", 600, true),
    ("Poppins-SemiBold", "Poppins", 600, false), ("OpenSans-Light", "Open Sans", 300, false),
    ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", 700, true),
    ("Inter-Italic", "Inter", 400, true), ("Bodoni72-Book", "Bodoni 72", 400, false),
  ]) func `a PostScript name has a family, a weight and a slant`(
    name: String, family: String, weight: Int, isItalic: Bool
  ) throws {
    let face = try #require(FaceName(name))
    #expect(face.family == family && face.weight == weight && face.isItalic == isItalic)
  }

  @Test(arguments: ["Georgia", "Exo-2", "-Bold", "Semi-Rounded", ""])
  func `other names are families`(name: String) {
    #expect(FaceName(name) == nil)
  }

  @Test func `families of Apple's systems have a design`() {
    let designs: [(String, FontDescription.Design)] = [
      ("Georgia", .serif), ("Times New Roman", .serif), ("Menlo", .monospaced),
      ("Courier New", .monospaced), ("Arial Rounded MT Bold", .rounded),
      ("Helvetica Neue", .standard), ("Avenir Next", .standard),
    ]
    for (family, design) in designs { #expect(FontDescription.Design(replacing: family) == design) }
  }

  @Test func `a family that is not installed is replaced by one of its design`() {
    let families = FontFamilies()
    func list(_ name: String, _ design: FontDescription.Design = .standard) -> [Substring] {
      families.list(for: FontDescription(family: name, size: 17, design: design))
        .split(separator: ",")
    }
    #expect(list("Georgia").last == "serif" && list("Menlo").last == "monospace")
    #expect(list("Georgia").first == "Georgia" && list("Avenir").last == "sans-serif")
    #expect(list("Georgia", .monospaced).last == "monospace")
  }

  @Test func `the weight of a name counts unless another is given`() {
    let families = FontFamilies()
    let bold = families.resolved(FontDescription(family: "NoSuch-BoldItalic", size: 17))
    #expect(bold.family == "No Such" && bold.weight == 700 && bold.isItalic)
    let black = families.resolved(FontDescription(family: "NoSuch-Light", size: 17, weight: 900))
    #expect(black.weight == 900 && !black.isItalic)
    let plain = FontDescription(family: "No Such", size: 17)
    #expect(families.resolved(plain) == plain)
  }
}
