// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing
@_spi(ViewTree) import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
private final class Target {
  var calls: [String] = []
  func none() { calls.append("none") }
  func one(_ number: Int) { calls.append("one \(number)") }
  func two(_ number: Int, _ text: String) { calls.append("two \(number) \(text)") }
  func noted(_ note: Notification) { calls.append(note.name.rawValue) }
}

@MainActor
@Suite struct SelectorTests {
  private let target = Target()

  @Test func `a selector calls its method with as many arguments as it takes`() {
    Selector(method: Target.none, "none").perform(on: target, [1, "x"])
    Selector(method: Target.one, "one").perform(on: target, [1, "x"])
    Selector(method: Target.two, "two").perform(on: target, [1, "x"])
    #expect(target.calls == ["none", "one 1", "two 1 x"])
  }

  @Test func `a selector of another class or with another argument calls nothing`() {
    #expect(!Selector(method: Target.none, "none").perform(on: NSObject(), []))
    #expect(!Selector(method: Target.one, "one").perform(on: target, ["x"]))
    #expect(!Selector("none").perform(on: target, []))
    #expect(target.calls.isEmpty)
  }

  @Test func `a function of a source makes selectors with the names of its lines`() {
    let make = _Selectors([7: "other", 3: "none"])
    let first = make(Target.none, line: 3, column: 9)
    let second = make(Target.one, line: 7, column: 1)
    #expect(first == Selector("none"))
    #expect(second != first)
  }

  @Test func `an observer is called for its notifications`() {
    let name = Notification.Name("UIKitViewsTests.noted")
    NotificationCenter.default.addObserver(
      target, selector: Selector(method: Target.noted, "noted"), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(target.calls == [name.rawValue])
  }
}
