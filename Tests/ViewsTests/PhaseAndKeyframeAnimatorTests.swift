// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct PhaseAndKeyframeAnimatorTests {
  @Test func `phases repeat endlessly`() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      PhaseAnimator([0.0, 40, 80]) { x in
        Rectangle().frame(width: 20, height: 20).offset(x: x)
      } animation: { _ in
        .linear(duration: 0.5)
      }
    }
    func x() -> CGFloat { harness.list.fillCenters[0].x }
    harness.advance(by: 0.3)
    #expect(x() > 110 && x() < 140)
    harness.advance(by: 0.5)
    #expect(x() > 150 && x() < 180)
    harness.advance(by: 0.5)
    #expect(x() < 170 && x() > 110)
    harness.advance(by: 5)
    #expect(harness.host.nextFrame(after: harness.time) != nil)
  }

  @Test func `with a trigger the phases run once and end at the first`() {
    let fixture = StateHarness(0) { trigger in
      Rectangle().frame(width: 20, height: 20)
        .phaseAnimator([0.0, 40, 80], trigger: trigger) { content, x in
          content.offset(x: x)
        } animation: { _ in
          .linear(duration: 0.2)
        }
    }
    fixture.harness.advance(by: 1)
    #expect(fixture.x == 100)
    fixture.set(1)
    var highest = fixture.x
    for _ in 0..<60 {
      fixture.harness.frame()
      highest = max(highest, fixture.x)
    }
    #expect(highest > 170)
    #expect(fixture.harness.settle())
    #expect(fixture.x == 100)
  }

  @Test func `phases without an animation do not block the frame`() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      PhaseAnimator([0.0, 40]) { x in
        Rectangle().frame(width: 20, height: 20).offset(x: x)
      } animation: { _ in
        nil
      }
    }
    harness.advance(by: 0.2)
    #expect(harness.host.counters.bodies < 10)
  }

  @Test func `an animator without phases shows nothing`() {
    let harness = Harness { PhaseAnimator([Int]()) { _ in Rectangle() } }
    harness.advance(by: 0.1)
    #expect(harness.list.items.isEmpty)
  }

  @Test func `keyframes animate a value once per trigger`() {
    let fixture = StateHarness(0) { trigger in
      Rectangle().frame(width: 20, height: 20)
        .keyframeAnimator(initialValue: 0.0, trigger: trigger) { content, x in
          content.offset(x: x)
        } keyframes: { _ in
          KeyframeTrack {
            LinearKeyframe(40, duration: 0.5)
            LinearKeyframe(10, duration: 0.5)
          }
        }
    }
    fixture.harness.advance(by: 1)
    #expect(fixture.x == 100)
    fixture.set(1)
    fixture.harness.advance(by: 0.25)
    #expect(abs(fixture.x - 120) < 1)
    fixture.harness.advance(by: 0.25)
    #expect(abs(fixture.x - 140) < 1)
    #expect(fixture.harness.settle())
    #expect(fixture.x == 110)
  }

  @Test func `matched geometry animates a view between two positions with the same id`() {
    struct Tabs: View {
      let selected: Int
      @Namespace private var tabs

      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<4) { index in
            ZStack {
              Color.clear.frame(width: 50, height: 40)
              if index == selected {
                Rectangle().frame(width: 30, height: 4)
                  .matchedGeometryEffect(id: "marker", in: tabs)
              }
            }
          }
        }
      }
    }
    let fixture = StateHarness(0) { Tabs(selected: $0) }
    func markers() -> [CGRect] { fixture.harness.list.fillBounds.filter { $0.height == 4 } }
    #expect(markers() == [CGRect(x: 10, y: 98, width: 30, height: 4)])
    fixture.set(2, .linear(duration: 1))
    #expect(markers().allSatisfy { $0.minX == 10 })
    fixture.harness.advance(by: 0.5)
    #expect(markers().count == 2)
    #expect(markers().allSatisfy { abs($0.minX - 60) < 1e-6 && abs($0.width - 30) < 1e-6 })
    #expect(fixture.harness.settle())
    #expect(markers() == [CGRect(x: 110, y: 98, width: 30, height: 4)])
  }

  @Test func `a matched view that is not a source has the frame of the source`() {
    struct Pair: View {
      @Namespace private var space

      var body: some View {
        HStack(spacing: 0) {
          Rectangle().frame(width: 60, height: 20).matchedGeometryEffect(id: 1, in: space)
          Rectangle()
            .matchedGeometryEffect(id: 1, in: space, isSource: false)
            .frame(width: 10, height: 10)
        }
      }
    }
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Pair() }
    #expect(harness.list.fillBounds[0] == harness.list.fillBounds[1])
    #expect(harness.list.fillBounds[0].width == 60)
  }
}
