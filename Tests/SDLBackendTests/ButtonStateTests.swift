// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import Testing

@Suite struct ButtonStateTests {
  // `#expect` does not accept a mutating call.
  private func expect(
    _ result: Bool, _ expected: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(result == expected, sourceLocation: sourceLocation)
  }

  private func expect(
    _ found: (pressed: MouseButtons, lost: MouseButtons), _ pressed: MouseButtons,
    _ lost: MouseButtons, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(found == (pressed, lost), sourceLocation: sourceLocation)
  }

  @Test(arguments: [MouseButtons.left, .middle, .right])
  func `repeated reports of a press or a release count once`(
    button: MouseButtons
  ) {
    var state = ButtonState()
    expect(state.press(button), true)
    expect(state.press(button), false)
    #expect(state.held == button)
    expect(state.release(button), true)
    expect(state.release(button), false)
    #expect(state == ButtonState())
  }

  @Test func `a release without a press is dropped`() {
    var state = ButtonState()
    expect(state.release(.left), false)
    #expect(!state.isOutOfSync)
  }

  @Test func `the release of a button held through an interruption is dropped`() {
    var state = ButtonState()
    _ = state.press(.left)
    state.interrupt()
    #expect(state.held == [])
    #expect(state.stale == .left)
    expect(state.release(.left), false)
    #expect(!state.isOutOfSync)
    expect(state.press(.left), true)
  }

  @Test func `after an interruption the next press counts although the release was lost`() {
    var state = ButtonState()
    _ = state.press(.left)
    state.interrupt()
    expect(state.press(.left), true)
    #expect(state.held == .left)
    #expect(!state.isOutOfSync)
    expect(state.release(.left), true)
  }

  @Test func `a press that SDL drops is recovered from the server's state`() {
    var state = ButtonState()
    _ = state.press(.left)
    state.interrupt()
    // Still down: not a new press.
    expect(state.reconcile(with: .left, isOverWindow: true), [], [])
    // Released without a report of SDL.
    expect(state.reconcile(with: [], isOverWindow: true), [], [])
    #expect(state.unreleased == .left)
    // Pressed again, without a report of SDL.
    expect(state.reconcile(with: .left, isOverWindow: true), .left, [])
    #expect(state.held == .left)
    #expect(!state.isOutOfSync)
    // A late report of SDL is dropped.
    expect(state.press(.left), false)
    expect(state.release(.left), true)
  }

  @Test func `presses over another window are ignored`() {
    var state = ButtonState()
    expect(state.reconcile(with: [.left, .right], isOverWindow: true), [], [])
    _ = state.press(.left)
    state.interrupt()
    _ = state.reconcile(with: [], isOverWindow: false)
    expect(state.reconcile(with: .left, isOverWindow: false), [], [])
    #expect(state.held == [])
  }

  @Test func `a held button that the server reports as up was lost`() {
    var state = ButtonState()
    _ = state.press(.left)
    _ = state.press(.right)
    expect(state.reconcile(with: .right, isOverWindow: true), [], .left)
    #expect(state.held == .right)
    expect(state.reconcile(with: .right, isOverWindow: true), [], [])
  }

  /// All sequences of eight reports, checked against what the views may receive.
  @Test func `no sequence gives two presses in a row or a release without a press`() {
    for sequence in 0..<(1 << 16) {
      var state = ButtonState()
      var isDown = false
      for step in 0..<8 {
        switch sequence >> (2 * step) & 3 {
        case 0:
          if state.press(.left) {
            #expect(!isDown, "sequence \(sequence)")
            isDown = true
          }
        case 1:
          if state.release(.left) {
            #expect(isDown, "sequence \(sequence)")
            isDown = false
          }
        case 2:
          state.interrupt()
          isDown = false
        default:
          let server: MouseButtons = sequence & 1 == 0 ? [] : .left
          let (pressed, lost) = state.reconcile(with: server, isOverWindow: true)
          if !lost.isEmpty { isDown = false }
          if !pressed.isEmpty {
            #expect(!isDown, "sequence \(sequence)")
            isDown = true
          }
        }
        #expect(state.held.contains(.left) == isDown, "sequence \(sequence)")
      }
    }
  }
}
