// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings
import Testing

@Suite struct SystemStringTests {
  @Test(arguments: ["", "Card.swift", "café/日本/👩‍👩‍👧.swift", "a\u{0}b\u{1b}", "\u{10fffd}"])
  func `the bytes of a text can be restored`(text: String) {
    let bytes = Array(text.utf8)
    #expect(SystemString.bytes(of: SystemString.string(bytes)) == bytes)
  }

  @Test func `valid UTF-8 is unchanged`() {
    #expect(SystemString.string(Array("café 👩‍👩‍👧".utf8)) == "café 👩‍👩‍👧")
  }

  @Test func `all pairs and many triples of bytes can be restored`() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let pair = [first, second]
        #expect(SystemString.bytes(of: SystemString.string(pair)) == pair)
        let four = [0xf4, 0x8f, first, second]
        #expect(SystemString.bytes(of: SystemString.string(four)) == four)
      }
    }
  }

  @Test func `different bytes have different strings`() {
    let invalid = SystemString.string([0x63, 0xe9])
    // The text that looks like the string of the invalid byte has another one.
    #expect(SystemString.string(Array(invalid.utf8)) != invalid)
    #expect(SystemString.string([0xe9]) != SystemString.string([0xe8]))
  }

  @Test func `system calls receive the original bytes`() {
    let bytes: [UInt8] = [0x63, 0xe9, 0x2e]
    let text = SystemString.string(bytes)
    let received = SystemString.withCString(text) { pointer in
      (0...3).map { UInt8(bitPattern: pointer[$0]) }
    }
    #expect(received == bytes + [0])
    #expect(SystemString.withCString(text) { SystemString.string(cString: $0) } == text)
  }

  @Test(arguments: [
    ("a%20b", "a b"), ("%41%6d%6D", "Amm"), ("%+f%-0%0x%", "%+f%-0%0x%"), ("%%41", "%A"), ("", ""),
  ])
  func `percent escapes have two hexadecimal digits`(text: String, expected: String) {
    #expect(PercentEscapes.decoded(text.utf8) == Array(expected.utf8))
  }
}
