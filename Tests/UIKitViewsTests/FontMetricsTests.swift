// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing
@_spi(ViewTree) import UIKitControls

@MainActor
@Suite struct FontMetricsTests {
  private struct Scaled: View {
    let log: EventLog
    @Environment(\.sizeCategory) private var sizeCategory
    var body: some View {
      let metrics = UIFontMetrics(forTextStyle: .caption2)
      log.lines.append(
        "\(UIFontMetrics.default.scaledValue(for: 22)) \(metrics.scaledValue(for: 13))")
      log.lines.append("\(metrics.scaledFont(for: .systemFont(ofSize: 13)).pointSize)")
      return Color.red
    }
  }

  @Test func `lengths grow with the text size of the evaluated view`() {
    let log = EventLog()
    _ = Harness {
      Scaled(log: log)
      Scaled(log: log).environment(\.dynamicTypeSize, .accessibility5)
    }
    #expect(log.lines.prefix(2) == ["22.0 13.0", "13.0"])
    #expect(log.lines[2].hasPrefix("62.0 "))
    let largest = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 9), maximumPointSize: 5)
    #expect(largest.pointSize == 5)
  }

  @Test func `a font of UIKit has the width that it was made in`() {
    func font(_ width: UIFont.Width) -> UIFont {
      .systemFont(ofSize: 20, weight: .heavy, width: width)
    }
    #expect(
      [.compressed, .condensed, .standard, .expanded].map { font($0).font.width }
        == [0.5, 0.75, 1, 1.25])
    #expect(
      Font(font(.expanded))
        == Font.system(size: 20, weight: .heavy, design: .default).width(.expanded))
  }
}
