// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Testing

@Suite struct PropertyListLimitsTests {
  /// A binary list of arrays, of which each refers to the next one a number of times; the last one is empty.
  private func arrays(_ count: Int, references: Int, last: UInt8? = nil) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for index in 0..<count {
      offsets.append(UInt8(bytes.count))
      let next = index + 1 < count ? UInt8(index + 1) : last
      let entries = next.map { [UInt8](repeating: $0, count: references) } ?? []
      bytes += [0xA0 | UInt8(entries.count)] + entries
    }
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for value in [UInt8(count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, value] }
    return bytes
  }

  @Test func `lists of a usual size are read`() throws {
    let list: [String: Any] = [
      "UIMainStoryboardFile": "Main", "list": (0..<300).map { ["a": $0, "b": [Date()]] },
      "data": Data([1, 2, 3]),
    ]
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: list, format: format, options: 0)
      #expect(PropertyListLimits.allow(Array(data)))
    }
    #expect(PropertyListLimits.allow(arrays(15, references: 2)))
  }

  @Test func `lists that grow with each reference are not`() {
    #expect(!PropertyListLimits.allow(arrays(40, references: 2)))
    #expect(!PropertyListLimits.allow(arrays(5, references: 1, last: 0)))
    #expect(!PropertyListLimits.allow(arrays(3, references: 1, last: 9)))
    #expect(!PropertyListLimits.allow(Array("bplist00".utf8)))
    #expect(!PropertyListLimits.allow(Array("bplist00".utf8) + [UInt8](repeating: 0xFF, count: 40)))
  }
}
