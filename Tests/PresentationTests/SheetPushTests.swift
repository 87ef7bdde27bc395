// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

/// Sheets at the large detent on a phone of 390 x 844 points, with 47 unsafe points at the top and 34 at the bottom: a
/// card is 57 points below the top there, and 428.5 at the medium detent. The views behind are red, sheets green, then
/// blue.
@MainActor
@Suite struct SheetPushTests {
  private static let window = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// Red views that present a sheet by Control+P, which may present a view by Control+Q.
  private struct Presenter<Sheet: View>: View {
    @State private var isShown = false
    let sheet: Sheet

    init(@ViewBuilder sheet: () -> Sheet) { self.sheet = sheet() }

    var body: some View {
      ZStack {
        Color.red.ignoresSafeArea()
        Button("") { isShown = true }.keyboardShortcut("p")
      }
      .sheet(isPresented: $isShown) { sheet.presentationDragIndicator(.hidden) }
    }
  }

  /// Green views that present blue ones by Control+Q.
  private struct Second: View {
    let isCover: Bool
    let detents: Set<PresentationDetent>
    @State private var isShown = false

    init(isCover: Bool = false, detents: Set<PresentationDetent> = [.large]) {
      self.isCover = isCover
      self.detents = detents
    }

    var body: some View {
      ZStack {
        Color.green
        Button("") { isShown = true }.keyboardShortcut("q")
      }
      .sheet(isPresented: $isShown.and(!isCover)) { Color.blue.presentationDetents(detents) }
      .fullScreenCover(isPresented: $isShown.and(isCover)) { Color.blue }
    }
  }

  private func harness(
    _ device: String? = "iPhone 14", size: CGSize = window.size,
    @ViewBuilder _ view: () -> some View
  ) -> Harness {
    let host = ViewHost(view(), size: size, resources: .plain())
    host.device = device.flatMap { Device.named($0)?.screen }
    let harness = Harness(host)
    harness.settle()
    return harness
  }

  private func key(_ harness: Harness, _ key: String) {
    harness.send(
      .key(KeySample(time: harness.time, key: key, isDown: true, modifiers: .control)))
    harness.frame()
  }

  /// A harness with the sheet presented and at rest.
  private func presented<Sheet: View>(
    _ device: String? = "iPhone 14", size: CGSize = window.size, @ViewBuilder _ sheet: () -> Sheet
  ) -> Harness {
    let harness = harness(device, size: size) { Presenter(sheet: sheet) }
    key(harness, "P")
    #expect(harness.settle())
    return harness
  }

  /// The visible bounds of the fill of a color.
  private func bounds(_ color: Color, _ harness: Harness) -> CGRect? {
    let wanted = color.resolve(EnvironmentValues())
    return harness.list.visibleFillBounds { paint in
      guard case .color(let paint) = paint else { return false }
      return abs(paint.red - wanted.red) < 0.01 && abs(paint.green - wanted.green) < 0.01
        && abs(paint.blue - wanted.blue) < 0.01
    }.first
  }

  private func isNear(_ rect: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat) -> Bool {
    guard let rect else { return false }
    return abs(rect.minX - x) < 0.01 && abs(rect.minY - y) < 0.01 && abs(rect.width - width) < 0.01
  }

  /// The corner radii of clips as large as the window, in points of their content.
  private func cornerRadii(_ harness: Harness) -> [Float] {
    harness.list.items.compactMap { item in
      if case .beginLayer(.clip(let shape), _) = item, shape.rect == Self.window {
        shape.radius
      } else {
        nil
      }
    }
  }

