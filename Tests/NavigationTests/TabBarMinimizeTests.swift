// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing
import ViewCore

/// Shows where the accessory is.
private struct Player: View {
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement

  var body: some View {
    HStack {
      Text("song")
      Text(placement == .inline ? "inline" : "above")
    }
  }
}

@MainActor
@Suite struct TabBarMinimizeTests {
  private func harness(
    _ behavior: TabBarMinimizeBehavior, _ version: SystemVersion = .iOS26, rows: Int = 50,
    bottom: CGFloat = 34
  ) -> Harness {
    let harness = Harness(size: CGSize(width: 390, height: 600)) {
      TabView {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<rows, id: \.self) { Text("row \($0)").frame(height: 40) }
          }
          .frame(maxWidth: .infinity)
        }
        .tabItem { Label("first", systemImage: "star") }
        Text("second page").tabItem { Label("second", systemImage: "heart") }
      }
      .tabViewBottomAccessory { Player() }
      .tabBarMinimizeBehavior(behavior)
    }
    harness.host.systemVersion = version
    harness.host.safeAreaInsets = EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0)
    harness.settle()
    return harness
  }

  private func texts(_ harness: Harness) -> [String] { harness.list.glyphItems.map(\.run.text) }

  private func y(_ text: String, _ harness: Harness) -> CGFloat? {
    harness.list.glyphItems.first { $0.run.text == text }?.origin.y
  }

  private func x(_ text: String, _ harness: Harness) -> CGFloat? {
    harness.list.glyphItems.first { $0.run.text == text }?.origin.x
  }

  /// Drags the content up by a distance, in points, and waits for the end of the scrolling.
  private func scroll(_ harness: Harness, by distance: CGFloat) {
    let start = CGPoint(x: 200, y: distance > 0 ? 350 : 100)
    harness.drag(
      from: start, to: CGPoint(x: 200, y: start.y - distance), over: 0.3)
    harness.settle()
  }

  private func isMinimized(_ harness: Harness) -> Bool {
    let texts = texts(harness)
    #expect(texts.contains("inline") != texts.contains("second"))
    return texts.contains("inline")
  }

  @Test func `a floating bar is a capsule 21 points above the bottom of the window`() throws {
    let harness = harness(.onScrollDown)
    // From 517 to 579, with the accessory from 461 to 509.
    let title = try #require(y("second", harness))
    #expect((540...579).contains(title))
    let player = try #require(y("above", harness))
    #expect((461...509).contains(player))
    // Without an unsafe area, too.
    let flat = self.harness(.onScrollDown, bottom: 0)
    #expect(y("second", flat) == title)
    #expect(y("above", flat) == player)
  }

  @Test func `scrolling down minimizes the bar, and scrolling up expands it`() throws {
    let harness = harness(.onScrollDown)
    #expect(!isMinimized(harness))
    scroll(harness, by: 200)
    #expect(isMinimized(harness))
    // The accessory is beside the small button, whose height is 48.
    #expect((531...579).contains(try #require(y("inline", harness))))
    scroll(harness, by: -100)
    #expect(!isMinimized(harness))
    #expect((461...509).contains(try #require(y("above", harness))))
  }

  @Test func `scrolling up minimizes the bar if that is its behavior`() {
    let harness = harness(.onScrollUp)
    scroll(harness, by: 200)
    #expect(!isMinimized(harness))
    scroll(harness, by: -100)
    #expect(isMinimized(harness))
    scroll(harness, by: 100)
    #expect(!isMinimized(harness))
  }

  @Test(arguments: [TabBarMinimizeBehavior.automatic, .never])
  func `other behaviors keep the bar`(behavior: TabBarMinimizeBehavior) {
    let harness = harness(behavior)
    scroll(harness, by: 200)
    #expect(!isMinimized(harness))
  }

  @Test func `the bar of iOS 18 keeps its size`() throws {
    let harness = harness(.onScrollDown, .iOS18)
    let title = try #require(y("second", harness))
    scroll(harness, by: 200)
    #expect(!isMinimized(harness))
    #expect(y("second", harness) == title)
  }

  @Test func `a tap on the minimized bar expands it, and selects no tab`() {
    let harness = harness(.onScrollDown)
    scroll(harness, by: 200)
    #expect(isMinimized(harness))
    // Beside the button there is the accessory, which does not expand the bar.
    harness.tap(CGPoint(x: 300, y: 555))
    harness.settle()
    #expect(isMinimized(harness))
    harness.tap(CGPoint(x: 45, y: 555))
    harness.settle()
    #expect(!isMinimized(harness))
    #expect(!texts(harness).contains("second page"))
    harness.tap(CGPoint(x: 300, y: 548))
    harness.settle()
    #expect(texts(harness).contains("second page"))
  }

  @Test func `the minimized bar keeps the name of the tab`() {
    let harness = harness(.onScrollDown)
    scroll(harness, by: 200)
    #expect(isMinimized(harness))
    let names = harness.host.accessibilityItems.compactMap(\.label)
    #expect(names.contains { $0.contains("first") })
  }

  @Test func `scrolling in a sheet keeps the bar behind it`() throws {
    let harness = Harness(size: CGSize(width: 390, height: 600)) {
      TabView {
        Color.red
          .sheet(isPresented: .constant(true)) {
            ScrollView { Color.blue.frame(height: 3000) }
          }
          .tabItem { Label("first", systemImage: "star") }
        Text("second page").tabItem { Label("second", systemImage: "heart") }
      }
      .tabBarMinimizeBehavior(.onScrollDown)
    }
    harness.host.systemVersion = .iOS26
    harness.settle()
    #expect(texts(harness).contains("second"))
    scroll(harness, by: 200)
    #expect(texts(harness).contains("second"))
  }

  @Test func `content that fits keeps the bar`() {
    let harness = harness(.onScrollDown, rows: 2)
    scroll(harness, by: 200)
    #expect(!isMinimized(harness))
  }

  @Test func `the bounce at the end of the content does not expand the bar`() {
    let harness = harness(.onScrollDown, rows: 13)
    scroll(harness, by: 300)
    #expect(isMinimized(harness))
  }

  @Test func `a bar turns back where it is when the user scrolls back`() throws {
    let harness = harness(.onScrollDown)
    let start = try #require(x("song", harness))
    var y: CGFloat = 380
    var positions: [CGFloat] = []
    func move(by distance: CGFloat, frames: Int) {
      for _ in 0..<frames {
        harness.move(from: CGPoint(x: 200, y: y), to: CGPoint(x: 200, y: y + distance), over: 0)
        y += distance
        positions += [x("song", harness)].compactMap { $0 }
      }
    }
    harness.press(CGPoint(x: 200, y: y))
    move(by: -10, frames: 20)
    let middle = positions.max() ?? 0
    #expect(middle > start + 2)
    move(by: 10, frames: 20)
    harness.release(CGPoint(x: 200, y: y))
    let steps = zip(positions, positions.dropFirst()).map { abs($1 - $0) }
    #expect(positions.count == 40)
    #expect((steps.max() ?? 0) < 10, "\(positions)")
    harness.settle()
    #expect(abs(try #require(x("song", harness)) - start) < 0.6)
  }
}
