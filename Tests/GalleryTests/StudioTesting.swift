// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Motion
import Snapback

/// A blue square in the middle, whose position is kept, as a preview of a file.
struct StudioSquare: View {
  let color: Color
  let model: StudioSquareState
  @State private var translation = CGSize.zero

  var body: some View {
    color
      .frame(width: 100, height: 100)
      .offset(
        x: model.offset.width + translation.width, y: model.offset.height + translation.height
      )
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { translation = $0.translation }
          .onEnded { _ in
            model.offset.width += translation.width
            model.offset.height += translation.height
            translation = .zero
          }
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .ignoresSafeArea()
  }
}

@Observable
final class StudioSquareState {
  var offset = CGSize.zero
}

/// A preview in a test.
@MainActor
struct StudioPreview: StageItem {
  let id: String
  var title: String { id }
  var summary: String { "Test.swift" }
  let symbol = "swift"
  var traceName: String { "Test" }
  var sourcePath: String? { nil }
  var device = Device.named("iPhone 16")
  var color = Color.blue
  var request = ScreenRequest()
  let state = StudioSquareState()
  /// Whether all hierarchies of the preview show the same state.
  var sharesState = true
  var onLeave: @MainActor () -> Void = {}

  func makeSession(_ traits: StageTraits) -> StageSession {
    StageSession(.recorded) { size, scale, resources in
      ViewHost(
        StageTraitsView(
          traits,
          content: StudioSquare(color: color, model: sharesState ? state : StudioSquareState())),
        size: size, scale: scale, resources: resources)
    }
  }

  func request(of host: ViewHost) -> ScreenRequest { request }
  func willRestart() { state.offset = .zero }
  func willLeave(_ stage: StageSession) { onLeave() }
}

/// Opens a studio with previews of files, and reads and operates its window.
@MainActor
protocol StudioTesting {}

extension StudioTesting {
  /// The size of the window, in points.
  var size: CGSize { CGSize(width: 1240, height: 860) }

  func makeStudio(
    size: CGSize? = nil, restoring state: StudioState? = nil, _ groups: [StageItemGroup] = []
  ) -> (Studio, Harness) {
    let studio = Studio(
      size: size ?? self.size, scale: 1, resources: .plain(),
      placeholder: StudioPreview(id: "compiling", color: .gray), files: FileStatus(),
      restoring: state,
      saving: nil)
    let harness = Harness(studio.host)
    if !groups.isEmpty {
      studio.show(groups)
      studio.files.isCompiling = false
    }
    harness.settle()
    return (studio, harness)
  }

  func group(_ items: StudioPreview...) -> [StageItemGroup] {
    [StageItemGroup(title: "Test.swift", items: items)]
  }

  func texts(_ harness: Harness) -> Set<String> {
    Set(
      harness.list.items.compactMap { item in
        if case .glyphs(let run, _, _) = item { run.text } else { nil }
      })
  }

  /// The presented frames of the squares.
  func squares(_ harness: Harness) -> [CGRect] {
    harness.list.items.compactMap { item in
      // On a scaled device the edges are on whole pixels.
      guard case .fill(let shape, .color, let index) = item, abs(shape.width - 100) < 4,
        abs(shape.height - 100) < 4
      else { return nil }
      return CGRect(
        x: CGFloat(shape.x), y: CGFloat(shape.y), width: CGFloat(shape.width),
        height: CGFloat(shape.height)
      ).applying(harness.list.transforms[Int(index)])
    }
  }

  func press(_ key: String, with modifiers: Modifiers = [], _ harness: Harness) {
    for isDown in [true, false] {
      harness.send(
        .key(KeySample(time: harness.time, key: key, isDown: isDown, modifiers: modifiers)))
    }
    harness.frame()
    harness.frame()
  }

  func position(of text: String, _ harness: Harness) -> CGPoint? {
    harness.list.items.compactMap { item -> CGPoint? in
      guard case .glyphs(let run, _, let index) = item, run.text == text,
        let first = run.glyphs.first
      else { return nil }
      return CGPoint(x: CGFloat(first.x) + 3, y: CGFloat(first.y) - 3)
        .applying(harness.list.transforms[Int(index)])
    }.last
  }
}
