// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

/// Drags of scroll views in sheets, in a window of 400 x 800 points: a sheet is 10 points below the top at the large
/// detent, and 400 at the medium one. A drag begins after 10 points, which do not count.
@MainActor
@Suite struct SheetScrollTests {
  /// What the views in the sheet report.
  let log = Log()

  @Test(arguments: Content.allCases)
  func `a pull at the top moves the sheet, which returns before the content scrolls`(
    content: Content
  ) {
    let harness = presented { view(content) }
    harness.press(CGPoint(x: 200, y: 300))
    move(harness, 300, to: 510)
    expect(harness, top: 210, offset: 0)
    move(harness, 510, to: 310)
    expect(harness, top: 10, offset: 0)
    move(harness, 310, to: 210)
    expect(harness, top: 10, offset: 100)
    move(harness, 210, to: 360)
    expect(harness, top: 60, offset: 0)
    harness.advance(by: 0.1)
    harness.release(CGPoint(x: 200, y: 360))
    #expect(harness.settle())
    expect(harness, top: 10, offset: 0)
    #expect(log.dismissals == 0)
  }

  @Test(arguments: [-200.0, 200])
  func `a wheel of options does not move the sheet`(distance: CGFloat) {
    let harness = presented {
      Picker("a", selection: .constant(0)) { ForEach(0..<60) { Text("\($0)").tag($0) } }
        .pickerStyle(.wheel)
        .frame(maxHeight: .infinity)
        .presentationDetents([.medium, .large])
    }
    expect(harness, top: 400, offset: 0)
    harness.press(CGPoint(x: 200, y: 600))
    move(harness, 600, to: 600 + distance)
    #expect(abs(top(harness) - 400) < 0.6)
    harness.release(CGPoint(x: 200, y: 600 + distance))
    #expect(harness.settle())
    #expect(abs(top(harness) - 400) < 0.6)
    #expect(log.dismissals == 0)
  }

  @Test func `a pull far enough dismisses the sheet`() {
    let harness = presented { rows() }
    harness.press(CGPoint(x: 200, y: 300))
    move(harness, 300, to: 790)
    harness.advance(by: 0.1)
    harness.release(CGPoint(x: 200, y: 790))
    #expect(harness.settle())
    #expect(log.dismissals == 1)
    #expect(top(harness) == 800)
  }

  @Test func `a pull at the large detent moves the sheet to the medium one`() {
    let harness = presented {
      rows().presentationDetents([.large, .medium], selection: .constant(.large))
    }
    expect(harness, top: 10, offset: 0)
    harness.press(CGPoint(x: 200, y: 300))
    move(harness, 300, to: 560)
    expect(harness, top: 260, offset: 0)
  }

  @Test func `content that is scrolled reaches its top before the sheet moves`() {
    let harness = presented { rows() }
    harness.press(CGPoint(x: 200, y: 700))
    move(harness, 700, to: 590)
    harness.advance(by: 0.1)
    harness.release(CGPoint(x: 200, y: 590))
    #expect(harness.settle())
    expect(harness, top: 10, offset: 100)
    harness.press(CGPoint(x: 200, y: 300))
    move(harness, 300, to: 360)
    expect(harness, top: 10, offset: 50)
    move(harness, 360, to: 440)
    expect(harness, top: 40, offset: 0)
  }

  @Test(arguments: [PresentationContentInteraction.automatic, .resizes])
  func `a drag up makes the sheet larger, then scrolls`(behavior: PresentationContentInteraction) {
    let harness = presented {
      rows().presentationDetents([.medium, .large]).presentationContentInteraction(behavior)
    }
    expect(harness, top: 400, offset: 0)
    harness.press(CGPoint(x: 200, y: 700))
    move(harness, 700, to: 490)
    expect(harness, top: 200, offset: 0)
    move(harness, 490, to: 200)
    expect(harness, top: 10, offset: 100)
    move(harness, 200, to: 400)
    expect(harness, top: 110, offset: 0)
    move(harness, 400, to: 200)
    harness.advance(by: 0.1)
    harness.release(CGPoint(x: 200, y: 200))
    #expect(harness.settle())
    expect(harness, top: 10, offset: 100)
  }

