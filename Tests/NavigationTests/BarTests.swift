// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

/// The contents of navigation bars and tab bars.
@MainActor
@Suite struct BarTests {
  /// The bounds of the symbols, which are squares, 0.8 times as wide as the font size.
  private func symbols(_ harness: Harness) -> [CGRect] {
    harness.list.items.compactMap { item in
      guard case .path(let outline, _, _, let index) = item else { return nil }
      return outline.bounds.applying(harness.list.transforms[Int(index)])
    }
  }

  private func texts(_ harness: Harness) -> [String] { harness.list.glyphItems.map(\.run.text) }

  @Test func `a subtitle is below the title, and below a large one`() throws {
    func frames(_ mode: NavigationBarItem.TitleDisplayMode) throws -> (CGPoint, CGPoint) {
      let harness = Harness {
        NavigationStack {
          Color.red.navigationTitle("Title").navigationSubtitle("Subtitle")
            .navigationBarTitleDisplayMode(mode)
        }
      }
      let items = harness.list.glyphItems.filter { $0.opacity > 0 }
      let title = try #require(items.last { $0.run.text == "Title" })
      let subtitle = try #require(items.last { $0.run.text == "Subtitle" })
      return (title.origin, subtitle.origin)
    }
    let (title, subtitle) = try frames(.inline)
    #expect(subtitle.y > title.y + 8 && subtitle.y < 60)
    let (large, below) = try frames(.large)
    #expect(below.y > large.y + 12 && abs(below.x - large.x) < 2)
  }

  @Test func `items of a toolbar replace the large title and the subtitles`() {
    func texts(_ mode: NavigationBarItem.TitleDisplayMode) -> [String] {
      let harness = Harness {
        NavigationStack {
          Color.red.navigationTitle("Title").navigationSubtitle("Subtitle")
            .navigationBarTitleDisplayMode(mode)
            .toolbar {
              ToolbarItem(placement: .largeTitle) { Text("Large") }
              ToolbarItem(placement: .largeSubtitle) { Text("Below large") }
              ToolbarItem(placement: .subtitle) { Text("Below") }
            }
        }
      }
      return self.texts(harness).sorted()
    }
    #expect(texts(.large) == ["Below large", "Large"])
    #expect(texts(.inline) == ["Below", "Title"])
  }

  @Test func `a label in a navigation bar shows its icon, at the large scale`() {
    func harness(_ item: some View) -> Harness {
      Harness {
        NavigationStack {
          Color.red
            .toolbar { ToolbarItem(placement: .topBarTrailing) { item } }
        }
      }
    }
    let label = harness(
      Button {
      } label: {
        Label("Add", systemImage: "plus")
      })
    #expect(texts(label) == [])
    let width = symbols(label).first?.width ?? 0
    #expect(abs(width - 17.408) < 0.5)
    let titled = harness(Label("Add", systemImage: "plus").labelStyle(.titleOnly))
    #expect(texts(titled) == ["Add"])
  }

  @Test func `items that need more than the width of the bar are compressed`() {
    func item(_ color: Color) -> some View {
      color.frame(height: 20).frame(minWidth: 10, idealWidth: 120)
    }
    func items(leading: Int, trailing: Int) -> [CGRect] {
      let harness = Harness {
        NavigationStack {
          Text("page").toolbar {
            ToolbarItemGroup(placement: .topBarLeading) {
              ForEach(0..<leading, id: \.self) { _ in item(.red) }
            }
            ToolbarItemGroup(placement: .topBarTrailing) {
              ForEach(0..<trailing, id: \.self) { _ in item(.green) }
            }
          }
        }
      }
      return harness.list.fillBounds.filter { $0.height == 20 }
    }
    #expect(items(leading: 1, trailing: 1).map(\.width) == [120, 120])
    let many = items(leading: 1, trailing: 2)
    #expect(many.map(\.minX) == [16, 144, 267] && many.map(\.width) == [120, 107, 107])
    let more = items(leading: 2, trailing: 2)
    #expect(more.map(\.maxX).max() == 374 && more.map(\.minX).min() == 16)
    #expect(more.count == 4 && more[1].maxX <= more[2].minX - 8)
  }

  private struct PresentedContent: View {
    var body: some View {
      Label("title", systemImage: "plus")
      Text("some words in several lines").frame(width: 60)
    }
  }

