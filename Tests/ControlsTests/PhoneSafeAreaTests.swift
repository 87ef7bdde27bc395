// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

/// Positions of views on a phone of 390 x 844 points with 47 unsafe points at the top and 34 at the bottom.
@MainActor
@Suite struct PhoneSafeAreaTests {
  private final class Log {
    var sizes: [CGSize] = []
    var insets: [EdgeInsets] = []
  }

  private func harness(@ViewBuilder _ view: () -> some View) -> Harness {
    let host = ViewHost(view(), size: CGSize(width: 390, height: 844), resources: .plain())
    host.device = Device.named("iPhone 14")?.screen
    let harness = Harness(host)
    harness.settle()
    return harness
  }

  /// Fills the space that it is proposed, and logs it.
  private func probe(_ log: Log) -> some View {
    GeometryReader { proxy in
      let _ = log.sizes.append(proxy.size)
      let _ = log.insets.append(proxy.safeAreaInsets)
      Color.red
    }
  }

  /// Returns whether a paint is a color, in the light appearance.
  private func isColor(_ color: Color) -> (Paint) -> Bool {
    let wanted = color.resolve(EnvironmentValues())
    return { paint in
      guard case .color(let paint) = paint else { return false }
      return abs(paint.red - wanted.red) < 0.01 && abs(paint.green - wanted.green) < 0.01
        && abs(paint.blue - wanted.blue) < 0.01
    }
  }

  /// The bounds of the fills of a color, clipped by the layers around them.
  private func bounds(of color: Color, in harness: Harness) -> [CGRect] {
    harness.list.visibleFillBounds(where: isColor(color))
  }

  private func insets(_ top: CGFloat, _ bottom: CGFloat) -> EdgeInsets {
    EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
  }

  @Test func `a view in a background or an overlay that ignores the safe area fills the screen`() {
    let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
    let views = harness {
      Text("").frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { Color.red.ignoresSafeArea() }
        .overlay { Color.blue.ignoresSafeArea() }
    }
    #expect(bounds(of: .red, in: views) == [whole])
    #expect(bounds(of: .blue, in: views) == [whole])
  }

  @Test func `a background color reaches the edges of the screen that its view touches`() {
    let views = harness {
      VStack(spacing: 0) {
        Color.clear.frame(height: 40).background(.red)
        Spacer()
        Color.clear.frame(height: 50).background(.blue)
      }
    }
    #expect(bounds(of: .red, in: views).first == CGRect(x: 0, y: 0, width: 390, height: 87))
    #expect(bounds(of: .blue, in: views).first == CGRect(x: 0, y: 760, width: 390, height: 84))
  }

  @Test func `a scroll view's content begins below the status bar and scrolls to above the bottom`()
  {
    let log = Log()
    let views = harness {
      ScrollView {
        Color.red.frame(height: 100)
        Color.clear.frame(height: 900)
        Color.blue.frame(height: 100)
      }
      .onScrollGeometryChange(for: EdgeInsets.self, of: \.contentInsets) {
        log.insets.append($1)
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(bounds(of: .blue, in: views) == [CGRect(x: 0, y: 710, width: 390, height: 100)])
  }

  @Test func `content scrolls behind the status bar and the home indicator`() {
    let views = harness {
      ScrollView { Color.red.frame(height: 2000) }
    }
    views.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), over: 0.4)
    views.settle()
    #expect(bounds(of: .red, in: views) == [CGRect(x: 0, y: 0, width: 390, height: 844)])
  }

  @Test func `a navigation bar adds to the safe area, and its background reaches the top`() {
    let log = Log()
    let views = harness {
      NavigationStack {
        probe(log).navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(Color.green, for: .navigationBar)
      }
    }
    #expect(log.sizes.last == CGSize(width: 390, height: 719))
    #expect(log.insets.last == insets(91, 34))
    #expect(bounds(of: .green, in: views) == [CGRect(x: 0, y: 0, width: 390, height: 91)])
  }

