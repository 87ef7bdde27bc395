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

/// Moves a square by a UIKit pan.
private struct Pan: UIGestureRecognizerRepresentable {
  @Binding var offset: CGSize
  let log: EventLog

  final class Coordinator {
    let converter: CoordinateSpaceConverter
    var count = 0
    init(_ converter: CoordinateSpaceConverter) { self.converter = converter }
  }

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator {
    Coordinator(converter)
  }

  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    log.lines.append("make")
    return UIPanGestureRecognizer()
  }

  func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
    recognizer.name = "update \(offset.width > 0)"
  }

  func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
    context.coordinator.count += 1
    let converter = context.converter
    switch recognizer.state {
    case .began:
      log.lines.append("began")
    case .changed:
      if let translation = converter.translation(in: .global) {
        offset = CGSize(width: translation.x, height: translation.y)
      }
    case .ended:
      let (local, window) = (converter.localLocation, converter.location(in: .global))
      log.lines.append("ended \(local) \(window) \(converter.convert(globalPoint: window))")
      log.lines.append(recognizer.name ?? "")
      log.lines.append("fast: \((converter.localVelocity?.x ?? 0) > 100)")
    default: log.lines.append("other")
    }
  }
}

private struct PanPage: View {
  let log: EventLog
  @State private var offset = CGSize.zero

  var body: some View {
    Color.red.frame(width: 100, height: 100)
      .gesture(Pan(offset: $offset, log: log))
      .offset(offset)
  }
}

/// A pan on a scroll view, whose delegate decides whether both are recognized.
private struct ScrollPan: UIGestureRecognizerRepresentable {
  let isSimultaneous: Bool
  let log: EventLog

  @MainActor
  final class Coordinator: UIGestureRecognizerDelegate {
    let isSimultaneous: Bool
    init(_ isSimultaneous: Bool) { self.isSimultaneous = isSimultaneous }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous && otherGestureRecognizer.view is UIScrollView }
  }

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator {
    Coordinator(isSimultaneous)
  }

  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.delegate = context.coordinator
    return pan
  }

  func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
    if recognizer.state == .ended { log.lines.append("ended") }
  }
}

/// Records the calls of an application's and a scene's start.
@MainActor
private final class Delegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
  var calls: [String] = []
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("will")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("did")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    calls.append("connect")
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let controller = UIViewController()
    controller.view.backgroundColor = .red
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) { calls.append("scene active") }
}

/// Runs a closure when its view is loaded.
@MainActor
private final class Probe: UIViewController {
  private let onLoad: () -> Void

  init(_ onLoad: @escaping () -> Void) {
    self.onLoad = onLoad
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }
  override func viewDidLoad() { onLoad() }
}

@MainActor
@Suite struct HostingTests {
  // MARK: Recognizers

  private let log = EventLog()

  @Test func `a UIKit pan moves a SwiftUI view`() {
    let harness = Harness(size: CGSize(width: 400, height: 400)) { PanPage(log: log) }
    harness.frame()
    #expect(log.lines == ["make"])
    harness.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 260, y: 230), over: 0.2)
    harness.frame()
    #expect(log.lines[..<2] == ["make", "began"])
    #expect(log.lines.count == 5)
    #expect(log.lines[3] == "update true")
    #expect(log.lines[4] == "fast: true")
    // The view has moved along, so that the finger is where it was in it.
    #expect(log.lines[2] == "ended (50.0, 50.0) (260.0, 230.0) (50.0, 50.0)")
    let square = harness.list.fillBounds.first { $0.width == 100 }
    #expect(square?.origin == CGPoint(x: 210, y: 180))
  }

  @Test func `a disabled view gives its recognizer no touches`() {
    let harness = Harness(size: CGSize(width: 400, height: 400)) {
      PanPage(log: log).disabled(true)
    }
    harness.frame()
    harness.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 260, y: 230), over: 0.2)
    #expect(log.lines == ["make"])
  }

  @Test(arguments: [true, false])
  func `a delegate lets a pan run while a scroll view scrolls`(isSimultaneous: Bool) {
    let harness = Harness(size: CGSize(width: 400, height: 400)) {
      ScrollView { Color.red.frame(width: 100, height: 1000) }
        .gesture(ScrollPan(isSimultaneous: isSimultaneous, log: log))
    }
    harness.frame()
    harness.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), over: 0.2)
    let top = harness.frame().fillBounds.first { $0.width == 100 }?.minY ?? 0
    #expect(top < -50)
    #expect(log.lines == (isSimultaneous ? ["ended"] : []))
  }

  // MARK: Sizes

  @Test func `the size of a SwiftUI view is known before it is shown`() {
    let controller = UIHostingController(
      rootView: HStack(spacing: 10) {
        Color.red.frame(width: 30, height: 20)
        Color.blue.frame(minWidth: 50, maxWidth: 200).frame(height: 40)
      })
    let probe = Probe {
      #expect(controller.sizeThatFits(in: CGSize(width: 100, height: 100)).width == 100)
      #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 500)).width == 240)
      #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 500)).height == 40)
      controller.rootView = HStack(spacing: 10) {
        Color.red.frame(width: 30, height: 20)
        Color.blue.frame(minWidth: 50, maxWidth: 60).frame(height: 70)
      }
      #expect(controller.sizeThatFits(in: .zero) == CGSize(width: 90, height: 70))
      #expect(controller.view.intrinsicContentSize.height == 70)
    }
    let harness = Harness(size: CGSize(width: 300, height: 300)) { _rootView(probe) }
    harness.frame()
    #expect(probe.isViewLoaded)
  }

  // MARK: Start

  @Test func `the delegates of a program are called in order, and their window is shown`() {
    let delegate = Delegate()
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      _launchedRootView(delegate, scene: delegate)
    }
    harness.frame()
    #expect(delegate.calls == ["will", "did", "active", "connect", "scene active"])
    #expect(delegate.window?.rootViewController?.view.window === delegate.window)
    #expect(harness.list.fillBounds.contains(CGRect(x: 0, y: 0, width: 300, height: 300)))
  }

  @Test func `the controller of the code after a save is shown in place of the one before`() {
    let probes = [Probe {}, Probe {}]
    let harness = Harness(size: CGSize(width: 300, height: 300)) { _rootView(probes[0]) }
    harness.frame()
    harness.host.reevaluate { _rootView(probes[1]) }
    harness.frame()
    #expect(probes.map { $0.viewIfLoaded?.window != nil } == [false, true])
  }
}
