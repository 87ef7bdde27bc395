// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

/// What follows a large title that has moved up: pinned headers and search bars. The bar is 44 points high, the large
/// title 52.
@MainActor
@Suite struct LargeTitleScrollTests {
  private func texts(_ harness: Harness) -> [String: CGFloat] {
    Dictionary(
      harness.list.glyphItems.filter { $0.opacity > 0 }.map { ($0.run.text, $0.origin.y) },
      uniquingKeysWith: min)
  }

  /// Drags up by a distance, holds still, and releases.
  private func scroll(_ harness: Harness, by distance: CGFloat) {
    let end = hold(harness, at: distance)
    harness.release(end)
    harness.settle()
  }

  /// Drags up by a distance, and holds still there; returns the point.
  @discardableResult private func hold(_ harness: Harness, at distance: CGFloat) -> CGPoint {
    let (start, end) = (CGPoint(x: 195, y: 700), CGPoint(x: 195, y: 690 - distance))
    harness.press(start)
    harness.move(from: start, to: end, over: 0.5)
    harness.advance(by: 0.3)
    return end
  }

  private func page(@ViewBuilder _ content: () -> some View) -> Harness {
    let content = content()
    let harness = Harness { NavigationStack { content.navigationTitle("Title") } }
    harness.settle()
    return harness
  }

  /// A phone whose status bar is 47 points high.
  private func phone(@ViewBuilder _ content: () -> some View) -> Harness {
    let host = ViewHost(content(), size: CGSize(width: 390, height: 844), resources: .plain())
    host.device = Device.named("iPhone 14")?.screen
    let harness = Harness(host)
    harness.settle()
    return harness
  }

