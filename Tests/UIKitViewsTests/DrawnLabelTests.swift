// Part of Snapback, under the MIT licence; see LICENSE.

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

/// A label with space before and above its text.
private final class PaddedLabel: UILabel {
  private let insets = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let text = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
    return CGRect(x: 0, y: 0, width: text.maxX, height: text.maxY)
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

/// A label that is drawn twice, in two colors.
private final class DoubleLabel: UILabel {
  override func drawText(in rect: CGRect) {
    let color = textColor
    textColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    super.drawText(in: rect.offsetBy(dx: 1, dy: 1))
    textColor = color
    super.drawText(in: rect)
  }
}

/// Labels and attributed texts as they are drawn. A character is 8.5 points wide, a line 20.4 points high, with
/// the baseline at 16.15.
@MainActor
@Suite struct DrawnLabelTests {
  private func show(_ view: UIView) -> Harness {
    let controller = UIViewController()
    view.frame = CGRect(x: 100, y: 100, width: 100, height: 60)
    controller.view.addSubview(view)
    let harness = Harness(size: CGSize(width: 400, height: 600)) { _rootView(controller) }
    harness.frame()
    return harness
  }

  private func list(_ attributes: [NSAttributedString.Key: Any]) -> DisplayList {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "ab", attributes: attributes)
    return show(label).list
  }

  @Test func `a label with insets draws its text inside, and is larger by them`() throws {
    let label = PaddedLabel()
    label.text = "ab"
    let harness = show(label)
    // The text is in the middle of the 50 points below the inset.
    let item = try #require(harness.list.glyphItems.first)
    #expect(areClose(item.origin, CGPoint(x: 120, y: 110 + 14.8 + 16.15), within: 1e-3))
    let size = label.intrinsicContentSize
    #expect(abs(size.width - 37) < 1e-6 && abs(size.height - 30.4) < 1e-6)
    #expect(label.sizeThatFits(CGSize(width: 200, height: 0)) == size)
    label.text = "abc"
    harness.frame()
    #expect(harness.list.glyphItems.map(\.run.text) == ["abc"])
  }

  @Test func `a label that changes its color while it is drawn comes to rest`() throws {
    let label = DoubleLabel()
    label.text = "ab"
    label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let harness = show(label)
    let items = harness.list.glyphItems
    #expect(items.count == 2)
    let blue = Paint.color(ResolvedColor(red: 0, green: 0, blue: 1))
    let red = Paint.color(ResolvedColor(red: 1, green: 0, blue: 0))
    #expect(items.map(\.paint) == [blue, red])
    #expect(items[0].origin.x == items[1].origin.x + 1)
    #expect(harness.settle())
  }

  @Test func `characters with a shadow cast it, with half the blur as the radius`() {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    shadow.shadowBlurRadius = 8
    let red = ResolvedColor(red: 1, green: 0, blue: 0)
    #expect(
      list([.shadow: shadow]).items.contains {
        guard case .beginLayer(let effect, _) = $0 else { return false }
        return effect == .shadow(red, radius: 4, x: 2, y: 3)
      })
  }

  @Test func `outlined characters are filled only with a negative width`() {
    let plain = list([:])
    let hollow = list([.strokeWidth: 5])
    let filled = list([.strokeWidth: -5])
    #expect(plain.glyphItems.count == 1)
    #expect(hollow.glyphItems.isEmpty)
    // The outline of each of both characters.
    #expect(hollow.items.count == plain.items.count + 1)
    #expect(filled.glyphItems.count == 1)
    #expect(filled.items.count == plain.items.count + 2)
  }

  @Test func `an image among characters has its place on the baseline`() throws {
    let attachment = NSTextAttachment(image: UIImage(systemName: "square")!)
    attachment.bounds = CGRect(x: 0, y: -5, width: 34, height: 30)
    let text = NSMutableAttributedString(attachment: attachment)
    text.append(NSAttributedString(string: "ab"))
    let styled = text.styled(font: .systemFont(ofSize: 17))
    let box = try #require(styled.runs.first?.symbol).box
    #expect(abs(box.minY + 25 / 17) < 1e-6 && abs(box.height - 30 / 17) < 1e-6)
    // The same shape, so that the text is not laid out again.
    #expect(text.styled(font: .systemFont(ofSize: 17)) == styled)
    let label = UILabel()
    label.attributedText = text
    let harness = show(label)
    #expect(abs(label.intrinsicContentSize.width - 51) < 1e-6)
    #expect(areClose(harness.list.glyphItems[0].origin, CGPoint(x: 134, y: 136), within: 0.1))
  }

  @Test func `paragraph styles set heights and indents of lines`() {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 1.5
    style.minimumLineHeight = 30
    style.maximumLineHeight = 40
    style.paragraphSpacing = 7
    style.firstLineHeadIndent = 12
    style.headIndent = 4
    style.allowsDefaultTighteningForTruncation = true
    let copy = NSMutableParagraphStyle()
    #expect(copy != style)
    copy.setParagraphStyle(style)
    #expect(copy == style)
    let text = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
      .styled(font: .systemFont(ofSize: 17))
    #expect(text.lineHeightMultiple == 1.5 && text.minimumLineHeight == 30)
    #expect(text.maximumLineHeight == 40 && text.paragraphSpacing == 7)
    #expect(text.firstLineIndent == 12 && text.indent == 4 && text.tightening == 0.05)
  }
}
