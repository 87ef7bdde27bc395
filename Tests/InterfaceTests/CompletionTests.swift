// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct CompletionTests {
  /// Notes when completions ran.
  private final class Diary {
    var entries: [String] = []
  }

  private func stage() -> RemoteStage<CGFloat> {
    RemoteStage(CGFloat(0)) { Rectangle().frame(width: 20, height: 20).offset(x: $0) }
  }

  @Test func `it runs once, when what moves has arrived`() {
    let (stage, diary) = (stage(), Diary())
    withAnimation(.linear(duration: 0.5)) {
      stage.set(50)
    } completion: {
      diary.entries.append("done")
    }
    stage.harness.advance(by: 0.4)
    #expect(diary.entries == [])
    stage.harness.advance(by: 0.2)
    #expect(diary.entries == ["done"])
    stage.harness.advance(by: 1)
    #expect(diary.entries == ["done"])
  }

  @Test func `it runs at once when nothing moves`() {
    let (stage, diary) = (stage(), Diary())
    withAnimation(.linear(duration: 0.5)) {
    } completion: {
      diary.entries.append("nothing changed")
    }
    withAnimation(.linear(duration: 0.5)) {
      stage.set(0)
    } completion: {
      diary.entries.append("the same value")
    }
    stage.harness.frame()
    stage.harness.frame()
    #expect(diary.entries.sorted() == ["nothing changed", "the same value"])
  }

  @Test func `interrupted it still runs once, when the first would have been complete`() {
    let (stage, diary) = (stage(), Diary())
    withAnimation(.spring(duration: 0.5)) {
      stage.set(50)
    } completion: {
      diary.entries.append("first")
    }
    stage.harness.advance(by: 0.2)
    withAnimation(.spring(duration: 1)) {
      stage.set(-50)
    } completion: {
      diary.entries.append("second")
    }
    stage.harness.advance(by: 0.2)
    #expect(diary.entries == [])
    stage.harness.advance(by: 0.2)
    #expect(diary.entries == ["first"])
    stage.harness.advance(by: 0.7)
    #expect(diary.entries == ["first", "second"])
  }

  @Test func `with the criterion removed it waits until nothing moves any more`() {
    let (stage, diary) = (stage(), Diary())
    withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
      stage.set(50)
    } completion: {
      diary.entries.append("removed")
    }
    stage.harness.advance(by: 0.55)
    #expect(diary.entries == [])
    #expect(stage.x != 150)
    stage.harness.settle()
    #expect(diary.entries == ["removed"])
  }

  @Test func `a transaction can have several, and values of its own`() {
    enum Mood: TransactionKey {
      static let defaultValue = "calm"
    }
    let (stage, diary) = (stage(), Diary())
    var transaction = Transaction(animation: .linear(duration: 0.5))
    #expect(transaction[Mood.self] == "calm")
    transaction[Mood.self] = "merry"
    #expect(transaction[Mood.self] == "merry")
    transaction.addAnimationCompletion { diary.entries.append("a") }
    transaction.addAnimationCompletion(criteria: .removed) { diary.entries.append("b") }
    withTransaction(transaction) { stage.set(50) }
    #expect(diary.entries == [])
    stage.harness.settle()
    stage.harness.frame()
    #expect(diary.entries.sorted() == ["a", "b"])
  }

  @Test func `it runs when the view is gone before the end`() {
    let diary = Diary()
    let stage = RemoteStage(0) { value in
      ZStack {
        if value < 2 { Rectangle().frame(width: 20, height: 20).offset(x: CGFloat(value) * 50) }
      }
    }
    withAnimation(.linear(duration: 5)) {
      stage.set(1)
    } completion: {
      diary.entries.append("gone")
    }
    stage.set(2)
    stage.harness.frame()
    stage.harness.frame()
    #expect(diary.entries == ["gone"])
  }
}
