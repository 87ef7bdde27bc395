// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct LifecycleTests {
  private final class Diary {
    var entries: [String] = []
  }

  @Test func `appearing and disappearing are told once each`() {
    let diary = Diary()
    let stage = RemoteStage(true) { isThere in
      ZStack {
        if isThere {
          Color.red
            .onAppear { diary.entries.append("appear") }
            .onDisappear { diary.entries.append("disappear") }
        }
      }
    }
    #expect(diary.entries == ["appear"])
    stage.set(true)
    stage.set(false)
    stage.harness.frame()
    #expect(diary.entries == ["appear", "disappear"])
  }

  @Test func `a view that fades out is gone when the fade is over`() {
    let diary = Diary()
    let stage = RemoteStage(true) { isThere in
      ZStack {
        if isThere { Color.red.onDisappear { diary.entries.append("gone") } }
      }
    }
    stage.set(false, .linear(duration: 0.5))
    stage.harness.advance(by: 0.3)
    #expect(diary.entries == [])
    stage.harness.settle()
    #expect(diary.entries == ["gone"])
  }

  @Test func `a change is told with the old value and the new`() {
    let diary = Diary()
    let stage = RemoteStage(1) { value in
      Color.red
        .onChange(of: value) { old, new in diary.entries.append("\(old)>\(new)") }
        .onChange(of: value, initial: true) { diary.entries.append("at \(value)") }
    }
    #expect(diary.entries == ["at 1"])
    stage.set(2)
    stage.set(2)
    #expect(diary.entries == ["at 1", "1>2", "at 2"])
  }
}
