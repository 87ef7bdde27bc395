// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct AnimationCompletionTests {
  /// The completions that have run, in order.
  private final class Log {
    var entries: [String] = []
  }

  private func makeFixture() -> StateHarness<CGFloat> {
    StateHarness(CGFloat(0)) { Rectangle().frame(width: 20, height: 20).offset(x: $0) }
  }

  @Test func `a completion runs once, when the animation is complete`() {
    let (fixture, log) = (makeFixture(), Log())
    withAnimation(.linear(duration: 0.5)) {
      fixture.set(50)
    } completion: {
      log.entries.append("done")
    }
    fixture.harness.advance(by: 0.4)
    #expect(log.entries == [])
    fixture.harness.advance(by: 0.2)
    #expect(log.entries == ["done"])
    fixture.harness.advance(by: 1)
    #expect(log.entries == ["done"])
  }

  @Test func `a completion runs immediately if nothing is animated`() {
    let (fixture, log) = (makeFixture(), Log())
    withAnimation(.linear(duration: 0.5)) {
    } completion: {
      log.entries.append("nothing changed")
    }
    withAnimation(.linear(duration: 0.5)) {
      fixture.set(0)
    } completion: {
      log.entries.append("the same value")
    }
    fixture.harness.frame()
    fixture.harness.frame()
    #expect(log.entries.sorted() == ["nothing changed", "the same value"])
  }

  @Test
  func
    `the completion of an interrupted animation runs once, when that animation would have been complete`()
  {
    let (fixture, log) = (makeFixture(), Log())
    withAnimation(.spring(duration: 0.5)) {
      fixture.set(50)
    } completion: {
      log.entries.append("first")
    }
    fixture.harness.advance(by: 0.2)
    withAnimation(.spring(duration: 1)) {
      fixture.set(-50)
    } completion: {
      log.entries.append("second")
    }
    fixture.harness.advance(by: 0.2)
    #expect(log.entries == [])
    fixture.harness.advance(by: 0.2)
    #expect(log.entries == ["first"])
    fixture.harness.advance(by: 0.7)
    #expect(log.entries == ["first", "second"])
  }

  @Test func `a completion with the criterion removed waits until the spring has settled`() {
    let (fixture, log) = (makeFixture(), Log())
    withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
      fixture.set(50)
    } completion: {
      log.entries.append("removed")
    }
    fixture.harness.advance(by: 0.55)
    #expect(log.entries == [])
    #expect(fixture.x != 150)
    fixture.harness.settle()
    #expect(log.entries == ["removed"])
  }

  @Test func `a transaction has any number of completions, and custom values`() {
    enum Tag: TransactionKey {
      static let defaultValue = "default"
    }
    let (fixture, log) = (makeFixture(), Log())
    var transaction = Transaction(animation: .linear(duration: 0.5))
    #expect(transaction[Tag.self] == "default")
    transaction[Tag.self] = "custom"
    #expect(transaction[Tag.self] == "custom")
    transaction.addAnimationCompletion { log.entries.append("a") }
    transaction.addAnimationCompletion(criteria: .removed) { log.entries.append("b") }
    withTransaction(transaction) { fixture.set(50) }
    #expect(log.entries == [])
    fixture.harness.settle()
    fixture.harness.frame()
    #expect(log.entries.sorted() == ["a", "b"])
  }

  @Test func `a completion runs when the view is removed before the end`() {
    let log = Log()
    let fixture = StateHarness(0) { value in
      ZStack {
        if value < 2 { Rectangle().frame(width: 20, height: 20).offset(x: CGFloat(value) * 50) }
      }
    }
    withAnimation(.linear(duration: 5)) {
      fixture.set(1)
    } completion: {
      log.entries.append("removed")
    }
    fixture.set(2)
    fixture.harness.frame()
    fixture.harness.frame()
    #expect(log.entries == ["removed"])
  }
}
