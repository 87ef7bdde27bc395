// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SnapbackCLI
import Testing

/// How measurements are told.
struct BenchResultTests {
  private static func result(driver: String?) -> FrameBenchResult {
    var result = FrameBenchResult(width: 1280, height: 800, frames: 400, driver: driver)
    result.clear = 0.000_05
    result.draw = 0.000_12
    result.floor = 0.000_19
    result.card = 0.000_285
    return result
  }

  @Test
  func `people read milliseconds and the ratio`() {
    #expect(
      Self.result(driver: "x11").text == """
        a frame of 1280x800, presented by SDL (x11); medians of 400
          cleared      0.190 ms  (memset 0.050 ms)
          with a card  0.285 ms  (drawing 0.120 ms)
          ratio        1.500
        """)
  }

  @Test
  func `without a display it says that nothing was presented`() {
    #expect(Self.result(driver: nil).text.contains("not presented: no display"))
    #expect(Self.result(driver: nil).json.contains(#""presentedBy":null"#))
  }

  @Test
  func `programs read an object whose names stay`() throws {
    let data = Data(Self.result(driver: "x11").json.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(
      object.keys.sorted() == [
        "cardFrameMilliseconds", "clearMilliseconds", "drawMilliseconds",
        "floorFrameMilliseconds", "frames", "height", "presentedBy", "ratio", "width",
      ])
    #expect(object["ratio"] as? Double == 1.5)
    #expect(object["drawMilliseconds"] as? Double == 0.12)
  }
}
