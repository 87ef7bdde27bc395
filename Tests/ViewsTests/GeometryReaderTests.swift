// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct GeometryReaderTests {
  private final class Log {
    var sizes: [CGSize] = []
    var frames: [CGRect] = []
    var insets: [EdgeInsets] = []
  }

  @Test func `a geometry reader takes the proposed size and aligns its content at the top left`() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 4, height: proxy.size.height / 2)
      }
    }
    #expect(harness.list.fillBounds == [CGRect(x: 0, y: 0, width: 50, height: 50)])
  }

  @Test
  func `nested geometry readers have their sizes in the first frame, with one evaluation each`() {
    let log = Log()
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      GeometryReader { outer in
        GeometryReader { inner in
          let _ = log.sizes.append(inner.size)
          Color.red.frame(width: inner.size.width / 2, height: 10)
        }
        .frame(width: outer.size.width / 2)
      }
    }
    #expect(log.sizes == [CGSize(width: 100, height: 100)])
    #expect(harness.list.fillBounds == [CGRect(x: 0, y: 0, width: 50, height: 10)])
  }

  @Test func `a geometry reader is evaluated when its size changes, not when it moves`() {
    struct Moved: View {
      let log: Log
      @State private var step = 0

      var body: some View {
        GeometryReader { proxy in
          let _ = log.sizes.append(proxy.size)
          Color.red
        }
        .frame(width: step == 2 ? 80 : 40, height: 40)
        .position(x: step == 0 ? 50 : 100, y: 50)
        .onTapGesture { step += 1 }
      }
    }
    let log = Log()
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Moved(log: log) }
    // The body also makes a new closure for its reader: that is one evaluation, not two.
    #expect(log.sizes == [CGSize(width: 40, height: 40)])
    harness.press(CGPoint(x: 50, y: 50))
    harness.release(CGPoint(x: 50, y: 50))
    #expect(harness.list.fillBounds == [CGRect(x: 80, y: 30, width: 40, height: 40)])
    #expect(log.sizes.count == 2)
    harness.press(CGPoint(x: 100, y: 50))
    harness.release(CGPoint(x: 100, y: 50))
    #expect(harness.list.fillBounds == [CGRect(x: 60, y: 30, width: 80, height: 40)])
    #expect(log.sizes.last == CGSize(width: 80, height: 40))
  }

  @Test func `a body that reads only the size is not evaluated when an offset moves it`() {
    struct Sized: View {
      let proxy: GeometryProxy
      let log: Log

      var body: some View {
        let _ = log.sizes.append(proxy.size)
        Color.red
      }
    }
    struct Placed: View {
      let proxy: GeometryProxy
      let log: Log

      var body: some View {
        let _ = log.frames.append(proxy.frame(in: .global))
        Color.red
      }
    }
    struct Dragged: View {
      let log: Log
      @State private var offset = CGSize.zero

      var body: some View {
        Reader(log: log)
          .frame(width: 40, height: 40)
          .offset(offset)
          .gesture(DragGesture(minimumDistance: 0).onChanged { offset = $0.translation })
      }
    }
    struct Reader: View {
      let log: Log

      var body: some View {
        GeometryReader { proxy in
          ZStack {
            Sized(proxy: proxy, log: log)
            Placed(proxy: proxy, log: log)
          }
        }
      }
    }
    let log = Log()
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Dragged(log: log) }
    harness.press(CGPoint(x: 50, y: 50))
    harness.move(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 60, y: 55), over: 1.0 / 60)
    #expect(log.sizes == [CGSize(width: 40, height: 40)])
    #expect(
      log.frames == [
        CGRect(x: 30, y: 30, width: 40, height: 40), CGRect(x: 40, y: 35, width: 40, height: 40),
      ])
    #expect(harness.host.counters.measured == 0)
  }

  @Test func `frame(in:) resolves local, global and named coordinate spaces`() {
    let log = Log()
    _ = Harness(size: CGSize(width: 200, height: 200)) {
      GeometryReader { proxy in
        let _ = log.frames.append(contentsOf: [
          proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("box")),
          proxy.frame(in: CoordinateSpace.named("nowhere")),
        ])
        Color.red
      }
      .frame(width: 20, height: 10)
      .padding(5)
      .coordinateSpace(name: "box")
      .scaleEffect(2, anchor: .topLeading)
      .offset(x: 3, y: 4)
    }
    // The box of 30 by 20 points is centered: its corner is at 85, 90.
    #expect(
      log.frames == [
        CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 98, y: 104, width: 40, height: 20),
        CGRect(x: 5, y: 5, width: 20, height: 10), CGRect(x: 98, y: 104, width: 40, height: 20),
      ])
  }

  @Test func `a geometry reader in an animated frame is evaluated with each interpolated size`() {
    struct Grown: View {
      let log: Log
      @State private var isWide = false

      var body: some View {
        GeometryReader { proxy in
          let _ = log.sizes.append(proxy.size)
          Color.red
        }
        .frame(width: isWide ? 140 : 40, height: 40)
        .onTapGesture { withAnimation(.linear(duration: 0.1)) { isWide = true } }
      }
    }
    let log = Log()
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Grown(log: log) }
    harness.press(CGPoint(x: 100, y: 50))
    harness.release(CGPoint(x: 100, y: 50))
    harness.settle()
    let widths = log.sizes.map(\.width)
    #expect(widths.first == 40 && widths.last == 140)
    #expect(widths == widths.sorted() && Set(widths).count > 4)
  }

  @Test func `a change of state that the reader's closure reads updates it`() {
    struct Counted: View {
      @State private var width: CGFloat = 10

      var body: some View {
        GeometryReader { _ in Color.red.frame(width: width, height: 10) }
          .contentShape(Rectangle())
          .onTapGesture { width += 10 }
      }
    }
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Counted() }
    harness.press(CGPoint(x: 50, y: 50))
    harness.release(CGPoint(x: 50, y: 50))
    #expect(harness.list.fillBounds == [CGRect(x: 0, y: 0, width: 20, height: 10)])
  }

  @Test func `the closure of a row that is being removed does not see the shorter array`() {
    struct Row: View {
      @State private var widths: [CGFloat] = [10, 20, 30]
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<widths.count, id: \.self) { index in
            GeometryReader { _ in Color.red.frame(width: widths[index], height: 10) }
          }
        }
        .contentShape(Rectangle())
        .onTapGesture {
          withAnimation(.linear(duration: 1)) { _ = widths.removeLast() }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 90, height: 10)) { Row() }
    harness.press(CGPoint(x: 5, y: 5))
    harness.release(CGPoint(x: 5, y: 5))
    harness.advance(by: 0.5)
    #expect(harness.list.fillBounds.map(\.width).sorted() == [10, 20, 30])
    #expect(harness.settle() && harness.list.fillBounds.map(\.width) == [10, 20])
  }

  @Test func `a geometry feedback loop does not block the frame`() {
    let log = Log()
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .global)
        let _ = log.frames.append(frame)
        GeometryReader { inner in
          Color.red.offset(x: inner.frame(in: .global).minX + 1)
        }
        .offset(x: frame.minX + 1)
      }
    }
    harness.frame()
    #expect(log.frames.count < 10)
  }
}
