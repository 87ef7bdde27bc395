// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Testing
import Text

@MainActor
struct OrphanTests {
  private let engine = PangoTextEngine()

  /// The lines of a text in a width in points.
  private func lines(_ string: String, width: Double, avoidsOrphans: Bool = true) -> [String] {
    var text = styled(string)
    text.avoidsOrphans = avoidsOrphans
    return engine.layout(text, width: width, height: nil).lines
  }

  @Test func `a second line has two words, as in a UILabel`() {
    // In a picture of iOS 16: 136 points beside a slider.
    #expect(lines("Speech rate: 100%", width: 130) == ["Speech", "rate: 100%"])
    #expect(
      lines("Speech rate: 100%", width: 130, avoidsOrphans: false) == ["Speech rate:", "100%"])
  }

  @Test func `words stay where there is no space, no other word or another line`() {
    #expect(lines("Wide extraordinarily", width: 120) == ["Wide", "extraordinarily"])
    #expect(
      lines("Some extraordinarily wonderful", width: 160) == ["Some extraordinarily", "wonderful"])
    #expect(lines("aa bb aa bb aa", width: 55) == ["aa bb", "aa bb", "aa"])
    #expect(lines("one two three\nfour", width: 130) == ["one two three", "four"])
  }

  @Test func `the size is that of the moved lines`() {
    var text = styled("Speech rate: 100%")
    text.avoidsOrphans = true
    let layout = engine.layout(text, width: 130, height: nil)
    #expect(layout.width < engine.width(styled("Speech rate:")))
    #expect(abs(layout.width - engine.width(styled("rate: 100%"))) < 0.01)
    #expect(layout.lineCount == 2)
  }
}
