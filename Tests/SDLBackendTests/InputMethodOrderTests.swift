// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import SDLBackend
import Testing

/// Input methods commit text because of a key that SDL reports first. The sequences are those of
/// fcitx 5 with Korean.
@Suite struct InputMethodOrderTests {
  private func key(_ name: String, _ time: Double = 1, _ modifiers: Modifiers = []) -> DesktopEvent
  {
    DesktopEvent(time: time, modifiers: modifiers, .key(name, isDown: true, isRepeat: false))
  }

  private func typed(_ text: String, _ time: Double = 2) -> DesktopEvent {
    DesktopEvent(time: time, .text(text, .typed))
  }

  private func composing(_ text: String, _ time: Double = 2) -> DesktopEvent {
    DesktopEvent(time: time, .text(text, .composing, selection: nil))
  }

  /// A short description of events: `한!` is typed, `[한]` composed, `<Left>` a key.
  private func description(_ events: [DesktopEvent]) -> String {
    events.map { event in
      switch event.kind {
      case .text(let text, .composing, _): "[\(text)]"
      case .text(let text, _, _): "\(text)!"
      case .key(let name, _, _): "<\(name)>"
      default: "?"
      }
    }.joined(separator: " ")
  }

  private func reordered(
    _ events: [DesktopEvent], consumedKeys: [Int] = [], isComposing: Bool = true
  ) -> String {
    var order = InputMethodOrder()
    if isComposing {
      var before = [composing("한")]
      order.reorder(&before, from: 0, consumedKeys: [])
      #expect(order.isComposing)
    }
    var events = events
    order.reorder(&events, from: 0, consumedKeys: consumedKeys)
    #expect(events.map(\.time) == events.map(\.time).sorted())
    return description(events)
  }

  @Test func `a syllable is committed before the arrow key that ends it`() {
    #expect(reordered([key("Left"), typed("한"), composing("")]) == "한! [] <Left>")
  }

  @Test func `a syllable is committed before the character that ends it`() {
    let events = [key("1"), typed("1", 1), typed("한"), composing("")]
    #expect(reordered(events) == "한! [] <1> 1!")
    let space = [key("Space"), typed(" ", 1), typed("한"), composing("")]
    #expect(reordered(space) == "한! [] <Space>  !")
  }

  @Test func `Control with a letter types nothing itself`() {
    #expect(reordered([key("A", 1, .control), typed("한"), composing("")]) == "한! [] <A>")
  }

  @Test func `what is composed after the key stays after it`() {
    let events = [key("Left"), typed("한"), composing(""), composing("ㄱ")]
    #expect(reordered(events, consumedKeys: [1]) == "한! [] <Left> [ㄱ]")
  }

  @Test func `keys in one reading with those that the input method has handled`() {
    // G K S are handled, then an arrow key is not.
    let events = [
      key("Left"), composing("ㅎ"), composing("하"), composing("한"), typed("한"), composing(""),
    ]
    #expect(
      reordered(events, consumedKeys: [0, 0, 0], isComposing: false)
        == "[ㅎ] [하] [한] 한! [] <Left>")
  }

  @Test func `without a composition nothing is reordered`() {
    let events = [key("A"), typed("a", 1), key("Left"), key("B"), typed("b", 1)]
    #expect(reordered(events, isComposing: false) == "<A> a! <Left> <B> b!")
    #expect(reordered([key("Left Shift"), composing("하")]) == "<Left Shift> [하]")
  }
}
