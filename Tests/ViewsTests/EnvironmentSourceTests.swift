// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

private struct WordKey: EnvironmentKey {
  static let defaultValue = "default"
}

private struct ReplacesKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
  fileprivate var replaces: Bool {
    get { self[ReplacesKey.self] }
    set { self[ReplacesKey.self] = newValue }
  }
}

private struct WordReader: View {
  @Environment(\.word) private var word
  let log: EventLog

  var body: some View {
    log.note(word)
    return Color.red
  }
}

/// Modifiers that set a value only sometimes.
@MainActor
@Suite struct EnvironmentSourceTests {
  @Test(arguments: 0...2)
  func `a value is read from a modifier that begins to set it, and stops`(modifiersInside: Int) {
    let log = EventLog()
    func inner(_ count: Int) -> AnyView {
      count == 0
        ? AnyView(WordReader(log: log)) : AnyView(inner(count - 1).environment(\.font, .body))
    }
    let fixture = StateHarness(false) { replaces in
      inner(modifiersInside)
        .transformEnvironment(\.self) { if $0.replaces { $0.word = "inner" } }
        .environment(\.word, "outer")
        .environment(\.replaces, replaces)
    }
    #expect(log.lines.last == "outer")
    fixture.set(true)
    #expect(log.lines.last == "inner")
    fixture.set(false)
    #expect(log.lines.last == "outer")
  }
}