  /// Expects the red views where the position of the sheet's top edge pushes them, from a point above the medium
  /// detent on, and returns the fraction.
  private func checkPush(_ harness: Harness) -> CGFloat {
    let top = bounds(.green, harness)?.minY ?? 844
    let push = min(max((427.5 - top) / 370.5, 0), 1)
    let red = bounds(.red, harness)
    #expect(
      isNear(red, 16 * push, 47 * push, 390 - 32 * push), "\(String(describing: red)) at \(top)")
    return push
  }

  @Test func `a large sheet pushes the window's content below the status bar`() {
    let harness = presented { Color.green }
    #expect(isNear(bounds(.green, harness), 0, 57, 390))
    #expect(isNear(bounds(.red, harness), 16, 47, 358))
    #expect(cornerRadii(harness) == [10])
    #expect(bounds(.black, harness) == Self.window)
    #expect(harness.host.isPushedBack)
  }

  @Test(arguments: [PresentationDetent.medium, .fraction(0.9), .height(700)])
  func `sheets at other detents do not push`(detent: PresentationDetent) {
    let harness = presented { Color.green.presentationDetents([detent]) }
    #expect(bounds(.red, harness) == Self.window)
    #expect(cornerRadii(harness).isEmpty)
    #expect(!harness.host.isPushedBack)
  }

  @Test func `the content follows the sheet between the medium and the large detent`() {
    let harness = presented { Color.green.presentationDetents([.medium, .large]) }
    #expect(checkPush(harness) == 0)
    harness.press(CGPoint(x: 195, y: 440))
    harness.move(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 240), over: 0.3)
    let dragged = checkPush(harness)
    #expect(dragged > 0.4 && dragged < 0.6)
    // Rounded as the display at first.
    #expect(cornerRadii(harness).allSatisfy { $0 > 10 && $0 < 47 })
    harness.move(from: CGPoint(x: 195, y: 240), to: CGPoint(x: 195, y: 100), over: 0.2)
    harness.release(CGPoint(x: 195, y: 100))
    var fractions: [CGFloat] = []
    while harness.host.nextFrame(after: harness.time) != nil, harness.time < 20 {
      harness.frame()
      fractions.append(checkPush(harness))
    }
    #expect(fractions.last == 1)
  }

  @Test func `the content follows the sheet as it appears and is dismissed`() {
    let harness = harness { Presenter { Color.green } }
    key(harness, "P")
    var fractions: [CGFloat] = []
    while harness.host.nextFrame(after: harness.time) != nil, harness.time < 20 {
      harness.frame()
      fractions.append(checkPush(harness))
    }
    #expect(fractions.contains { $0 > 0.1 && $0 < 0.9 } && fractions.last == 1)
    fractions = []
    // Beside the sheet.
    harness.press(CGPoint(x: 195, y: 52))
    harness.release(CGPoint(x: 195, y: 52))
    while harness.host.nextFrame(after: harness.time) != nil, harness.time < 20 {
      harness.frame()
      fractions.append(checkPush(harness))
    }
    #expect(fractions.contains { $0 > 0.1 && $0 < 0.9 } && fractions.last == 0)
    #expect(cornerRadii(harness).isEmpty)
    #expect(bounds(.green, harness) == nil)
  }

  @Test func `a sheet in front of a sheet pushes both it and the content behind`() {
    let harness = presented { Second() }
    key(harness, "Q")
    #expect(harness.settle())
    let scale: CGFloat = 358.0 / 390
    #expect(isNear(bounds(.blue, harness), 0, 57, 390))
    #expect(isNear(bounds(.green, harness), 16, 47, 358))
    #expect(isNear(bounds(.red, harness), 195 * (1 - scale * scale), 47, 358 * scale))
  }

  @Test func `the detents of a sheet are not those of the sheet that presents it`() {
    let harness = presented { Second(detents: [.height(300)]) }
    key(harness, "Q")
    #expect(harness.settle())
    #expect(isNear(bounds(.blue, harness), 0, 510, 390))
    #expect(isNear(bounds(.green, harness), 0, 57, 390))
    #expect(isNear(bounds(.red, harness), 16, 47, 358))
  }

  @Test func `a full-screen cover does not push`() {
    let harness = presented { Second(isCover: true) }
    key(harness, "Q")
    #expect(harness.settle())
    #expect(isNear(bounds(.green, harness), 0, 57, 390))
    #expect(isNear(bounds(.red, harness), 16, 47, 358))
    // The status bar is over the cover.
    #expect(!harness.host.isPushedBack)
  }

  @Test func `a sheet of a cover pushes the cover, with black behind it`() {
    let harness = harness {
      Color.red.ignoresSafeArea().fullScreenCover(isPresented: .constant(true)) {
        Presenter { Color.green }.background(.blue)
      }
    }
    key(harness, "P")
    #expect(harness.settle())
    #expect(isNear(bounds(.green, harness), 0, 57, 390))
    #expect(isNear(bounds(.blue, harness), 16, 47, 358))
    let black = harness.list.items.lastIndex { item in
      if case .fill(let shape, .color(let color), _) = item {
        color == .black && shape.rect == Self.window
      } else {
        false
      }
    }
    let clip = harness.list.items.lastIndex { item in
      if case .beginLayer(.clip(let shape), _) = item { shape.rect == Self.window } else { false }
    }
    #expect(black != nil && clip == black.map { $0 + 1 })
  }

  @Test func `nothing is pushed while the views behind a large sheet receive touches`() {
    let harness = presented { Color.green.presentationBackgroundInteraction(.enabled) }
    #expect(isNear(bounds(.green, harness), 0, 57, 390))
    #expect(bounds(.red, harness) == Self.window)
    let limited = presented {
      Color.green.presentationDetents([.large])
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    }
    #expect(isNear(bounds(.red, limited), 16, 47, 358))
  }

  @Test func `only phones in portrait orientation push`() {
    let landscape = CGSize(width: 844, height: 390)
    let tablet = CGSize(width: 820, height: 1180)
    let windows: [(device: String?, size: CGSize)] = [
      (nil, Self.window.size), ("iPhone 14", landscape), ("iPad (10th generation)", tablet),
    ]
    for (device, size) in windows {
      let harness = presented(device, size: size) { Color.green }
      #expect(bounds(.green, harness) != nil)
      #expect(bounds(.red, harness) == CGRect(origin: .zero, size: size))
    }
  }

  @Test func `nothing is pushed with Reduce Motion`() {
    let harness = harness { Presenter { Color.green } }
    harness.host.reducesMotion = true
    key(harness, "P")
    #expect(harness.settle())
    #expect(isNear(bounds(.green, harness), 0, 57, 390))
    #expect(bounds(.red, harness) == Self.window)
  }
}

extension Binding<Bool> {
  /// A binding that is true if the value and a condition are.
  fileprivate func and(_ condition: Bool) -> Binding<Bool> {
    Binding(get: { condition && wrappedValue }, set: { wrappedValue = $0 })
  }
}
