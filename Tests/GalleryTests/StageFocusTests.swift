// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

/// The names of the buttons that were pressed.
@MainActor
private final class Presses {
  var names: [String] = []
}

private struct NamedButton: View {
  let name: String
  let presses: Presses

  var body: some View {
    Button(name) { presses.names.append(name) }.frame(width: 100, height: 40)
  }
}

private struct Inside: View {
  let presses: Presses

  var body: some View {
    VStack {
      NamedButton(name: "first inside", presses: presses)
      NamedButton(name: "second inside", presses: presses)
    }
  }
}

private struct Around: View {
  let stage: StageSession
  let presses: Presses

  var body: some View {
    VStack {
      NamedButton(name: "before", presses: presses)
      SceneStage(stage).frame(height: 200)
      NamedButton(name: "after", presses: presses)
    }
  }
}

@MainActor
@Suite struct StageFocusTests {
  private let presses = Presses()

  private func makeHarness() -> Harness {
    let stage = StageSession { [presses] in
      ViewHost(Inside(presses: presses), size: $0, scale: $1, resources: $2)
    }
    let harness = Harness(
      ViewHost(
        Around(stage: stage, presses: presses), size: CGSize(width: 300, height: 400), scale: 1,
        resources: .plain()))
    harness.settle()
    return harness
  }

  private func pressKey(_ key: String, with modifiers: Modifiers = [], _ harness: Harness) {
    for isDown in [true, false] {
      harness.send(
        .key(KeySample(time: harness.time, key: key, isDown: isDown, modifiers: modifiers)))
    }
    harness.frame()
    harness.frame()
  }

  @Test func `Tab moves through the controls on the stage and on to those after it`() {
    let harness = makeHarness()
    for _ in 1...5 {
      pressKey("Tab", harness)
      pressKey("Space", harness)
    }
    #expect(presses.names == ["before", "first inside", "second inside", "after", "before"])
  }

  @Test func `Shift + Tab moves backwards`() {
    let harness = makeHarness()
    for _ in 1...5 {
      pressKey("Tab", with: .shift, harness)
      pressKey("Space", harness)
    }
    #expect(presses.names == ["after", "second inside", "first inside", "before", "after"])
  }

  @Test func `a view with the focus handles its letters before the program does`() {
    struct Field: View {
      let presses: Presses

      var body: some View {
        Color.blue
          .focusable()
          .onKeyPress(keys: ["r", "s"]) { press in
            presses.names.append("view \(press.characters)")
            return .handled
          }
      }
    }
    let stage = StageSession { [presses] in
      ViewHost(Field(presses: presses), size: $0, scale: $1, resources: $2)
    }
    let host = ViewHost(
      SceneStage(stage), size: CGSize(width: 300, height: 400), scale: 1, resources: .plain())
    host.keyAction = { [presses] in
      guard $0.key.count == 1 else { return false }
      presses.names.append("program \($0.key)")
      return true
    }
    let harness = Harness(host)
    harness.settle()
    pressKey("R", harness)
    pressKey("Tab", harness)
    pressKey("R", harness)
    pressKey("P", harness)
    pressKey("R", with: .control, harness)
    pressKey("Escape", harness)
    pressKey("S", harness)
    #expect(presses.names == ["program R", "view r", "program P", "program R", "program S"])
  }

  @Test func `Escape removes the focus from the stage`() {
    let harness = makeHarness()
    for _ in 1...2 { pressKey("Tab", harness) }
    pressKey("Escape", harness)
    pressKey("Space", harness)
    #expect(presses.names.isEmpty)
  }
}
