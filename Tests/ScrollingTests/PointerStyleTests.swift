// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import SceneStage
import Snapback
import Testing

/// The shape of the mouse pointer over views.
@MainActor
@Suite struct PointerStyleTests {
  private func harness(@ViewBuilder _ view: @escaping () -> some View) -> Harness {
    let harness = Harness(size: CGSize(width: 300, height: 300), view)
    _ = harness.frame()
    return harness
  }

  /// Moves the mouse, and returns the shape of its pointer.
  private func shape(_ harness: Harness, at x: CGFloat, _ y: CGFloat) -> PointerShape? {
    harness.send(.move, CGPoint(x: x, y: y))
    harness.advance(by: 1.0 / 60)
    return harness.host.pointerShape
  }

  @Test func `the innermost view under the pointer with a style sets its shape`() {
    let covered = harness {
      ZStack {
        Color.blue.pointerStyle(.grabIdle)
        Color.red.frame(width: 100, height: 100)
      }
    }
    #expect(shape(covered, at: 20, 20) == .grab)
    #expect(shape(covered, at: 150, 150) == nil)

    let nested = harness {
      Color.red.frame(width: 50, height: 50).pointerStyle(.link)
        .frame(width: 200, height: 200).contentShape(Rectangle()).pointerStyle(.zoomIn)
    }
    #expect(shape(nested, at: 150, 150) == .link)
    #expect(shape(nested, at: 80, 80) == .zoomIn)
    #expect(shape(nested, at: 20, 20) == nil)
  }

  private struct Marker: View {
    let hotSpot: UnitPoint
    @State private var isLarge = false

    var body: some View {
      Color.red.pointerStyle(
        .image(isLarge ? Image("wide") : Image(systemName: "plus"), hotSpot: hotSpot)
      )
      .onTapGesture { isLarge = true }
    }
  }

  private struct Switching: View {
    @State private var isImage = true

    var body: some View {
      Color.red.pointerStyle(
        isImage ? .image(Image(systemName: "plus"), hotSpot: .center) : .link
      )
      .onTapGesture { isImage.toggle() }
    }
  }

  @Test func `an image is shown again after another style`() {
    let harness = harness { Switching() }
    let first = shape(harness, at: 150, 150)
    harness.tap(CGPoint(x: 150, y: 150))
    harness.settle()
    #expect(shape(harness, at: 150, 150) == .link)
    harness.tap(CGPoint(x: 150, y: 150))
    harness.settle()
    guard case .image? = first, case .image? = shape(harness, at: 150, 150) else {
      Issue.record("the pointer has no image")
      return
    }
  }

  @Test func `an image is drawn once, with its hot spot inside of it`() throws {
    func image(_ harness: Harness) throws -> PointerImage {
      guard case .image(let image) = shape(harness, at: 150, 150) else {
        throw CocoaError(.featureUnsupported)
      }
      return image
    }
    let harness = harness { Marker(hotSpot: UnitPoint(x: 0.5, y: 2)) }
    let first = try image(harness)
    #expect(first.size.width > 4 && first.size.height > 4)
    #expect(first.hotSpot == CGPoint(x: first.size.width / 2, y: first.size.height))
    #expect((first.list as? DisplayList)?.items.isEmpty == false)
    #expect(try image(harness) === first)
    harness.tap(CGPoint(x: 150, y: 150))
    harness.settle()
    #expect(try image(harness) !== first)
    let wrong = self.harness { Marker(hotSpot: UnitPoint(x: -1, y: .nan)) }
    #expect(try image(wrong).hotSpot == .zero)
  }

  @Test func `a style of nil leaves the shape to the view around`() {
    let harness = harness {
      Color.red.frame(width: 50, height: 50).pointerStyle(nil)
        .frame(width: 200, height: 200).contentShape(Rectangle()).pointerStyle(.zoomOut)
    }
    #expect(shape(harness, at: 150, 150) == .zoomOut)
  }

  private struct Draggable: View {
    @GestureState private var isDragged = false

    var body: some View {
      Color.red.frame(width: 50, height: 50)
        .pointerStyle(isDragged ? .grabActive : .grabIdle)
        .gesture(
          DragGesture(minimumDistance: 0).updating($isDragged) { _, isDragged, _ in
            isDragged = true
          }
        )
        .frame(width: 300, height: 300)
        .contentShape(Rectangle())
        .pointerStyle(.link)
    }
  }

  @Test func `while a button is pressed, the view on which it was pressed sets the shape`() {
    let harness = harness { Draggable() }
    #expect(shape(harness, at: 150, 150) == .grab)
    harness.send(.down, CGPoint(x: 150, y: 150))
    harness.advance(by: 1.0 / 60)
    #expect(harness.host.pointerShape == .grabbing)
    #expect(shape(harness, at: 20, 20) == .grabbing)
    harness.send(.up, CGPoint(x: 20, y: 20))
    harness.advance(by: 1.0 / 60)
    #expect(harness.host.pointerShape == .link)
  }

