// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

/// The menu that the secondary mouse button opens in text fields.
@MainActor
@Suite struct FieldMenuTests {
  private final class Probe {
    var text = "one two"
    var clipboard: String? = "new"
  }

  private struct Form: View {
    let probe: Probe
    let isSecure: Bool

    var body: some View {
      let text = Binding {
        probe.text
      } set: {
        probe.text = $0
      }
      VStack(spacing: 0) {
        if isSecure {
          SecureField("Name", text: text).frame(height: 40)
        } else {
          TextField("Name", text: text).frame(height: 40)
        }
        Spacer()
      }
    }
  }

  private func makeForm(isSecure: Bool = false) -> (Harness, Probe) {
    let probe = Probe()
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      Form(probe: probe, isSecure: isSecure)
    }
    harness.host.clipboardText = { probe.clipboard }
    harness.host.copyText = { probe.clipboard = $0 }
    harness.frame()
    return (harness, probe)
  }

  private func openMenu(_ harness: Harness, at x: CGFloat) {
    harness.mouse(.down, CGPoint(x: x, y: 20), .right)
    harness.mouse(.up, CGPoint(x: x, y: 20), .right)
    harness.settle()
  }

  private func place(of text: String, _ harness: Harness) -> CGPoint? {
    harness.list.items.compactMap { item -> CGPoint? in
      guard case .glyphs(let run, _, let index) = item, run.text == text,
        let first = run.glyphs.first
      else { return nil }
      return CGPoint(x: CGFloat(first.x) + 3, y: CGFloat(first.y) - 3)
        .applying(harness.list.transforms[Int(index)])
    }.first
  }

  private func choose(_ text: String, _ harness: Harness) throws {
    harness.tap(try #require(place(of: text, harness)))
    harness.settle()
    #expect(place(of: text, harness) == nil)
  }

  private func selectAll(_ harness: Harness) {
    harness.tap(CGPoint(x: 5, y: 20))
    for isDown in [true, false] {
      harness.send(
        .key(KeySample(time: harness.time, key: "A", isDown: isDown, modifiers: .control)))
    }
    harness.frame()
  }

  @Test func `Paste inserts the clipboard where the button was pressed`() throws {
    let (harness, probe) = makeForm()
    openMenu(harness, at: 1)
    try choose("Paste", harness)
    #expect(probe.text == "newone two")
    // The field has the focus.
    harness.send(.text(TextSample(time: harness.time, text: "-", kind: .typed)))
    harness.frame()
    #expect(probe.text == "new-one two")
  }

  @Test func `Cut and Copy are about the selected text, on which the button keeps it`() throws {
    let (harness, probe) = makeForm()
    selectAll(harness)
    openMenu(harness, at: 5)
    try choose("Copy", harness)
    #expect(probe.clipboard == "one two" && probe.text == "one two")
    openMenu(harness, at: 5)
    try choose("Cut", harness)
    #expect(probe.text.isEmpty)
    openMenu(harness, at: 5)
    try choose("Paste", harness)
    #expect(probe.text == "one two")
  }

  @Test func `what is not possible is disabled, and a password is not copied`() throws {
    let (harness, probe) = makeForm()
    probe.clipboard = nil
    openMenu(harness, at: 5)
    for title in ["Cut", "Copy", "Paste"] {
      harness.tap(try #require(place(of: title, harness)))
      harness.settle()
      #expect(place(of: title, harness) != nil, "\(title)")
    }
    try choose("Select All", harness)

    let (secure, secret) = makeForm(isSecure: true)
    selectAll(secure)
    openMenu(secure, at: 5)
    harness.tap(try #require(place(of: "Copy", secure)))
    #expect(secret.clipboard == "new")
  }

  @Test func `a press elsewhere closes the menu`() throws {
    let (harness, probe) = makeForm()
    openMenu(harness, at: 5)
    #expect(place(of: "Paste", harness) != nil)
    harness.tap(CGPoint(x: 290, y: 390))
    harness.settle()
    #expect(place(of: "Paste", harness) == nil && probe.text == "one two")
  }
}
