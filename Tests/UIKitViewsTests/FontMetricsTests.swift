// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import Views

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

  // As in pictures that Apple's SwiftUI drew in a view with a large text size.
  @Test func `lengths grow with the device's text size, not with that of a view`() {
    let log = EventLog()
    let harness = Harness {
      Scaled(log: log)
      Scaled(log: log).environment(\.dynamicTypeSize, .accessibility5)
      Scaled(log: log).transformEnvironment(\.preferredTypeSize) { $0 = .accessibility5 }
    }
    #expect(log.lines.prefix(4) == ["22.0 13.0", "13.0", "22.0 13.0", "13.0"])
    #expect(log.lines[4].hasPrefix("62.0 "))
    harness.host.setTextPreferences(size: .accessibility5, isBold: false)
    harness.frame()
    #expect(abs(UIFontMetrics.default.scaledValue(for: 22) - 62) < 0.001)
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