  private struct Removable: View {
    let isShown: Bool

    var body: some View {
      if isShown { Color.red.pointerStyle(.rectSelection) } else { Color.blue }
    }
  }

  private struct Toggled: View {
    @State private var isShown = true

    var body: some View {
      Removable(isShown: isShown)
        .gesture(DragGesture(minimumDistance: 0).onChanged { _ in isShown = false })
    }
  }

  @Test func `a view that is removed while it is pressed no longer sets the shape`() {
    let harness = harness { Toggled() }
    #expect(shape(harness, at: 150, 150) == .crosshair)
    harness.send(.down, CGPoint(x: 150, y: 150))
    harness.advance(by: 1.0 / 60)
    harness.advance(by: 1.0 / 60)
    #expect(harness.host.pointerShape == nil)
  }

  @Test func `a hidden pointer is shown again by a view inside`() {
    let harness = harness {
      Color.red.frame(width: 50, height: 50).pointerVisibility(.visible)
        .frame(width: 200, height: 200).contentShape(Rectangle())
        .pointerVisibility(.hidden)
        .pointerStyle(.zoomIn)
    }
    #expect(shape(harness, at: 80, 80) == .hidden)
    #expect(shape(harness, at: 150, 150) == .zoomIn)
  }

  @Test func `leading is on the right in a right-to-left layout`() {
    func shape(_ style: PointerStyle, _ direction: LayoutDirection) -> PointerShape? {
      self.shape(
        harness { Color.red.pointerStyle(style).environment(\.layoutDirection, direction) },
        at: 150, 150)
    }
    #expect(shape(.columnResize(directions: .leading), .leftToRight) == .leftResize)
    #expect(shape(.columnResize(directions: .leading), .rightToLeft) == .rightResize)
    #expect(shape(.columnResize, .rightToLeft) == .columnResize)
    #expect(shape(.rowResize(directions: .down), .leftToRight) == .bottomResize)
    let corner = PointerStyle.frameResize(position: .topLeading)
    #expect(shape(corner, .leftToRight) == .fallingDiagonalResize)
    #expect(shape(corner, .rightToLeft) == .risingDiagonalResize)
    let inward = PointerStyle.frameResize(position: .trailing, directions: .inward)
    #expect(shape(inward, .leftToRight) == .leftResize)
  }

  @Test func `text that can be edited or selected has an I-beam, and a link a hand`() {
    let harness = harness {
      VStack(spacing: 0) {
        TextField("Name", text: .constant("")).frame(height: 50)
        TextField("Name", text: .constant("")).disabled(true).frame(height: 50)
        TextEditor(text: .constant("")).frame(height: 50)
        Text("Selectable selectable selectable").textSelection(.enabled).frame(height: 50)
        Text("[Linked linked linked linked](https://swift.org)").frame(height: 50)
        Link(destination: URL(string: "https://swift.org")!) { Color.red.frame(height: 50) }
      }
    }
    #expect(shape(harness, at: 150, 25) == .text)
    #expect(shape(harness, at: 150, 75) == nil)
    #expect(shape(harness, at: 150, 125) == .text)
    #expect(shape(harness, at: 150, 175) == .text)
    #expect(shape(harness, at: 150, 225) == .link)
    #expect(shape(harness, at: 150, 275) == .link)
  }

  @Test func `a stage shows the shape of the views inside, and while they are dragged no other`() {
    let session = StageSession { size, scale, resources in
      ViewHost(Draggable(), size: size, scale: scale, resources: resources)
    }
    let harness = harness {
      VStack(spacing: 0) {
        SceneStage(session).frame(height: 200)
        Color.blue.pointerStyle(.zoomIn)
      }
    }
    // The stage's hierarchy is 300 by 200, with the square in the middle.
    #expect(shape(harness, at: 150, 250) == .zoomIn)
    #expect(shape(harness, at: 150, 100) == .grab)
    harness.send(.down, CGPoint(x: 150, y: 100))
    harness.advance(by: 1.0 / 60)
    #expect(shape(harness, at: 150, 250) == .grabbing)
    harness.send(.up, CGPoint(x: 150, y: 250))
    harness.advance(by: 1.0 / 60)
    #expect(shape(harness, at: 150, 251) == .zoomIn)

    harness.send(.down, CGPoint(x: 150, y: 250))
    harness.advance(by: 1.0 / 60)
    #expect(shape(harness, at: 150, 100) == .zoomIn)
  }
}
