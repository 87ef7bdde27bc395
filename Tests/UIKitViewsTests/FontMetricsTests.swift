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

  @Test func `lengths and fonts grow with the text size of properties of the interface`() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics.default
    #expect(abs(metrics.scaledValue(for: 22, compatibleWith: large) - 62) < 0.001)
    #expect(metrics.scaledValue(for: 22, compatibleWith: nil) == 22)
    #expect(metrics.scaledValue(for: 22, compatibleWith: UITraitCollection()) == 22)
    let font = UIFont.systemFont(ofSize: 22)
    #expect(abs(metrics.scaledFont(for: font, compatibleWith: large).pointSize - 62) < 0.001)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: large)
    #expect(limited.pointSize == 30)
    #expect(UIFont.preferredFont(forTextStyle: .title2, compatibleWith: large).pointSize == 56)
    #expect(UIFont.preferredFont(forTextStyle: .title2, compatibleWith: nil).pointSize == 22)
  }

  @Test func `categories of text sizes are ordered and have SwiftUI's counterparts`() {
    #expect(UIContentSizeCategory(DynamicTypeSize.xSmall) == .extraSmall)
    #expect(UIContentSizeCategory(Optional<DynamicTypeSize>.none) == .unspecified)
    #expect(UIContentSizeCategory(ContentSizeCategory.large).rawValue == "UICTContentSizeCategoryL")
    #expect(DynamicTypeSize(UIContentSizeCategory.accessibilityMedium) == .accessibility1)
    #expect(ContentSizeCategory(UIContentSizeCategory.unspecified) == nil)
    #expect(UIContentSizeCategory.large < .extraLarge && UIContentSizeCategory.large >= .large)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func `properties of the interface and the application have a text size`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .small), UITraitCollection(displayScale: 2),
    ])
    #expect(traits.preferredContentSizeCategory == .small)
    #expect(
      traits.containsTraits(in: UITraitCollection(preferredContentSizeCategory: .small))
        && !traits.containsTraits(in: UITraitCollection(preferredContentSizeCategory: .large)))
    let harness = Harness { Color.red }
    harness.host.setTextPreferences(size: .xxLarge, isBold: false)
    harness.frame()
    #expect(UIApplication.shared.preferredContentSizeCategory == .extraExtraLarge)
  }
}
