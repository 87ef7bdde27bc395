// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SnapbackCLI
import Testing

/// How measurements are told.
struct BenchResultTests {
  private static func result(driver: String?) -> BenchResult {
    var result = BenchResult(presentedBy: driver)
    result.cards = [
      BenchResult.Cards(cards: 10, cores: 1, floorMilliseconds: 0.25, milliseconds: 1)
    ]
    result.start = BenchResult.Start(
      firstFrameMilliseconds: 80,
      processStatus: """
        VmHWM:\t   54112 kB
        VmRSS:\t   20480 kB
        RssAnon:\t    7168 kB
        RssFile:\t    9216 kB
        RssShmem:\t    4096 kB
        """)
    return result
  }

  @Test
  func `people read milliseconds, the ratio and its limit`() {
    let text = Self.result(driver: "x11").text
    #expect(text.hasPrefix("cards in 1280x800, presented by SDL (x11)"))
    let row = text.split(separator: "\n").first { $0.hasPrefix("  10 ") }
    #expect(
      row?.split(separator: " ").map(String.init)
        == ["10", "1", "0.250", "1.000", "4.00", "4.5"])
  }

  @Test
  func `a tree of views is told beside drawing it`() {
    var result = Self.result(driver: nil)
    result.views.items = 2001
    result.views.rasterMilliseconds = 4
    result.views.layoutMilliseconds = 5
    let lines = result.text.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("2001 views") })
    let row = lines.first { $0.hasPrefix("  laid out") }
    #expect(
      row?.split(separator: " ").map(String.init) == ["laid", "out", "5.000", "1.25", "10"])
  }

  @Test
  func `the memory of a running card is told with its parts and its limit`() {
    let lines = Self.result(driver: "x11").text.split(separator: "\n").map(String.init)
    #expect(
      lines.suffix(2) == [
        "snapback run card: first frame after 80 ms; memory in use at rest 20.0 MB, at most 40",
        "  its own 7.0, the shared frame 4.0, files 9.0",
      ])
  }

  @Test
  func `without a card it says that there is no display`() {
    #expect(BenchResult(presentedBy: nil).text.hasSuffix("not measured: no display"))
  }

  @Test
  func `without a display it says that nothing was presented`() {
    #expect(Self.result(driver: nil).text.contains("not presented: no display"))
  }

  @Test
  func `programs read an object whose names stay`() throws {
    let data = Data(Self.result(driver: "x11").json.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(
      object.keys.sorted() == [
        "cards", "damage", "kinds", "large", "presentedBy", "shadow", "start", "texts",
        "views",
      ])
    let cards = try #require(object["cards"] as? [[String: Any]])
    #expect(
      cards.first?.keys.sorted() == ["cards", "cores", "floorMilliseconds", "milliseconds"])
  }
}
