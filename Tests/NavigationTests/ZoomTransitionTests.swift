// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

/// Pages that grow from a view.
@MainActor
@Suite struct ZoomTransitionTests {
  private struct Gallery: View {
    var zooms = true
    @Namespace private var namespace

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink {
            page
          } label: {
            Color.red.frame(width: 100, height: 100)
          }
          .matchedTransitionSource(id: 1, in: namespace)
          Spacer()
        }
        .toolbar(.hidden)
      }
    }

    @ViewBuilder private var page: some View {
      if zooms {
        Color.blue.navigationTransition(.zoom(sourceID: 1, in: namespace))
      } else {
        Color.blue.navigationTransition(.automatic).toolbar(.hidden)
      }
    }

    init(zooms: Bool = true) { self.zooms = zooms }
  }

  /// The presented bounds of the fills in a color.
  private func bounds(_ harness: Harness, _ color: Color.Resolved) -> [CGRect] {
    let wanted = Paint.color(
      ResolvedColor(
        red: color.red, green: color.green, blue: color.blue, opacity: color.opacity))
    return zip(
      harness.list.fillBounds,
      harness.list.items.compactMap { item -> Paint? in
        if case .fill(_, let paint, _) = item { paint } else { nil }
      }
    ).filter { $0.1 == wanted }.map(\.0)
  }

  private var blue: Color.Resolved { Color.blue.resolve(in: EnvironmentValues()) }
  private var red: Color.Resolved { Color.red.resolve(in: EnvironmentValues()) }

  @Test func `a page grows from its source, which is hidden, and shrinks back`() throws {
    let harness = Harness { Gallery() }
    let start = try #require(bounds(harness, red).first)
    #expect(start.width == 100)
    harness.tap(CGPoint(x: start.midX, y: start.midY))
    harness.advance(by: 0.05)
    let early = try #require(bounds(harness, blue).first)
    harness.advance(by: 0.1)
    let later = try #require(bounds(harness, blue).first)
    #expect(early.width > 100 && later.width > early.width && later.width < 390)
    // It grows around its source, in the middle of the width.
    #expect(abs(early.midX - 195) < 1 && abs(later.midX - 195) < 1)
    harness.settle()
    #expect(bounds(harness, blue).first?.width == 390)
    #expect(bounds(harness, red).isEmpty)
    harness.key("[", holding: .control)
    harness.advance(by: 0.15)
    let shrinking = try #require(bounds(harness, blue).first)
    #expect(shrinking.width < 390 && abs(shrinking.midX - 195) < 1)
    harness.settle()
    #expect(bounds(harness, blue).isEmpty)
    #expect(bounds(harness, red) == [start])
  }

  @Test func `on a device the corners of the page become those of the screen`() throws {
    let harness = Harness(size: CGSize(width: 393, height: 852)) { Gallery() }
    harness.host.device = .init(
      .phone, size: CGSize(width: 393, height: 852), scale: 3, top: 59, bottom: 34,
      cornerRadius: 55)
    harness.frame()
    let start = try #require(bounds(harness, red).first)
    harness.tap(CGPoint(x: start.midX, y: start.midY))
    var radii: [Float] = []
    for _ in 0..<40 {
      harness.advance(by: 0.02)
      radii += harness.list.items.compactMap { item in
        guard case .beginLayer(.clip(let shape), let index) = item, shape.radius > 0 else {
          return nil
        }
        return shape.radius * Float(harness.list.transforms[Int(index)].a)
      }
    }
    #expect(radii.count > 5)
    #expect(radii == radii.sorted())
    #expect(try #require(radii.first) < 30 && #require(radii.last) > 50)
  }

  @Test func `other pages slide`() throws {
    let harness = Harness { Gallery(zooms: false) }
    let start = try #require(bounds(harness, red).first)
    harness.tap(CGPoint(x: start.midX, y: start.midY))
    harness.advance(by: 0.1)
    let page = try #require(bounds(harness, blue).first)
    #expect(page.width == 390 && page.minX > 0)
    // The page below moves aside.
    #expect(bounds(harness, red).first.map { $0.minX < start.minX } == true)
    harness.settle()
    #expect(bounds(harness, blue).first?.minX == 0)
  }

  @Test func `a page grows from an item of a bar`() throws {
    struct Bar: View {
      @State private var path: [Int] = []
      @Namespace private var namespace

      var body: some View {
        NavigationStack(path: $path) {
          Color.white
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) {
                Color.red.frame(width: 30, height: 30).onTapGesture { path = [1] }
              }
              .matchedTransitionSource(id: 1, in: namespace)
            }
            .navigationDestination(for: Int.self) { _ in
              Color.blue.navigationTransition(.zoom(sourceID: 1, in: namespace))
            }
        }
      }
    }
    let harness = Harness { Bar() }
    let start = try #require(bounds(harness, red).first)
    harness.tap(CGPoint(x: start.midX, y: start.midY))
    harness.advance(by: 0.05)
    let early = try #require(bounds(harness, blue).first)
    #expect(early.width > 30 && early.width < 300 && early.midX > 195)
    harness.settle()
    #expect(bounds(harness, blue).first?.width == 390)
  }

  @Test func `a source with a configuration is one that a page grows from`() throws {
    struct Configured: View {
      @Namespace private var namespace

      var body: some View {
        NavigationStack {
          NavigationLink {
            Color.blue.navigationTransition(.zoom(sourceID: 1, in: namespace))
          } label: {
            Color.red.frame(width: 100, height: 100)
          }
          .matchedTransitionSource(id: 1, in: namespace) { source in
            source.background(.green).clipShape(.rect(cornerRadius: 8)).shadow(radius: 4)
          }
        }
      }
    }
    let harness = Harness { Configured() }
    let start = try #require(bounds(harness, red).first)
    harness.tap(CGPoint(x: start.midX, y: start.midY))
    harness.advance(by: 0.05)
    #expect(try #require(bounds(harness, blue).first).width < 390)
  }

  /// A page that scrolls, which has grown from a red view at the top.
  private struct ScrolledGallery: View {
    @Namespace private var namespace

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink {
            ScrollView { Color.blue.frame(height: 2000) }
              .navigationTransition(.zoom(sourceID: 1, in: namespace))
          } label: {
            Color.red.frame(width: 100, height: 100)
          }
          .matchedTransitionSource(id: 1, in: namespace)
          Spacer()
        }
        .toolbar(.hidden)
      }
    }
  }

  /// A window in which the page is shown.
  private func opened(@ViewBuilder _ view: () -> some View) throws -> Harness {
    let harness = Harness(size: CGSize(width: 390, height: 844), view)
    let start = try #require(bounds(harness, red).first)
    harness.tap(CGPoint(x: start.midX, y: start.midY))
    harness.settle()
    #expect(bounds(harness, blue).first?.width == 390)
    return harness
  }

  private func drag(
    _ harness: Harness, by distance: CGSize, from start: CGPoint = CGPoint(x: 195, y: 300)
  ) {
    harness.press(start)
    harness.move(
      from: start, to: CGPoint(x: start.x + distance.width, y: start.y + distance.height),
      over: 0.4)
    harness.advance(by: 0.3)
  }

  @Test(arguments: [false, true])
  func `a page that has grown from a view becomes smaller under a drag down, and returns`(
    scrolls: Bool
  ) throws {
    let harness = try scrolls ? opened { ScrolledGallery() } : opened { Gallery() }
    let before = try #require(bounds(harness, blue).first)
    drag(harness, by: CGSize(width: 0, height: 100))
    let held = try #require(bounds(harness, blue).first)
    #expect(held.width < 370 && held.minY > before.minY + 20)
    // The point under the touch has moved with it.
    let touched = (300 - before.minY) / before.height
    #expect(abs(held.minY + touched * held.height - 390) < 25)
    harness.release(CGPoint(x: 195, y: 400))
    harness.settle()
    #expect(bounds(harness, blue).first == before)
  }

  @Test(arguments: [false, true])
  func `a page that has grown from a view is left by a drag down, with its velocity`(
    scrolls: Bool
  ) throws {
    let harness = try scrolls ? opened { ScrolledGallery() } : opened { Gallery() }
    let start = CGPoint(x: 195, y: 300)
    harness.press(start)
    harness.move(from: start, to: CGPoint(x: 195, y: 420), over: 0.15)
    let last = try #require(bounds(harness, blue).first)
    harness.release(CGPoint(x: 195, y: 420))
    var tops: [CGFloat] = []
    for _ in 0..<3 {
      harness.frame()
      tops.append(try #require(bounds(harness, blue).first).minY)
    }
    // It goes on as far as the touch would in a frame, before it returns to its source.
    #expect(tops.allSatisfy { abs($0 - last.minY) < 30 })
    #expect(try #require(tops.max()) > last.minY + 2)
    harness.settle()
    #expect(bounds(harness, blue).isEmpty)
    #expect(bounds(harness, red).first?.width == 100)
  }

  @Test func `scrolled content scrolls to its top before the page moves`() throws {
    let harness = try opened { ScrolledGallery() }
    let before = try #require(bounds(harness, blue).first)
    drag(harness, by: CGSize(width: 0, height: -100))
    harness.release(CGPoint(x: 195, y: 200))
    harness.settle()
    let scrolled = try #require(bounds(harness, blue).first)
    #expect(scrolled.minY < before.minY - 50)
    drag(harness, by: CGSize(width: 0, height: 40))
    #expect(try #require(bounds(harness, blue).first).width == 390)
    harness.release(CGPoint(x: 195, y: 340))
    harness.settle()
    #expect(bounds(harness, blue).first?.width == 390)
  }

  @Test(arguments: [CGSize(width: 0, height: -150), CGSize(width: 150, height: 20)])
  func `drags in other directions do not move the page`(distance: CGSize) throws {
    let harness = try opened { Gallery() }
    let before = bounds(harness, blue)
    drag(harness, by: distance)
    #expect(bounds(harness, blue) == before)
  }

  @Test func `a swipe from the leading edge moves the page with the touch, and leaves it`() throws {
    let harness = try opened { Gallery() }
    drag(harness, by: CGSize(width: 200, height: 60), from: CGPoint(x: 5, y: 300))
    let held = try #require(bounds(harness, blue).first)
    #expect(held.width < 380 && held.minX > 60)
    harness.release(CGPoint(x: 205, y: 360))
    harness.settle()
    #expect(bounds(harness, blue).isEmpty)
  }

  @Test func `other pages do not move with a drag down`() throws {
    let harness = try opened { Gallery(zooms: false) }
    let before = bounds(harness, blue)
    drag(harness, by: CGSize(width: 0, height: 150))
    #expect(bounds(harness, blue) == before)
  }

  @Test func `the source is shown again although a gesture of the page keeps the page`() throws {
    let harness = try opened { ScrolledGallery() }
    drag(harness, by: CGSize(width: 0, height: -100))
    harness.release(CGPoint(x: 195, y: 200))
    harness.settle()
    harness.key("[", holding: .control)
    harness.settle()
    #expect(bounds(harness, blue).isEmpty)
    #expect(bounds(harness, red).first?.width == 100)
  }
}
