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
}