  @Test func `a navigation stack's page covers the screen`() {
    let views = harness {
      NavigationStack { Color.clear.background(.red) }
    }
    #expect(
      bounds(of: .red, in: views).contains { $0 == CGRect(x: 0, y: 0, width: 390, height: 844) })
  }

  @Test func `a tab bar is 49 points above the bottom's 34, and its background below it`() {
    let log = Log()
    let views = harness {
      TabView {
        probe(log).toolbarBackground(Color.green, for: .tabBar)
          .tabItem { Label("One", systemImage: "star") }
      }
    }
    #expect(log.sizes.last == CGSize(width: 390, height: 714))
    #expect(log.insets.last == insets(47, 83))
    #expect(bounds(of: .green, in: views) == [CGRect(x: 0, y: 761, width: 390, height: 83)])
  }

  @Test func `a safe area inset adds to the bottom, and its background reaches the edge`() {
    let log = Log()
    let views = harness {
      probe(log).safeAreaInset(edge: .bottom, spacing: 0) {
        Color.clear.frame(height: 60).background(.green)
      }
    }
    #expect(log.insets.last == insets(47, 94))
    #expect(
      bounds(of: .green, in: views).first == CGRect(x: 0, y: 750, width: 390, height: 94))
  }

  @Test func `a sheet reaches the bottom of the screen, and its content avoids the home indicator`()
  {
    let log = Log()
    let views = harness {
      Color.clear.sheet(isPresented: .constant(true)) {
        probe(log).presentationDetents([.height(300)]).presentationBackground(Color.green)
      }
    }
    #expect(log.sizes.last == CGSize(width: 390, height: 300))
    #expect(log.insets.last?.bottom == 34)
    #expect(bounds(of: .green, in: views) == [CGRect(x: 0, y: 510, width: 390, height: 334)])
    #expect(bounds(of: .red, in: views) == [CGRect(x: 0, y: 510, width: 390, height: 300)])
  }

  @Test func `a sheet leaves the screen before it is removed`() {
    struct Presenter: View {
      @State private var isShown = true

      var body: some View {
        Color.clear.contentShape(Rectangle())
          .sheet(isPresented: $isShown) {
            Color.red.presentationDetents([.large]).presentationBackground(Color.green)
          }
      }
    }
    let views = harness { Presenter() }
    #expect(!bounds(of: .green, in: views).isEmpty)
    views.press(CGPoint(x: 200, y: 52))
    views.release(CGPoint(x: 200, y: 52))
    // Whether nothing was visible of the sheet in the last frame that had it.
    var hasLeft = false
    while views.host.nextFrame(after: views.time) != nil, views.time < 20 {
      views.frame()
      let exists = views.list.items.contains { item in
        if case .fill(_, let paint, _) = item { isColor(.green)(paint) } else { false }
      }
      if exists { hasLeft = bounds(of: .green, in: views).isEmpty }
    }
    #expect(bounds(of: .green, in: views).isEmpty)
    #expect(hasLeft)
  }

  @Test func `a full-screen cover's background covers the screen, its content is in the safe area`()
  {
    let log = Log()
    let views = harness {
      Color.clear.fullScreenCover(isPresented: .constant(true)) {
        probe(log).background(.green)
      }
    }
    #expect(log.sizes.last == CGSize(width: 390, height: 763))
    #expect(log.insets.last == insets(47, 34))
    #expect(
      bounds(of: .green, in: views).first == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `an overlay of a view that ignores the safe area is within it`() {
    let views = harness {
      Color.clear.ignoresSafeArea()
        .overlay(alignment: .top) { Color.red.frame(width: 20, height: 20) }
    }
    #expect(bounds(of: .red, in: views) == [CGRect(x: 185, y: 47, width: 20, height: 20)])
  }

  // MARK: Bars with content behind them

  private func hasMaterial(_ harness: Harness) -> Bool {
    harness.list.items.contains { $0.isMaterial }
  }

  @Test func `a navigation bar has a material while content is behind it`() {
    let views = harness {
      NavigationStack {
        ScrollView { Color.red.frame(height: 2000) }
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(!hasMaterial(views))
    views.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), over: 0.4)
    views.settle()
    #expect(hasMaterial(views))
    for _ in 0..<3 {
      views.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), over: 0.1)
      views.settle()
    }
    #expect(!hasMaterial(views))
  }

  @Test func `toolbarBackground decides whether a navigation bar has its material`() {
    let visible = harness {
      NavigationStack {
        Color.clear.navigationTitle("Title").toolbarBackground(.visible, for: .navigationBar)
      }
    }
    #expect(hasMaterial(visible))
    let hidden = harness {
      NavigationStack {
        ScrollView { Color.red.frame(height: 2000) }.defaultScrollAnchor(.bottom)
          .navigationTitle("Title").toolbarBackground(.hidden, for: .navigationBar)
      }
    }
    #expect(!hasMaterial(hidden))
  }
}