  /// A lazy stack with a pinned header.
  private var pinned: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          rows
        } header: {
          Color.yellow.frame(width: 77, height: 20)
        }
      }
    }
  }

  private var rows: some View { ForEach(0..<60) { Text("row \($0)").frame(height: 40) } }

  /// The lazy stack's header, yellow and 20 points high.
  private func headerTop(_ harness: Harness) throws -> CGFloat {
    try #require(harness.list.fillBounds.first { $0.width == 77 && $0.height == 20 }).minY
  }

  @Test func `pinned headers of a lazy stack are directly below what remains of the bar`() throws {
    let harness = page { pinned }
    #expect(try headerTop(harness) == 96)
    let point = hold(harness, at: 30)
    #expect(try abs(headerTop(harness) - 66) < 1)
    harness.release(point)
    harness.settle()
    #expect(try headerTop(harness) == 44)
    scroll(harness, by: 300)
    #expect(try headerTop(harness) == 44)
  }

  @Test(arguments: [(15, 0), (22, 0), (30, 52), (49, 52), (56, 56)] as [(CGFloat, CGFloat)])
  func `a drag never ends with a part of the large title`(_ drag: CGFloat, _ end: CGFloat) throws {
    let harness = page { ScrollView { Color.yellow.frame(width: 77, height: 3000) } }
    func top() throws -> CGFloat {
      try #require(harness.list.fillBounds.first { $0.width == 77 }).minY
    }
    #expect(try top() == 96)
    scroll(harness, by: drag)
    #expect(try abs(top() - (96 - end)) < 1)
  }

  @Test func `pinned headers of a plain list are directly below what remains of the bar`() throws {
    let harness = page {
      List {
        Section("Header") { rows }
      }
      .listStyle(.plain)
    }
    let top = try #require(texts(harness)["Header"])
    scroll(harness, by: 300)
    #expect(try abs(#require(texts(harness)["Header"]) - (top - 52)) < 1)
    scroll(harness, by: 300)
    #expect(try abs(#require(texts(harness)["Header"]) - (top - 52)) < 1)
  }

  @Test func `headers stay where they are below other views and inline titles`() throws {
    let below = page {
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        pinned
      }
    }
    scroll(below, by: 300)
    #expect(try headerTop(below) == 126)
    let inline = page { pinned.navigationBarTitleDisplayMode(.inline) }
    scroll(inline, by: 300)
    #expect(try headerTop(inline) == 44)
  }

  @Test func `of two lists side by side only the first one moves the title and its own headers`()
    throws
  {
    let harness = page {
      HStack(spacing: 0) {
        ScrollView { Color.red.frame(height: 3000) }
        pinned.frame(width: 195)
      }
    }
    let (start, end) = (CGPoint(x: 300, y: 700), CGPoint(x: 300, y: 300))
    harness.press(start)
    harness.move(from: start, to: end, over: 0.5)
    #expect(try headerTop(harness) == 96)
  }

  @Test func `headers of presented and bare pages stay below the status bar`() throws {
    let cover = phone {
      NavigationStack {
        Color.red.navigationTitle("Title").fullScreenCover(isPresented: .constant(true)) { pinned }
      }
    }
    scroll(cover, by: 300)
    #expect(try headerTop(cover) == 47)
    let bare = phone {
      NavigationStack { pinned.navigationTitle("Title").toolbar(.hidden, for: .navigationBar) }
    }
    scroll(bare, by: 300)
    #expect(try headerTop(bare) == 47)
  }

  @Test func `the background of a bar moves up with a large title`() throws {
    let harness = page { pinned.toolbarBackground(.red, for: .navigationBar) }
    func bottom() throws -> CGFloat {
      let red = Color.red.resolve(EnvironmentValues())
      return try #require(
        harness.list.visibleFillBounds { paint in
          if case .color(let color) = paint { color == red } else { false }
        }.map(\.maxY).max())
    }
    #expect(try bottom() == 96)
    scroll(harness, by: 300)
    #expect(try bottom() == 44)
    #expect(try headerTop(harness) == 44)
  }

  @Test func `rows are tapped where the background of the bar was before it moved up`() {
    let log = EventLog()
    let harness = page {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<60) { row in
            Text("row \(row)").frame(width: 390, height: 40).contentShape(Rectangle())
              .onTapGesture { log.lines.append("row") }
          }
        }
      }
      .toolbarBackground(.red, for: .navigationBar)
    }
    scroll(harness, by: 300)
    harness.tap(CGPoint(x: 195, y: 70))
    #expect(log.lines == ["row"])
  }

  @Test func `the small title appears in a page of a paged tab view`() throws {
    let harness = Harness {
      TabView { NavigationStack { ScrollView { rows }.navigationTitle("Title") } }
        .tabViewStyle(.page)
    }
    harness.settle()
    let large = try #require(texts(harness)["Title"])
    scroll(harness, by: 300)
    let small = try #require(texts(harness)["Title"])
    #expect(small < large - 20)
  }

  @Test func `a toolbar in a list of iOS 26 does not update the list for ever`() {
    let host = ViewHost(
      NavigationStack {
        List {
          Section { Text("a") }.toolbar { ToolbarItem { Button("x") {} } }
        }
        .navigationTitle("Title")
      }, size: CGSize(width: 390, height: 844), resources: .plain())
    host.systemVersion = .iOS26
    let harness = Harness(host)
    #expect(harness.settle())
  }

  private func searched(_ mode: SearchFieldPlacement.NavigationBarDrawerDisplayMode) -> Harness {
    page {
      List { rows }
        .searchable(
          text: .constant(""), placement: .navigationBarDrawer(displayMode: mode), prompt: "Find")
    }
  }

  @Test
  func `a search bar disappears before the large title, and a drag never ends with a part of it`()
    throws
  {
    let harness = searched(.automatic)
    let title = try #require(texts(harness)["Title"])
    let find = try #require(texts(harness)["Find"])
    var point = hold(harness, at: 12)
    #expect(texts(harness)["Title"] == title)
    #expect(try #require(texts(harness)["Find"]) < find)
    harness.release(point)
    harness.settle()
    #expect(texts(harness)["Find"] == find)
    point = hold(harness, at: 35)
    harness.release(point)
    harness.settle()
    #expect(texts(harness)["Title"] == title && texts(harness)["Find"] == nil)
    hold(harness, at: 20)
    #expect(try abs(#require(texts(harness)["Title"]) - (title - 20)) < 1)
  }

  @Test func `a search bar that is always visible stays directly below the bar`() throws {
    let harness = searched(.always)
    let top = try #require(texts(harness)["Find"])
    let point = hold(harness, at: 20)
    #expect(try abs(#require(texts(harness)["Find"]) - (top - 20)) < 1)
    harness.release(point)
    scroll(harness, by: 300)
    let find = try #require(texts(harness)["Find"])
    #expect(abs(find - (top - 52)) < 1)
    harness.tap(CGPoint(x: 150, y: find - 4))
    harness.settle()
    #expect(texts(harness)["Cancel"] != nil)
  }
}
