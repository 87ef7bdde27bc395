// Part of Snapback, under the MIT licence; see LICENSE.

import Benchmark
import Foundation
import Testing

/// The output of `snapback bench`.
struct BenchResultTests {
  private static func result(driver: String?) -> BenchResult {
    var result = BenchResult(presentedBy: driver)
    result.cards = [
      BenchResult.Cards(cards: 10, cores: 1, floorMilliseconds: 0.25, milliseconds: 1)
    ]
    result.start = BenchResult.Start(
      firstFrameMilliseconds: 80,
      processMappings: """
        5600-5700 r-xp 0000 08:01 77                 /usr/bin/snapback
        Rss:               11264 kB
        Shared_Clean:       4096 kB
        Private_Clean:      5120 kB
        Private_Dirty:         0 kB
        7f00-7f10 r-xp 0000 08:01 78                 /usr/lib/libc.so.6
        Rss:                2048 kB
        Shared_Clean:       1024 kB
        Private_Clean:      1024 kB
        7f20-7f30 rw-p 0000 00:00 0
        Rss:                7168 kB
        Private_Clean:         0 kB
        Private_Dirty:      7168 kB
        """)
    return result
  }

  @Test
  func `a card row has the frame times, the ratio and its limit`() {
    let text = Self.result(driver: "x11").text
    #expect(text.hasPrefix("cards in 1280x800, presented by SDL (x11)"))
    let row = text.split(separator: "\n").first { $0.hasPrefix("  10 ") }
    #expect(
      row?.split(separator: " ").map(String.init)
        == ["10", "1", "0.250", "1.000", "4.00", "2.40"])
  }

  @Test
  func `view tree rows are relative to rasterization`() {
    var result = Self.result(driver: nil)
    result.views.items = 2001
    result.views.rasterMilliseconds = 4
    result.views.layoutMilliseconds = 5
    let lines = result.text.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("2001 views") })
    let row = lines.first { $0.hasPrefix("  layout") }
    #expect(
      row?.split(separator: " ").map(String.init) == ["layout", "5.000", "1.25", "10"])
  }

  @Test
  func `private memory is printed with its parts and its limit`() {
    let lines = Self.result(driver: "x11").text.split(separator: "\n").map(String.init)
    #expect(
      lines.suffix(2) == [
        "snapback run card: first frame after 80 ms; private memory in motion 17.0 MB, limit 30",
        "  written pages 7.0, clean pages 10.0; resident 20.0",
      ])
  }

  @Test
  func `a skipped startup measurement names the missing display`() {
    #expect(BenchResult(presentedBy: nil).text.hasSuffix("not measured: no display"))
  }

  @Test
  func `without a display the output says that nothing was presented`() {
    #expect(Self.result(driver: nil).text.contains("not presented: no display"))
  }

  @Test
  func `a list with many rows is compared with one of few rows`() throws {
    var list = BenchResult.List(name: "LazyVStack")
    list.few.firstFrameMilliseconds = 2
    list.many.firstFrameMilliseconds = 2.5
    var result = Self.result(driver: "x11")
    result.lists = [list]
    let line = try #require(
      result.text.split(separator: "\n").first { $0.contains("first frame, ms") })
    #expect(line.split(separator: " ").suffix(3) == ["2.000", "2.500", "2.600"])
  }

  @Test
  func `a comparison marks what is slower, faster and over its limit`() throws {
    var (old, new) = (Self.result(driver: nil), Self.result(driver: nil))
    old.views.layoutMilliseconds = 4
    new.views.layoutMilliseconds = 12
    old.views.dragMilliseconds = 0.8
    new.views.dragMilliseconds = 0.4
    old.views.creationMilliseconds = 10
    new.views.creationMilliseconds = 10.5
    new.textLayouts = BenchResult.TextLayouts()
    let lines = new.comparison(with: old).split(separator: "\n").map(String.init)
    func row(_ name: String) throws -> String {
      try #require(lines.first { $0.contains(name) })
    }
    #expect(try row("views: layout").hasSuffix("  3.00     10.00  slower, exceeds its limit"))
    #expect(try row("views: drag one view").hasSuffix("  0.50      1.00  faster"))
    #expect(try row("views: create").hasSuffix("  1.05     15.00"))
    #expect(!lines.contains { $0.contains("1,000 labels") })
    #expect(try #require(lines.last).hasPrefix("1 of "))
  }

  @Test
  func `a result can be read again, also one of an older version`() throws {
    let result = Self.result(driver: "x11")
    let read = try #require(BenchResult(json: Array(result.json.utf8)))
    #expect(read.measures == result.measures)
    #expect(!result.json.contains("textLayouts"))
    #expect(BenchResult(json: Array("[1]".utf8)) == nil)
    #expect(BenchResult(json: []) == nil)
  }

  @Test
  func `the JSON keys are stable`() throws {
    let data = Data(Self.result(driver: "x11").json.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(
      object.keys.sorted() == [
        "cards", "constraints", "damage", "kinds", "large", "lists", "material", "presentedBy",
        "shadow", "start", "texts", "views",
      ])
    let cards = try #require(object["cards"] as? [[String: Any]])
    #expect(
      cards.first?.keys.sorted() == ["cards", "cores", "floorMilliseconds", "milliseconds"])
  }
}
