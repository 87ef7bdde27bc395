// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct LifecycleTests {
  private final class Log {
    var entries: [String] = []
  }

  @Test func `onAppear and onDisappear are called once each`() {
    let log = Log()
    let fixture = StateHarness(true) { isShown in
      ZStack {
        if isShown {
          Color.red
            .onAppear { log.entries.append("appear") }
            .onDisappear { log.entries.append("disappear") }
        }
      }
    }
    #expect(log.entries == ["appear"])
    fixture.set(true)
    fixture.set(false)
    fixture.harness.frame()
    #expect(log.entries == ["appear", "disappear"])
  }

  @Test func `onDisappear is called when the removal transition ends`() {
    let log = Log()
    let fixture = StateHarness(true) { isShown in
      ZStack {
        if isShown { Color.red.onDisappear { log.entries.append("removed") } }
      }
    }
    fixture.set(false, .linear(duration: 0.5))
    fixture.harness.advance(by: 0.3)
    #expect(log.entries == [])
    fixture.harness.settle()
    #expect(log.entries == ["removed"])
  }

  @Test func `onChange receives the old and the new value`() {
    let log = Log()
    let fixture = StateHarness(1) { value in
      Color.red
        .onChange(of: value) { old, new in log.entries.append("\(old)>\(new)") }
        .onChange(of: value, initial: true) { log.entries.append("at \(value)") }
    }
    #expect(log.entries == ["at 1"])
    fixture.set(2)
    fixture.set(2)
    #expect(log.entries == ["at 1", "1>2", "at 2"])
  }

  @available(*, deprecated)
  @Test func `the old form of onChange runs the closure of the previous update`() {
    let log = Log()
    let fixture = StateHarness(1) { value in
      Color.red.onChange(of: value, perform: { log.entries.append("\(value)>\($0)") })
    }
    fixture.set(2)
    fixture.set(5)
    #expect(log.entries == ["1>2", "2>5"])
  }
}
