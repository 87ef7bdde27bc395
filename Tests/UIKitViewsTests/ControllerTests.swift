// Part of Snapback, under the MIT licence; see LICENSE.

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

/// Records the calls of its life.
@MainActor
private final class Life: UIViewController {
  var calls: [String] = []
  override func viewDidLoad() { calls.append("load") }
  override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
}

/// Counts the taps of its button.
private struct Counter: UIViewRepresentable {
  @Binding var count: Int

  @MainActor
  final class Coordinator {
    var add: () -> Void = {}
    func tapped() { add() }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIButton {
    let button = UIButton(frame: .zero)
    button.addTarget(
      context.coordinator, action: Selector(method: Coordinator.tapped, "tapped"),
      for: .touchUpInside)
    return button
  }

  func updateUIView(_ uiView: UIButton, context: Context) {
    context.coordinator.add = { count += 1 }
    uiView.tag = count
  }
}

private struct CounterPage: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 0) {
      Counter(count: $count).frame(width: 100, height: 100)
      Color.red.frame(width: CGFloat(count) * 10 + 1, height: 10)
    }
  }
}

@MainActor
@Suite struct ControllerTests {
  @Test func `a root controller is loaded and appears`() {
    let controller = Life()
    let harness = Harness(size: CGSize(width: 300, height: 300)) { _rootView(controller) }
    harness.frame()
    #expect(controller.calls == ["load", "will appear", "did appear"])
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
  }

  @Test func `a pushed controller slides in, and the one below disappears`() {
    let (first, second) = (Life(), Life())
    let navigation = UINavigationController(rootViewController: first)
    let harness = Harness(size: CGSize(width: 300, height: 300)) { _rootView(navigation) }
    harness.frame()
    navigation.pushViewController(second, animated: true)
    harness.advance(by: 0.1)
    #expect(second.calls == ["load", "will appear"])
    harness.advance(by: 1)
    #expect(second.calls.last == "did appear")
    #expect(first.calls.last == "did disappear")
    navigation.popViewController(animated: false)
    harness.frame()
    #expect(first.calls.last == "did appear")
    #expect(second.calls.last == "did disappear")
  }

  @Test func `the title of a pushed controller slides in whole, and the buttons fade in`() throws {
    let (first, second) = (Life(), Life())
    (first.title, second.title) = ("A", "A longer title")
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: first)
    let harness = Harness(size: CGSize(width: 300, height: 300)) { _rootView(navigation) }
    harness.frame()
    navigation.pushViewController(second, animated: true)
    var (titles, buttons): ([GlyphItem], [GlyphItem]) = ([], [])
    for _ in 0..<18 {
      let items = harness.frame().glyphItems
      titles += items.filter { $0.run.text.hasPrefix("A l") }
      buttons += items.filter { $0.run.text == "Add" }
    }
    harness.advance(by: 1)
    #expect(titles.count > 10 && titles.allSatisfy { $0.run.text == "A longer title" })
    #expect(zip(titles, titles.dropFirst()).allSatisfy { $0.origin.x >= $1.origin.x })
    #expect(titles[0].origin.x > titles[titles.count - 1].origin.x + 30)
    #expect(titles.contains { $0.opacity < 0.3 } && buttons.contains { $0.opacity < 0.3 })
    let rest = harness.list.glyphItems.filter { $0.opacity > 0 }
    #expect(rest.count { $0.run.text == "A longer title" && $0.opacity == 1 } == 1)
    #expect(rest.allSatisfy { $0.run.text != "Add" || $0.opacity == 1 })
  }

  @Test func `a presented controller covers the window and is dismissed`() {
    let (first, second) = (Life(), Life())
    let harness = Harness(size: CGSize(width: 300, height: 300)) { _rootView(first) }
    harness.frame()
    second.modalPresentationStyle = .fullScreen
    var isPresented = false
    first.present(second, animated: true) { isPresented = true }
    harness.advance(by: 1)
    #expect(isPresented)
    #expect(second.view.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
    #expect(first.presentedViewController === second)
    second.dismiss(animated: true)
    harness.advance(by: 1)
    #expect(first.presentedViewController == nil)
    #expect(second.calls.last == "did disappear")
    #expect(second.view.window == nil)
  }

  @Test func `a representable calls its coordinator and is updated`() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { CounterPage() }
    harness.frame()
    for _ in 0..<2 {
      harness.press(CGPoint(x: 150, y: 140))
      harness.release(CGPoint(x: 150, y: 140))
    }
    harness.frame()
    #expect(harness.list.fillBounds.contains { $0.width == 21 })
  }

  @Test func `a SwiftUI view inside of a controller is drawn where its view is`() {
    let controller = UIViewController()
    let host = UIHostingController(rootView: Color.green)
    controller.addChild(host)
    host.view.frame = CGRect(x: 30, y: 40, width: 50, height: 60)
    controller.view.addSubview(host.view)
    host.didMove(toParent: controller)
    let harness = Harness(size: CGSize(width: 300, height: 300)) { _rootView(controller) }
    harness.frame()
    harness.frame()
    #expect(harness.list.fillCenters.filter { $0 == CGPoint(x: 55, y: 70) }.count == 2)
  }

  @Test func `a SwiftUI view that is smaller than its view is in its middle`() {
    let controller = UIViewController()
    let host = UIHostingController(rootView: Color.green.frame(width: 10, height: 10))
    controller.addChild(host)
    host.view.frame = CGRect(x: 30, y: 40, width: 50, height: 60)
    controller.view.addSubview(host.view)
    host.didMove(toParent: controller)
    let harness = Harness(size: CGSize(width: 300, height: 300)) { _rootView(controller) }
    harness.frame()
    harness.frame()
    #expect(harness.list.fillBounds.contains(CGRect(x: 50, y: 65, width: 10, height: 10)))
  }
}
