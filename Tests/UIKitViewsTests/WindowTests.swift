// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A window that takes only the touches of what its root's SwiftUI view shows.
@MainActor
private final class PassingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return hit === rootViewController?.view ? nil : hit
  }
}

/// Marks an area by a UIKit view.
private struct Marker: UIViewRepresentable {
  func makeUIView(context: Context) -> MarkerView { MarkerView() }
  func updateUIView(_ uiView: MarkerView, context: Context) {}
}

@MainActor
private final class MarkerView: UIView {}

@MainActor
@Suite struct WindowTests {
  private let log = EventLog()
  private let size = CGSize(width: 400, height: 400)
  private let middle = CGPoint(x: 200, y: 200)
  private let corner = CGPoint(x: 20, y: 20)

  /// A view whose taps run an action in the host.
  private func harness(_ action: @escaping () -> Void) -> Harness {
    Harness(size: size) {
      Color.white.onTapGesture {
        log.lines.append("below")
        action()
      }
    }
  }

  private func window(
    _ color: Color, level: UIWindow.Level = .normal, passes: Bool = false
  ) -> UIWindow {
    let frame = CGRect(origin: .zero, size: size)
    let window = passes ? PassingWindow(frame: frame) : UIWindow(frame: frame)
    let content = color.frame(width: 100, height: 100).onTapGesture { log.lines.append("\(color)") }
    let controller = UIHostingController(rootView: content)
    controller.view.backgroundColor = .clear
    window.rootViewController = controller
    window.windowLevel = level
    return window
  }

  private func fills(_ harness: Harness, _ color: Color) -> [CGRect] {
    let wanted = color.resolve(EnvironmentValues())
    return harness.list.visibleFillBounds { $0 == .color(wanted) }
  }

  private func order(_ harness: Harness, _ colors: [Color]) -> [Color] {
    let values = EnvironmentValues()
    let paints = harness.list.items.compactMap { item -> Paint? in
      if case .fill(_, let paint, _) = item { paint } else { nil }
    }
    return paints.compactMap { paint in colors.first { paint == .color($0.resolve(values)) } }
  }

  @Test func `a window is in front of the views while it is visible`() {
    let window = window(.red)
    #expect(window.isHidden)
    let harness = harness { window.makeKeyAndVisible() }
    harness.tap(middle)
    harness.settle()
    #expect(!window.isHidden)
    #expect(fills(harness, .red) == [CGRect(x: 150, y: 150, width: 100, height: 100)])
    #expect(window.isKeyWindow)
    #expect(UIApplication.shared.windows.last === window)
    harness.tap(middle)
    #expect(log.lines == ["below", "red"])
    window.isHidden = true
    harness.host.needsDisplay = true
    harness.settle()
    harness.advance(by: 0.1)
    #expect(fills(harness, .red).isEmpty)
    harness.tap(middle)
    #expect(log.lines == ["below", "red", "below"])
  }

  @Test func `windows are in the order of their levels, whenever they are shown`() {
    let (alert, normal) = (window(.red, level: .alert + 1), window(.blue))
    let harness = harness {
      alert.isHidden = false
      normal.isHidden = false
    }
    harness.tap(middle)
    harness.settle()
    #expect(order(harness, [.red, .blue]) == [.blue, .red])
    let levels: [UIWindow.Level] = UIApplication.shared.windows.suffix(2).map(\.windowLevel)
    let expected: [UIWindow.Level] = [.normal, .alert + 1]
    #expect(levels == expected)
    normal.windowLevel = .alert + 2
    harness.advance(by: 0.1)
    #expect(order(harness, [.red, .blue]) == [.red, .blue])
  }

  @Test func `a window is in front of a sheet that is presented after it`() {
    let window = window(.red, level: .alert)
    struct Page: View {
      let show: () -> Void
      @State private var isPresented = false
      var body: some View {
        Color.white
          .onTapGesture {
            show()
            isPresented = true
          }
          .sheet(isPresented: $isPresented) { Color.blue }
      }
    }
    let harness = Harness(size: size) { Page { window.isHidden = false } }
    harness.tap(middle)
    harness.settle()
    #expect(order(harness, [.red, .blue]) == [.blue, .red])
  }

  @Test func `an empty area of a window passes touches on if its hit test returns nil`() {
    let window = window(.red, passes: true)
    let harness = harness { window.isHidden = false }
    harness.tap(middle)
    harness.settle()
    harness.tap(corner)
    #expect(log.lines == ["below", "below"])
  }

  @Test func `a window without a hit test of its own keeps the touches of empty areas`() {
    let window = window(.red)
    let harness = harness { window.isHidden = false }
    harness.tap(middle)
    harness.settle()
    harness.tap(corner)
    #expect(log.lines == ["below"])
  }

  @Test func `a window that was given a frame keeps it`() {
    let frame = CGRect(x: 40, y: 60, width: 200, height: 80)
    let window = UIWindow(frame: frame)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.backgroundColor = .green
    let harness = harness { window.isHidden = false }
    harness.tap(middle)
    harness.settle()
    #expect(fills(harness, Color(uiColor: .green)) == [frame])
    harness.tap(CGPoint(x: 20, y: 20))
    #expect(log.lines == ["below", "below"])
  }

  @Test func `the view of a window's SwiftUI root has a subview where a representable is`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let content = Marker().frame(width: 100, height: 50).offset(x: 20, y: 30)
    window.rootViewController = UIHostingController(rootView: content)
    let harness = harness { window.isHidden = false }
    harness.tap(middle)
    harness.settle()
    let view = window.rootViewController?.view
    view?.layoutIfNeeded()
    let found = view?.subviews.filter { "\($0)".contains("MarkerView") } ?? []
    #expect(found.map(\.frame) == [CGRect(x: 170, y: 205, width: 100, height: 50)])
  }
}
