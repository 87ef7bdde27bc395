// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Names with an underscore, and views' types, that public packages use.
@MainActor
@Suite struct UnderscoredNameTests {
  @Test func `a modifier of the environment has a type that can be named`() {
    let text: Any = Text("a").lineLimit(2)
    #expect(text is ModifiedContent<Text, _EnvironmentKeyWritingModifier<Int?>>)
    let image: Any = Image(systemName: "star").font(.title)
    #expect(image is ModifiedContent<Image, _EnvironmentKeyWritingModifier<Font?>>)
  }

  @Test func `the views of a tuple can be read`() {
    @ViewBuilder func pair() -> TupleView<(Text, Color)> {
      Text("a")
      Color.red
    }
    let value = pair().value
    #expect(value.0 == Text("a"))
    #expect(value.1 == .red)
  }

  @Test func `a value that is a view can be erased`() {
    let values: [Any] = [Color.red, 3]
    #expect(values.map { AnyView(_fromValue: $0) != nil } == [true, false])
  }

  @Test func `the gesture of a button reports the press and the release`() {
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 50, height: 50)) {
      Color.red._onButtonGesture {
        log.lines.append("\($0)")
      } perform: {
        log.lines.append("tap")
      }
    }
    harness.press(CGPoint(x: 25, y: 25))
    harness.advance(by: 0.5)
    harness.release(CGPoint(x: 25, y: 25))
    harness.advance(by: 0.5)
    #expect(log.lines.sorted() == ["false", "tap", "true"])
  }

  @Test func `scene padding is 16 points`() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Color.red.scenePadding(.horizontal)
    }
    #expect(harness.list.fillBounds == [CGRect(x: 16, y: 0, width: 68, height: 100)])
  }

  @Test func `the content of a collection can be created by others`() {
    let rows = ForEach(0..<3) { Text("\($0)") }
    #expect(rows.data.map(rows.content) == [Text("0"), Text("1"), Text("2")])
  }
}
