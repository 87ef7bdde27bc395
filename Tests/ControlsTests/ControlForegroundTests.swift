// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// The colors of the labels of buttons.
@MainActor
@Suite struct ControlForegroundTests {
  private func paint(@ViewBuilder _ view: () -> some View) -> String? {
    Harness(view).list.glyphItems.first.map { "\($0.paint)" }
  }

  @ViewBuilder private func styled(_ index: Int, _ button: some View) -> some View {
    switch index {
    case 0: button
    case 1: button.buttonStyle(.borderless)
    default: button.buttonStyle(.bordered)
    }
  }

  @Test(arguments: 0...2)
  func `a foreground style around a button colors its label`(index: Int) {
    let button = Button("Go") {}
    #expect(paint { styled(index, button) } == "#007aff")
    #expect(paint { styled(index, button).foregroundColor(.red) } == "#ff3b30")
    #expect(paint { styled(index, button).foregroundStyle(.green) } == "#34c759")
    #expect(paint { VStack { styled(index, button) }.foregroundStyle(.orange) } == "#ff9500")
    #expect(paint { styled(index, button).foregroundStyle(.primary) } == "#000000")
  }

  @Test(arguments: 0...2)
  func `a foreground style in the label of a button colors it`(index: Int) {
    func button(_ label: some View) -> some View { styled(index, Button(action: {}) { label }) }
    let label = HStack { Text("Go") }
    #expect(paint { button(label) } == "#007aff")
    #expect(paint { button(label.foregroundColor(.red)) } == "#ff3b30")
    #expect(paint { button(label.foregroundStyle(.primary)) } == "#000000")
    #expect(paint { button(label.foregroundColor(nil)) } == "#007aff")
  }

  @Test func `a foreground style around a toggle in the button style colors its label`() {
    let toggle = Toggle("Go", isOn: .constant(false)).toggleStyle(.button)
    #expect(paint { toggle } == "#007aff")
    #expect(paint { toggle.foregroundStyle(.red) } == "#ff3b30")
  }

  @Test func `a button in the header of a section has the tint`() {
    #expect(
      paint {
        List {
          Section {
          } header: {
            Button("Go") {}
          }
        }
      } == "#007aff")
  }
}
