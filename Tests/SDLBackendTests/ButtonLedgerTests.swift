// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import Testing

@Suite struct ButtonLedgerTests {
  // The macro takes no call that changes its receiver.
  private func expect(
    _ told: Bool, _ expected: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(told == expected, sourceLocation: sourceLocation)
  }

  private func expect(
    _ found: (pressed: MouseButtons, lost: MouseButtons), _ pressed: MouseButtons,
    _ lost: MouseButtons, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(found == (pressed, lost), sourceLocation: sourceLocation)
  }

  @Test(arguments: [MouseButtons.left, .middle, .right])
  func `a press and its release are each told once, however often they are reported`(
    button: MouseButtons
  ) {
    var ledger = ButtonLedger()
    expect(ledger.press(button), true)
    expect(ledger.press(button), false)
    #expect(ledger.held == button)
    expect(ledger.release(button), true)
    expect(ledger.release(button), false)
    #expect(ledger == ButtonLedger())
  }

  @Test func `a release without a press is nobody's`() {
    var ledger = ButtonLedger()
    expect(ledger.release(.left), false)
    #expect(!ledger.isDesynced)
  }

  @Test func `the button that was held through an interruption is let go in silence`() {
    var ledger = ButtonLedger()
    _ = ledger.press(.left)
    ledger.interrupt()
    #expect(ledger.held == [])
    #expect(ledger.stale == .left)
    expect(ledger.release(.left), false)
    #expect(!ledger.isDesynced)
    expect(ledger.press(.left), true)
  }

  @Test func `after an interruption the next press is a press, though the release was lost`() {
    var ledger = ButtonLedger()
    _ = ledger.press(.left)
    ledger.interrupt()
    expect(ledger.press(.left), true)
    #expect(ledger.held == .left)
    #expect(!ledger.isDesynced)
    expect(ledger.release(.left), true)
  }

  @Test func `a press that SDL swallows is made good by the server's word`() {
    var ledger = ButtonLedger()
    _ = ledger.press(.left)
    ledger.interrupt()
    // Still down: not a new press.
    expect(ledger.reconcile(with: .left, isOverWindow: true), [], [])
    // Let go where SDL does not see it.
    expect(ledger.reconcile(with: [], isOverWindow: true), [], [])
    #expect(ledger.unreleased == .left)
    // Pressed again: SDL says nothing.
    expect(ledger.reconcile(with: .left, isOverWindow: true), .left, [])
    #expect(ledger.held == .left)
    #expect(!ledger.isDesynced)
    // If SDL says it after all, once is enough.
    expect(ledger.press(.left), false)
    expect(ledger.release(.left), true)
  }

  @Test func `what is pressed over another window is not ours`() {
    var ledger = ButtonLedger()
    expect(ledger.reconcile(with: [.left, .right], isOverWindow: true), [], [])
    _ = ledger.press(.left)
    ledger.interrupt()
    _ = ledger.reconcile(with: [], isOverWindow: false)
    expect(ledger.reconcile(with: .left, isOverWindow: false), [], [])
    #expect(ledger.held == [])
  }

  @Test func `a button that is up although we hold it was lost`() {
    var ledger = ButtonLedger()
    _ = ledger.press(.left)
    _ = ledger.press(.right)
    expect(ledger.reconcile(with: .right, isOverWindow: true), [], .left)
    #expect(ledger.held == .right)
    expect(ledger.reconcile(with: .right, isOverWindow: true), [], [])
  }

  /// Every history of eight steps that a desktop could tell, checked against what views may see.
  @Test func `no history makes two presses in a row, or a release without its press`() {
    for history in 0..<(1 << 16) {
      var ledger = ButtonLedger()
      var isDown = false
      for step in 0..<8 {
        switch history >> (2 * step) & 3 {
        case 0:
          if ledger.press(.left) {
            #expect(!isDown, "history \(history)")
            isDown = true
          }
        case 1:
          if ledger.release(.left) {
            #expect(isDown, "history \(history)")
            isDown = false
          }
        case 2:
          ledger.interrupt()
          isDown = false
        default:
          let server: MouseButtons = history & 1 == 0 ? [] : .left
          let (pressed, lost) = ledger.reconcile(with: server, isOverWindow: true)
          if !lost.isEmpty { isDown = false }
          if !pressed.isEmpty {
            #expect(!isDown, "history \(history)")
            isDown = true
          }
        }
        #expect(ledger.held.contains(.left) == isDown, "history \(history)")
      }
    }
  }
}
