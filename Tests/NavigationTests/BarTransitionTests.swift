// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// The parts of navigation bars while pages slide.
@MainActor
@Suite struct BarTransitionTests {
  private struct Pages: View {
    var displayMode = NavigationBarItem.TitleDisplayMode.inline

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("link", value: 1)
          Color.red.frame(width: 50, height: 50)
        }
        .navigationTitle("First")
        .navigationBarTitleDisplayMode(displayMode)
        .toolbar { Button("Edit") {} }
        .navigationDestination(for: Int.self) { number in
          NavigationLink("more", value: number + 1)
            .navigationTitle("Page \(number)").navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Done") {} }
        }
      }
    }
  }

  private func text(_ text: String, _ list: DisplayList) -> GlyphItem? {
    list.glyphItems.first { $0.run.text == text && $0.opacity > 0 }
  }

  /// The frames of the push of a page.
  private func push(_ harness: Harness, _ link: String) throws -> [DisplayList] {
    let origin = try #require(text(link, harness.list)).origin
    harness.tap(CGPoint(x: origin.x + 4, y: origin.y + 2))
    var frames: [DisplayList] = []
    for _ in 0..<20 { frames.append(harness.frame()) }
    harness.settle()
    return frames
  }

  @Test func `items stay where they are and fade while pages slide`() throws {
    let harness = Harness { Pages() }
    harness.settle()
    let edit = try #require(text("Edit", harness.list)).origin
    let frames = try push(harness, "link")
    let old = frames.compactMap { text("Edit", $0) }
    let new = frames.compactMap { text("Done", $0) }
    let done = try #require(text("Done", harness.list))
    #expect(old.count > 3 && old.allSatisfy { areClose($0.origin, edit, within: 0.01) })
    #expect(new.count > 3 && new.allSatisfy { areClose($0.origin, done.origin, within: 0.01) })
    #expect(old.contains { $0.opacity < 0.5 } && new.contains { $0.opacity < 0.5 })
    #expect(done.opacity == 1 && text("Edit", harness.list) == nil)
    // The views of the page move.
    #expect(Set(frames.compactMap { text("more", $0)?.origin.x }).count > 5)
  }

  @Test func `the title slides to the label of the back button, and back`() throws {
    let harness = Harness { Pages() }
    harness.settle()
    let title = try #require(text("First", harness.list)).origin
    let frames = try push(harness, "link")
    let label = try #require(text("First", harness.list)).origin
    #expect(label.x < title.x - 50)
    let titles = frames.compactMap { list in text("Page 1", list)?.origin.x }
    #expect(zip(titles, titles.dropFirst()).allSatisfy { $0 >= $1 - 0.01 })
    #expect(titles[0] > titles[titles.count - 1] + 20)
    // A finger that swipes back moves it with the page.
    let y = harness.list.size.height / 2
    harness.press(CGPoint(x: 4, y: y))
    harness.move(from: CGPoint(x: 4, y: y), to: CGPoint(x: 150, y: y), over: 0.2)
    let middle = try #require(
      harness.frame().glyphItems.filter { $0.run.text == "First" }.max { $0.opacity < $1.opacity })
    #expect(middle.origin.x > label.x + 20 && middle.origin.x < title.x)
  }

  @Test func `the arrow of a back button stays while another page is pushed`() throws {
    let harness = Harness { Pages() }
    harness.settle()
    _ = try push(harness, "link")
    /// The distances of the arrows from the left edge, in points.
    func arrows(_ list: DisplayList) -> Set<CGFloat> {
      Set(
        list.items.compactMap { item in
          guard case .path(let path, _, _, let index) = item, abs(path.bounds.height - 17) < 4
          else { return nil }
          return path.bounds.applying(list.transforms[Int(index)]).minX.rounded()
        })
    }
    let arrow = arrows(harness.list)
    #expect(arrow.count == 1)
    let frames = try push(harness, "more")
    #expect(frames.allSatisfy { arrows($0) == arrow })
  }

  @Test func `of pages that are popped at once only the topmost is drawn`() throws {
    struct Stack: View {
      @State private var path = [1, 2]

      var body: some View {
        NavigationStack(path: $path) {
          Color.clear.navigationTitle("Root").navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Int.self) { number in
              Button("home from \(number)") { path = [] }
                .navigationTitle("Page \(number)").navigationBarTitleDisplayMode(.inline)
            }
        }
      }
    }
    let harness = Harness { Stack() }
    harness.settle()
    let button = try #require(text("home from 2", harness.list)).origin
    harness.tap(CGPoint(x: button.x + 4, y: button.y - 4))
    var frames: [DisplayList] = []
    for _ in 0..<20 { frames.append(harness.frame()) }
    let leaving = frames.dropFirst(2)
    #expect(Set(leaving.compactMap { text("home from 2", $0)?.origin.x }).count > 3)
    #expect(leaving.allSatisfy { text("home from 1", $0) == nil })
    harness.settle()
    #expect(text("Root", harness.list)?.opacity == 1)
  }

  @Test func `a large title shrinks to the label of the back button, and grows from it`() throws {
    let harness = Harness { Pages(displayMode: .large) }
    harness.settle()
    let title = try #require(
      harness.list.glyphItems.last { $0.run.text == "First" && $0.opacity == 1 })
    let frames = try push(harness, "link")
    let label = try #require(
      harness.list.glyphItems.first { $0.run.text == "First" && $0.origin.x > 0 }
    ).origin
    #expect(label.y < title.origin.y - 30)
    /// The baselines of the title and of the label, which are on the way between both, in the order of frames.
    let lines = frames.map { list in
      list.glyphItems.filter { $0.run.text == "First" && $0.opacity > 0 && $0.opacity < 1 }
        .map(\.origin)
    }
    let moving = lines.flatMap { $0 }.filter { $0.y > label.y + 3 && $0.y < title.origin.y - 3 }
    #expect(moving.count > 6)
    #expect(moving.allSatisfy { $0.x > 10 && $0.x < label.x + 15 })
    // The title and the label are in the same place.
    let middle = try #require(lines.first { $0.count == 2 && $0[0].y < title.origin.y - 15 })
    #expect(abs(middle[0].y - middle[1].y) < 10)
    // A finger that swipes back moves it with the page.
    let y = harness.list.size.height / 2
    harness.press(CGPoint(x: 4, y: y))
    harness.move(from: CGPoint(x: 4, y: y), to: CGPoint(x: 150, y: y), over: 0.2)
    #expect(
      harness.frame().glyphItems.contains {
        $0.run.text == "First" && $0.origin.y > label.y + 8 && $0.origin.y < title.origin.y - 8
      })
  }
}
