// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import SceneStage
import Testing

@Suite struct FrameHistoryTests {
  private func frame(_ time: Double, position: Int = 0, items: Int = 1) -> FrameHistory.Frame {
    var list = DisplayList(size: CGSize(width: 10, height: 10), background: .white)
    list.items = Array(repeating: .endLayer, count: items)
    return FrameHistory.Frame(time: time, list: list, position: position)
  }

  @Test func `of several frames of one time, the last is kept`() {
    var history = FrameHistory(endingAt: 5)
    history.add(frame(1, position: 1))
    for position in 2...10_000 { history.add(frame(2, position: position)) }
    history.add(frame(3, position: 10_001))
    #expect(history.frames.map(\.time) == [1, 2, 3])
    #expect(history.frames.map(\.position) == [1, 10_000, 10_001])
    #expect(history.index(at: 2.5) == 1)
    #expect(history.index(at: 3) == 2)
    #expect(history.index(at: 0) == 0 && history.index(at: .nan) == 0)
  }

  @Test func `frames before the start are discarded, except for the one shown at the start`() {
    var history = FrameHistory(endingAt: 25)
    for time in 0..<25 { history.add(frame(Double(time) + 0.5)) }
    #expect(history.start == 15)
    #expect(history.frames.first?.time == 14.5)
    #expect(history.frames.count == 11)
  }

  @Test func `above the limit of its memory the oldest frames are discarded`() {
    var history = FrameHistory(endingAt: 10)
    // 4 MB each: 200 of them would be 800 MB.
    let large = frame(0, items: 1 << 16)
    for index in 0..<200 {
      history.add(FrameHistory.Frame(time: Double(index) / 20, list: large.list, position: index))
      #expect(history.byteCount <= FrameHistory.byteLimit)
    }
    #expect(history.frames.last?.position == 199)
    #expect((5..<20).contains(history.frames.count))
    #expect(history.start == history.frames.first?.time)
    #expect(history.index(at: 0) == 0)
  }

  @Test func `the size of the frames is the sum of those that are kept`() {
    var history = FrameHistory(endingAt: 12)
    for time in [0.5, 1, 3, 3, 4] { history.add(frame(time)) }
    var expected = FrameHistory(endingAt: 12)
    for time in [1.0, 3, 4] { expected.add(frame(time)) }
    #expect(history.byteCount == expected.byteCount)
  }
}