  @Test func `sheets and popovers of bar items do not have the appearance of items`() {
    func presented(_ view: some View, inBar: Bool) -> Harness {
      let harness = Harness {
        NavigationStack {
          if inBar {
            Color.clear.toolbar { ToolbarItem(placement: .topBarTrailing) { view } }
          } else {
            Color.clear.overlay { view }
          }
        }
      }
      harness.settle()
      return harness
    }
    func compare(_ view: some View) {
      let (item, page) = (presented(view, inBar: true), presented(view, inBar: false))
      #expect(texts(page).contains("title"))
      #expect(texts(item) == texts(page))
      #expect(symbols(item).map(\.width) == symbols(page).map(\.width))
    }
    let anchor = Color.clear.frame(width: 20, height: 20)
    compare(anchor.sheet(isPresented: .constant(true)) { PresentedContent() })
    compare(anchor.popover(isPresented: .constant(true)) { PresentedContent() })
  }

  @Test func `bars stay in the safe area where views around them ignore it`() {
    func frames(_ view: some View) -> [String: CGPoint] {
      let harness = Harness(size: CGSize(width: 390, height: 844)) { view }
      harness.host.device = Device.named("iPhone 14")?.screen
      harness.frame()
      let items = harness.list.glyphItems.map { item in
        (item.run.text, item.origin)
      }
      return Dictionary(items) { first, _ in first }
    }
    let stack = NavigationStack { Text("Page").navigationTitle("Title") }
    let plain = frames(stack)
    #expect(frames(stack.ignoresSafeArea()) == plain)
    #expect(frames(ZStack { stack }.cornerRadius(15).ignoresSafeArea()) == plain)
    let tabs = TabView {
      stack.tabItem { Text("Tab") }
    }
    #expect(frames(tabs.ignoresSafeArea()) == frames(tabs))
    // A stack that does not reach the top of the window has no inset there.
    let low = VStack(spacing: 0) {
      Color.red.frame(height: 100)
      stack
    }
    let title = frames(low.ignoresSafeArea())["Title"]?.y ?? 0
    #expect(abs(title - (plain["Title"]?.y ?? 0) - 53) < 1)
  }

  @Test func `items with names are in the bar, and a visibility hides it`() {
    func harness(_ visibility: Visibility) -> Harness {
      Harness {
        NavigationStack {
          Color.red
            .toolbar(id: "tools") {
              ToolbarItem(id: "add", placement: .topBarTrailing) { Text("Add") }
            }
            .toolbarVisibility(visibility, for: .navigationBar)
        }
      }
    }
    #expect(texts(harness(.automatic)) == ["Add"])
    #expect(texts(harness(.hidden)) == [])
  }

