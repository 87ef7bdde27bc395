// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings
import Testing

@Suite struct StringsFileTests {
  @Test(arguments: [false, true]) func `files in UTF-8 and in UTF-16 are read`(isBig: Bool) {
    let text = #"/* a */ "schön" = "\"ja\"\n"; // b"# + "\nword = text;\n"
    let units = Array(("\u{FEFF}" + text).utf16)
    let wide = units.flatMap { unit in
      isBig ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
    }
    for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + text.utf8, wide] {
      let file = StringsFile(bytes)
      #expect(file.strings == ["schön": "\"ja\"\n", "word": "text"])
      #expect(file.defect == nil)
    }
  }

  @Test(arguments: [
    (#""a" = "b"#, 1), (#""a" == "b";"#, 1), ("\"x\" = \"y\";\n\n\"a\" = (1, 2);", 3),
    ("{}", 1), (String(repeating: "(", count: 1_000_000), 1),
  ])
  func `the line of a mistake is found, and entries before it are used`(text: String, line: Int) {
    let file = StringsFile(Array(text.utf8))
    #expect(file.defect == "line \(line): no entry \"key\" = \"value\";")
    #expect(file.strings == (line == 1 ? [:] : ["x": "y"]))
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61], [0xFF, 0xFE, 0x00, 0xD8], [0x22, 0xC3, 0x28]])
  func `bytes that are no text are a mistake`(bytes: [UInt8]) {
    #expect(StringsFile(bytes).defect == "it is not text in UTF-8 or UTF-16")
  }
}
