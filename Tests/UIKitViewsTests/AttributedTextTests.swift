// Part of Snapback, under the MIT licence; see LICENSE.

import CHeapUsage
import Drawing
import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct AttributedTextTests {
  private func text() -> NSMutableAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let text = NSMutableAttributedString(
      string: "Hello ",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .paragraphStyle: style])
    text.append(
      NSAttributedString(
        string: "world",
        attributes: [
          .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1), .kern: 3,
          .underlineStyle: NSUnderlineStyle([.single, .patternDash]).rawValue,
        ]))
    return text
  }

  @Test func `attributed strings are converted to values and back`() {
    let value = AttributedString(text())
    #expect(String(value.characters) == "Hello world")
    let runs = value.runs.map(\.attributes)
    #expect(runs.count == 2)
    #expect(runs[0][AttributeScopes.UIKitAttributes.FontAttribute.self]?.pointSize == 20)
    #expect(runs[0][AttributeScopes.SwiftUIAttributes.FontAttribute.self] != nil)
    #expect(runs[1][AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] != nil)
    #expect(runs[1][AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] == .single)
    #expect(runs[0][AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] == nil)
    let styled = NSAttributedString(value).styled(font: .systemFont(ofSize: 12))
    #expect(styled.runs.map(\.string) == ["Hello ", "world"])
    #expect(styled.runs[0].font.size == 20)
    #expect(styled.runs[1].color?.red == 1)
    #expect(styled.runs[1].tracking == 3)
  }

  @Test func `localized strings have Markdown`() {
    let value = AttributedString(localized: "a **b**")
    #expect(String(value.characters) == "a b")
    #expect(value.runs.count == 2)
  }

  @Test func `attributes become runs, and the first paragraph's style that of the text`() {
    let styled = text().styled(font: .systemFont(ofSize: 12))
    #expect(styled.runs.map(\.string) == ["Hello ", "world"])
    #expect(styled.runs.map(\.font.size) == [20, 12])
    #expect(styled.runs[1].color?.red == 1 && styled.runs[0].color == nil)
    #expect(styled.runs[1].tracking == 3)
    #expect(styled.runs[1].underline?.pattern == .dash && styled.runs[0].underline == nil)
    #expect(styled.alignment == .center && styled.lineSpacing == 4)
  }

  @Test func `setting the text of a label removes its attributes`() {
    let label = UILabel()
    label.attributedText = text()
    #expect(label.text == "Hello world")
    #expect(label.attributedText?.length == 11)
    label.text = "Hello world"
    let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == label.font)
  }

  @Test func `a button shows its attributed title for a state`() {
    let button = UIButton(type: .custom)
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(text(), for: .highlighted)
    #expect(button.titleLabel?.text == "plain")
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "Hello world")
    button.isHighlighted = false
    #expect(button.titleLabel?.text == "plain")
  }

  /// The bytes that measuring a string 2000 times adds.
  private static func growthByMeasuring() -> Int {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 20), .kern: 1,
    ]
    var growth = Int.max
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Color.clear.onAppear {
        for _ in 0..<100 { _ = "12".size(withAttributes: attributes) }
        let before = heap_bytes_in_use()
        for _ in 0..<2000 { _ = "12".size(withAttributes: attributes) }
        growth = heap_bytes_in_use() - before
      }
    }
    harness.settle()
    return growth
  }

  @Test func `measuring a string with attributes leaves nothing in memory`() {
    // An attributed string for each would leave 1 MB.
    #expect(Self.growthByMeasuring() < 300_000)
  }
}
