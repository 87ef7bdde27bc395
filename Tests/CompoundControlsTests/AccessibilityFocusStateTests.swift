// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing
import ViewCore

@MainActor
@Suite struct AccessibilityFocusStateTests {
  private final class Log { var values: [String] = [] }

  private struct Fields: View {
    let log: Log
    @State private var text = ""
    @AccessibilityFocusState private var place: Int?

    var body: some View {
      VStack(spacing: 0) {
        TextField("One", text: $text).frame(height: 40).accessibilityFocused($place, equals: 1)
        TextField("Two", text: $text).frame(height: 40).accessibilityFocused($place, equals: 2)
        Button("Go") { place = 2 }.frame(height: 40)
      }
      .onChange(of: place) { _, place in log.values.append(place.map(String.init) ?? "none") }
    }
  }

  private func harness(_ log: Log, isReaderOn: Bool) -> Harness {
    let harness = Harness(size: CGSize(width: 200, height: 120)) { Fields(log: log) }
    harness.host.accessibilitySettings.isScreenReaderOn = isReaderOn
    harness.settle()
    return harness
  }

  @Test func `the place of a screen reader is that of the keyboard focus`() {
    let log = Log()
    let harness = harness(log, isReaderOn: true)
    harness.tap(CGPoint(x: 100, y: 20))
    harness.settle()
    #expect(log.values == ["1"])
    harness.tap(CGPoint(x: 100, y: 100))
    harness.settle()
    #expect(log.values == ["1", "2"])
  }

  @Test func `without a screen reader no view has its focus`() {
    let log = Log()
    let harness = harness(log, isReaderOn: false)
    harness.tap(CGPoint(x: 100, y: 20))
    harness.settle()
    #expect(log.values == [])
    harness.tap(CGPoint(x: 100, y: 100))
    harness.settle()
    #expect(log.values.filter { $0 != "none" && $0 != "2" } == [])
    #expect(log.values.last != "2")
  }
}