  @Test func `a container background is behind the whole page`() {
    let size = CGSize(width: 300, height: 500)
    let harness = Harness(size: size) {
      NavigationStack {
        Text("Page").navigationTitle("Title").containerBackground(Color.red, for: .navigation)
      }
    }
    harness.settle()
    let fills = zip(
      harness.list.items.filter { if case .fill = $0 { true } else { false } },
      harness.list.fillBounds)
    #expect(
      fills.contains { item, rect in
        guard case .fill(_, .color(let color), _) = item else { return false }
        return color.red > 0.9 && color.green < 0.4 && rect == CGRect(origin: .zero, size: size)
      })
  }

  @Test func `the title of a view that is replaced with an animation is replaced at once`() {
    let fixture = StateHarness(false) { isEditing in
      NavigationStack {
        if isEditing {
          Color.red.navigationTitle("Edit").navigationBarTitleDisplayMode(.inline)
        } else {
          Color.blue.navigationTitle("Read").navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    for isEditing in [true, false] {
      fixture.set(isEditing, .linear(duration: 1))
      fixture.harness.advance(by: 0.5)
      // The new title appears in place of the old one meanwhile.
      #expect(!texts(fixture.harness).contains(isEditing ? "Read" : "Edit"))
      #expect(fixture.harness.settle())
      #expect(texts(fixture.harness).contains(isEditing ? "Edit" : "Read"))
    }
  }

  @available(*, deprecated)
  @Test func `old titles may be strings that are not localized`() {
    let title = "Chapter \(2)"
    let harness = Harness {
      NavigationStack { Color.red.navigationBarTitle(title, displayMode: .inline) }
    }
    #expect(texts(harness) == ["Chapter 2"])
  }

  @Test func `a label in the bottom bar shows its icon`() {
    let harness = Harness {
      NavigationStack {
        Color.red.toolbar {
          ToolbarItem(placement: .bottomBar) { Label("Add", systemImage: "plus") }
        }
      }
    }
    #expect(texts(harness) == [])
    #expect(symbols(harness).count == 1)
  }

  private func tabs(@ViewBuilder _ item: @escaping () -> some View) -> Harness {
    Harness { TabView { Color.red.tabItem(item) } }
  }

  @Test func `the icon of a tab has the size of the tab bar, also in a stack and with a font`() {
    let plain = tabs {
      Image(systemName: "star")
      Text("Star")
    }
    let icon = symbols(plain)
    let width = icon.first?.width ?? 0
    #expect(abs(width - 16) < 0.01)
    let stacked = tabs {
      VStack {
        Image(systemName: "star").font(.largeTitle)
        Text("Star").font(.title)
      }
      .padding()
    }
    #expect(symbols(stacked) == icon)
    #expect(texts(stacked) == ["Star"])
    #expect(stacked.list.glyphItems.first?.origin == plain.list.glyphItems.first?.origin)
  }

  /// The symbols without a picture that a tab asks for.
  private func missingSymbols(@ViewBuilder _ item: @escaping () -> some View) -> Set<String> {
    let assets = PlainAssets()
    _ = Harness(
      ViewHost(
        TabView { Color.red.tabItem(item) }, size: CGSize(width: 390, height: 844),
        resources: Resources(text: PlainTextEngine(), assets: assets)))
    return Set(assets.missing)
  }

  @Test func `the symbols of tabs have their filled variant unless the tab sets another one`() {
    let image = Image(systemName: "missing.star")
    #expect(missingSymbols { image }.contains("missing.star.fill"))
    #expect(missingSymbols { VStack { image } }.contains("missing.star.fill"))
    #expect(
      missingSymbols { Label("Star", systemImage: "missing.star") }.contains("missing.star.fill"))
    #expect(missingSymbols { image.environment(\.symbolVariants, .none) } == ["missing.star"])
    #expect(
      missingSymbols {
        Label("Star", systemImage: "missing.star").environment(\.symbolVariants, .none)
      } == ["missing.star"])
  }

  @Test func `a background in a scroll view below a bar ends at the scroll view's edge`() {
    let harness = Harness {
      NavigationStack {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            Color.clear.frame(width: 500, height: 60).background(Color.red)
          }
          .frame(height: 60)
          Spacer()
        }
        .navigationTitle("Title")
      }
    }
    #expect(harness.list.fillBounds.contains(CGRect(x: 0, y: 96, width: 500, height: 60)))
    let outside = Harness {
      NavigationStack {
        VStack(spacing: 0) {
          Color.clear.frame(height: 60).background(Color.red)
          Spacer()
        }
        .navigationTitle("Title")
      }
    }
    #expect(outside.list.fillBounds.contains(CGRect(x: 0, y: 0, width: 390, height: 156)))
  }

  @Test func `an item with a spacer takes no space from the title`() {
    let harness = Harness(size: CGSize(width: 390, height: 300)) {
      NavigationStack {
        Color.white.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20)
                Spacer(minLength: 10)
                Color.red.frame(width: 20, height: 20)
              }
            }
          }
      }
    }
    let squares = harness.list.fillBounds.filter { $0.width == 20 }
    #expect(squares.map(\.minX) == [324, 354])
  }

  /// The horizontal extent of a red view in the middle of a bar, beside views of given widths.
  private func principal(
    _ width: CGFloat, leading: CGFloat = 0, trailing: CGFloat = 0
  ) -> ClosedRange<CGFloat>? {
    let harness = Harness(size: CGSize(width: 390, height: 300)) {
      NavigationStack {
        Color.white.navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Color.blue.frame(width: leading, height: 20)
            }
            ToolbarItem(placement: .principal) {
              Color.red.frame(maxWidth: width).frame(height: 21)
            }
            ToolbarItem(placement: .topBarTrailing) {
              Color.blue.frame(width: trailing, height: 20)
            }
          }
      }
    }
    return harness.list.fillBounds.first { $0.height == 21 }.map { $0.minX...$0.maxX }
  }

  @Test func `an item in the middle of the bar has the width that the others leave`() {
    #expect(principal(100) == 145...245)
    #expect(principal(300) == 45...345)
    #expect(principal(.infinity) == 16...374)
    #expect(principal(.infinity, leading: 40) == 64...374)
    #expect(principal(.infinity, leading: 40, trailing: 60) == 64...306)
    #expect(principal(200, trailing: 100) == 66...266)
  }
}