  @Test func `a flick up moves the sheet to the next detent, and does not scroll`() {
    let harness = presented { rows().presentationDetents([.medium, .large]) }
    harness.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 580), over: 0.1)
    expect(harness, top: 290, offset: 0)
    let released = top(harness)
    harness.frame()
    // About 1200 points per second: the spring starts with the velocity of the touch.
    #expect(released - top(harness) > 15)
    #expect(harness.settle())
    expect(harness, top: 10, offset: 0)
  }

  @Test func `with scrolls a drag up scrolls, and a pull at the top moves the sheet down only`() {
    let harness = presented {
      rows().presentationDetents([.medium, .large]).presentationContentInteraction(.scrolls)
    }
    harness.press(CGPoint(x: 200, y: 700))
    move(harness, 700, to: 590)
    expect(harness, top: 400, offset: 100)
    move(harness, 590, to: 740)
    expect(harness, top: 450, offset: 0)
    // A flick back up returns the sheet, and does not make it larger.
    harness.move(from: CGPoint(x: 200, y: 740), to: CGPoint(x: 200, y: 710), over: 0.02)
    harness.release(CGPoint(x: 200, y: 710))
    #expect(harness.settle())
    expect(harness, top: 400, offset: 0)
    // Outside of the scroll view it is resized.
    let grabber = CGPoint(x: 200, y: 405)
    harness.drag(from: grabber, to: CGPoint(x: 200, y: 150), over: 0.3)
    #expect(harness.settle())
    expect(harness, top: 10, offset: 0)
  }

  @Test func `a pull is resisted while interactive dismissal is disabled`() {
    let harness = presented { rows().interactiveDismissDisabled() }
    harness.press(CGPoint(x: 200, y: 100))
    move(harness, 100, to: 710)
    // x·d·c / (d + c·x) for 600 points, with c = 0.55 and d = 800.
    expect(harness, top: 10 + 600 * 800 * 0.55 / (800 + 0.55 * 600), offset: 0)
    move(harness, 710, to: 60)
    expect(harness, top: 10, offset: 50)
    move(harness, 60, to: 710)
    harness.release(CGPoint(x: 200, y: 710))
    #expect(harness.settle())
    expect(harness, top: 10, offset: 0)
    #expect(log.dismissals == 0)
  }

  @Test func `the sheet continues at the velocity of the release`() {
    let harness = presented { rows() }
    harness.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 360), over: 0.1)
    let released = top(harness)
    #expect(abs(released - 60) < 0.6)
    harness.frame()
    #expect(top(harness) > released + 5)
    #expect(harness.settle())
    expect(harness, top: 10, offset: 0)
  }

  @Test func `a sheet that is thrown leaves at the velocity of the release`() {
    let harness = presented { rows() }
    harness.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), over: 0.1)
    let released = top(harness)
    harness.frame()
    harness.frame()
    // The spring of the transition covers 73 of 790 points in two frames, and 115 with 2000 points per second.
    #expect(top(harness) > released + 90)
    #expect(harness.settle())
    #expect(log.dismissals == 1)
  }

  @Test func `a fling of scrolled content does not move the sheet`() {
    let harness = presented { rows() }
    harness.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 390), over: 0.5)
    #expect(harness.settle())
    #expect(log.offset > 300)
    harness.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), over: 0.05)
    var tops: Set<CGFloat> = []
    while harness.host.nextFrame(after: harness.time) != nil, harness.time < 30 {
      harness.frame()
      tops.insert(top(harness).rounded())
    }
    #expect(tops == [10])
    expect(harness, top: 10, offset: 0)
  }

  @Test func `a drag that has scrolled the content dismisses by its distance only`() {
    let harness = presented { rows() }
    harness.press(CGPoint(x: 200, y: 300))
    move(harness, 300, to: 240)
    expect(harness, top: 10, offset: 50)
    harness.move(from: CGPoint(x: 200, y: 240), to: CGPoint(x: 200, y: 590), over: 0.15)
    expect(harness, top: 310, offset: 0)
    harness.release(CGPoint(x: 200, y: 590))
    #expect(harness.settle())
    expect(harness, top: 10, offset: 0)
    #expect(log.dismissals == 0)
  }

  @Test func `a flick up makes the sheet larger, also if the content was scrolled before`() {
    let harness = presented { rows().presentationDetents([.medium, .large]) }
    harness.press(CGPoint(x: 200, y: 500))
    move(harness, 500, to: 80)
    expect(harness, top: 10, offset: 20)
    move(harness, 80, to: 510)
    expect(harness, top: 420, offset: 0)
    harness.move(from: CGPoint(x: 200, y: 510), to: CGPoint(x: 200, y: 450), over: 0.05)
    harness.release(CGPoint(x: 200, y: 450))
    #expect(harness.settle())
    expect(harness, top: 10, offset: 0)
  }

  @Test func `a sheet is caught where it is`() {
    let harness = presented { rows().presentationDetents([.medium, .large]) }
    harness.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 580), over: 0.1)
    harness.advance(by: 0.1)
    harness.press(CGPoint(x: 200, y: 600))
    let moving = top(harness)
    #expect(moving > 20 && moving < 280)
    harness.send(.move, CGPoint(x: 200, y: 615))
    harness.frame()
    let caught = top(harness)
    #expect(abs(caught - moving) < 25)
    harness.advance(by: 0.2)
    #expect(abs(top(harness) - caught) < 0.6)
    move(harness, 615, to: 655)
    #expect(abs(top(harness) - caught - 40) < 0.6)
  }

  @Test func `the wheel does not move the sheet`() {
    let harness = presented { rows().presentationDetents([.medium, .large]) }
    for delta in [1.0, 1, -1, -1, -1, 1, 1, 1, 1] {
      harness.send(
        .wheel(
          WheelSample(
            time: harness.time, location: CGPoint(x: 200, y: 600), deltaX: 0, deltaY: delta)))
      harness.advance(by: 0.1)
      #expect(abs(top(harness) - 400) < 0.6)
    }
    #expect(harness.settle())
    expect(harness, top: 400, offset: 0)
  }

  @Test func `horizontal scrolling does not move the sheet, and vertical drags there do`() {
    let harness = presented {
      ScrollView(.horizontal) { Color.blue.frame(width: 3000, height: 300) }
    }
    harness.press(CGPoint(x: 100, y: 300))
    harness.move(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 340), over: 0.3)
    #expect(abs(top(harness) - 10) < 0.6)
    harness.release(CGPoint(x: 300, y: 340))
    #expect(harness.settle())
    harness.press(CGPoint(x: 200, y: 300))
    move(harness, 300, to: 400)
    #expect(top(harness) > 90)
  }

  @Test func `of nested scroll views only the outer one moves the sheet`() {
    let harness = presented {
      ScrollView {
        VStack(spacing: 0) {
          rows().frame(height: 300)
          Color.blue.frame(height: 2000)
        }
      }
    }
    harness.press(CGPoint(x: 200, y: 100))
    move(harness, 100, to: 250)
    #expect(abs(top(harness) - 10) < 0.6)
    harness.release(CGPoint(x: 200, y: 250))
    #expect(harness.settle())
    harness.press(CGPoint(x: 200, y: 500))
    move(harness, 500, to: 610)
    #expect(abs(top(harness) - 110) < 0.6)
  }

  @Test func `pages of a sheet move it`() {
    let harness = presented {
      TabView {
        rows()
        rows()
      }
      .tabViewStyle(.page)
    }
    harness.press(CGPoint(x: 200, y: 300))
    move(harness, 300, to: 410)
    #expect(abs(top(harness) - 110) < 0.6)
  }

  @Test func `a full-screen cover is not moved, also in front of a sheet`() {
    let harness = presented(isCover: true) { rows().background(Color.green) }
    harness.press(CGPoint(x: 200, y: 300))
    move(harness, 300, to: 510)
    #expect(top(harness) == 0)
    #expect(log.offset < -50)
    harness.release(CGPoint(x: 200, y: 510))
    #expect(harness.settle())
    let nested = presented {
      Color.clear.fullScreenCover(isPresented: .constant(true)) { rows() }
    }
    nested.press(CGPoint(x: 200, y: 300))
    move(nested, 300, to: 510)
    #expect(abs(top(nested) - 10) < 0.6)
  }

  @Test func `a pull refreshes, and does not move the sheet`() async {
    let harness = presented {
      rows().refreshable { [log] in log.refreshes += 1 }.presentationDetents([.medium, .large])
    }
    harness.press(CGPoint(x: 200, y: 450))
    move(harness, 450, to: 780)
    #expect(abs(top(harness) - 400) < 0.6)
    #expect(log.offset < -90)
    for _ in 0..<10 { await Task.yield() }
    #expect(log.refreshes == 1)
    harness.release(CGPoint(x: 200, y: 780))
    #expect(harness.settle())
    // It is still made larger by a drag up.
    harness.press(CGPoint(x: 200, y: 700))
    move(harness, 700, to: 590)
    expect(harness, top: 300, offset: 0)
  }

  @Test func `a drag that is interrupted returns the sheet`() {
    let harness = presented { rows() }
    harness.press(CGPoint(x: 200, y: 300))
    move(harness, 300, to: 510)
    harness.send(.cancel, CGPoint(x: 200, y: 510))
    #expect(harness.settle())
    expect(harness, top: 10, offset: 0)
    #expect(log.dismissals == 0)
  }

  @Test func `the gesture of the scroll view is the one that wins`() {
    let harness = presented { rows() }
    harness.press(CGPoint(x: 200, y: 300))
    move(harness, 300, to: 510)
    harness.release(CGPoint(x: 200, y: 510))
    let log = harness.host.gestureLog.map(\.description)
    #expect(log.contains { $0.contains("scroll active") })
    #expect(log.contains { $0.contains("drag failed: lost to scroll") })
  }
}
