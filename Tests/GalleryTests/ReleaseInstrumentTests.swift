// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Interface
import InterfaceTesting
import Snapback
import Testing

/// Turns and moves a card by animatable data of its own, of which no target is known.
private struct Pose: ViewModifier, Animatable {
  var offset: CGSize

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(offset.width / 9)).offset(offset)
  }
}

private struct Card: View {
  @State private var offset = CGSize.zero

  var body: some View {
    Color.blue
      .frame(width: 100, height: 100)
      .modifier(Pose(offset: offset))
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { offset = $0.translation }
          .onEnded { _ in withAnimation(.smooth) { offset = .zero } }
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Leaves at the end of a drag.
private struct Note: View {
  @State private var isShown = true
  @State private var offset = CGSize.zero

  var body: some View {
    ZStack {
      if isShown {
        Color.blue
          .frame(width: 100, height: 100)
          .modifier(Pose(offset: offset))
          .gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { offset = $0.translation }
              .onEnded { _ in
                withAnimation(.smooth) {
                  offset = .zero
                  isShown = false
                }
              })
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The figures of the last release.
@MainActor
@Suite struct ReleaseInstrumentTests {
  @Test func `the distance of a view with animatable data of its own is known at rest`() {
    let window = StudioHarness(FilePreview { Card() }, panel: "motion")
    window.harness.drag(
      from: CGPoint(x: 515, y: 420), to: CGPoint(x: 615, y: 463), over: 0.2)
    window.harness.advance(by: 0.1)
    #expect(window.texts.contains("animating") && !window.texts.contains("0, 0 pt"))
    window.harness.settle()
    #expect(window.texts.contains("−100, −43 pt"))
  }

  @Test func `the distance of a view that is removed at its release is not awaited`() {
    let window = StudioHarness(FilePreview { Note() }, panel: "motion")
    window.harness.drag(
      from: CGPoint(x: 515, y: 420), to: CGPoint(x: 615, y: 463), over: 0.2)
    window.harness.settle()
    #expect(window.texts.contains("view removed") && !window.texts.contains("animating"))
  }

  @Test func `a drag over a view that does not respond to it is no release`() {
    let window = StudioHarness(
      FilePreview { Color.blue.onTapGesture {} }, panel: "motion")
    window.harness.drag(
      from: CGPoint(x: 515, y: 420), to: CGPoint(x: 615, y: 463), over: 0.2)
    window.harness.settle()
    #expect(window.texts.contains("Release a drag to compare it with the next ones"))
  }
}
