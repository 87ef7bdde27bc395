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
  func `without a display it says that nothing was presented`() {
    #expect(Self.result(driver: nil).text.contains("not presented: no display"))
  }

  @Test
  func `programs read an object whose names stay`() throws {
    let data = Data(Self.result(driver: "x11").json.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(
      object.keys.sorted() == [
        "cards", "damage", "kinds", "large", "presentedBy", "residentMegabytes", "texts", "views",
      ])
    let cards = try #require(object["cards"] as? [[String: Any]])
    #expect(
      cards.first?.keys.sorted() == ["cards", "cores", "floorMilliseconds", "milliseconds"])
  }
}
