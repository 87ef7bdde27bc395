// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A spring, as each of the two describes it.
private struct ComparedSpring: Sendable, CustomStringConvertible {
  let description: String
  let animation: Animation
  /// The parameters for an initial velocity in units of the distance.
  let parameters: @MainActor (CGVector) -> UISpringTimingParameters

  /// A spring by its response and damping fraction, which UIKit describes by mass, stiffness and damping.
  private static func physical(
    _ name: String, _ animation: Animation, response: Double, _ fraction: Double
  ) -> Self {
    Self(description: name, animation: animation) {
      let frequency = 2 * Double.pi / response
      return UISpringTimingParameters(
        mass: 1, stiffness: frequency * frequency, damping: 2 * fraction * frequency,
        initialVelocity: $0)
    }
  }

  static let all = [
    Self(description: "smooth", animation: .smooth) {
      UISpringTimingParameters(duration: 0.5, bounce: 0, initialVelocity: $0)
    },
    Self(description: "snappy", animation: .snappy) {
      UISpringTimingParameters(duration: 0.5, bounce: 0.15, initialVelocity: $0)
    },
    Self(description: "bouncy", animation: .bouncy(duration: 0.8, extraBounce: 0.3)) {
      UISpringTimingParameters(duration: 0.8, bounce: 0.6, initialVelocity: $0)
    },
    physical("default", .spring(), response: 0.5, 1),
    physical("stiff", .spring(response: 0.15, dampingFraction: 0.86), response: 0.15, 0.86),
    physical("damped", .spring(response: 0.55, dampingFraction: 0.825), response: 0.55, 0.825),
    physical("wobbly", .spring(response: 0.3, dampingFraction: 0.2), response: 0.3, 0.2),
    physical("slow", .spring(response: 1.2, dampingFraction: 0.7), response: 1.2, 0.7),
    Self(description: "interactive", animation: .interactiveSpring()) {
      UISpringTimingParameters(duration: 0.15, bounce: 0.15, initialVelocity: $0)
    },
    physical(
      "interactive by response", .interactiveSpring(response: 0.15, dampingFraction: 0.86),
      response: 0.15, 0.86),
  ]

  /// Springs that do not continue the velocity of the finger: SwiftUI's has one of its own.
  static let interpolating = [(0.0, 170.0, 15.0), (2, 170, 15), (-3, 90, 6), (0, 120, 40)].map {
    (velocity: Double, stiffness: Double, damping: Double) in
    Self(
      description: "\(velocity), \(stiffness), \(damping)",
      animation: .interpolatingSpring(
        stiffness: stiffness, damping: damping, initialVelocity: velocity)
    ) { _ in
      UISpringTimingParameters(
        mass: 1, stiffness: stiffness, damping: damping,
        initialVelocity: CGVector(dx: velocity, dy: velocity))
    }
  }
}

/// A SwiftUI card that springs home after a throw.
private struct SwiftUICard: View {
  let animation: Animation
  @State private var offset = CGSize.zero

  var body: some View {
    Color.red.frame(width: 120, height: 160)
      .offset(offset)
      .gesture(
        DragGesture()
          .onChanged { offset = $0.translation }
          .onEnded { _ in withAnimation(animation) { offset = .zero } }
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The same card with a pan and a property animator.
@MainActor
private final class UIKitCard: UIViewController {
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 160))
  private var home: CGPoint { CGPoint(x: view.bounds.midX, y: view.bounds.midY) }
  private var start = CGPoint.zero
  private(set) var animator: UIViewPropertyAnimator?
  private let spring: ComparedSpring

  init(_ spring: ComparedSpring) {
    self.spring = spring
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    card.backgroundColor = .red
    view.addSubview(card)
    card.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(method: UIKitCard.panned, "panned")))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if animator == nil { card.center = home }
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed:
      if pan.state == .began {
        animator?.stopAnimation(true)
        start = card.center
      }
      let translation = pan.translation(in: view)
      card.center = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
    case .ended:
      let velocity = pan.velocity(in: view)
      let delta = CGVector(dx: home.x - card.center.x, dy: home.y - card.center.y)
      let animator = UIViewPropertyAnimator(
        duration: 0,
        timingParameters: spring.parameters(
          CGVector(
            dx: delta.dx == 0 ? 0 : velocity.x / delta.dx,
            dy: delta.dy == 0 ? 0 : velocity.y / delta.dy)))
      animator.addAnimations { [self] in card.center = home }
      animator.startAnimation()
      self.animator = animator
    default: break
    }
  }

  var frame: CGRect { card.layer.presentation()?.frame ?? .zero }
}

/// The same input moves a SwiftUI card and a UIKit card alike.
@MainActor
@Suite struct ThrowComparisonTests {
  private static let spring = ComparedSpring(
    description: "bounce 0.3", animation: .spring(duration: 0.5, bounce: 0.3)
  ) { UISpringTimingParameters(duration: 0.5, bounce: 0.3, initialVelocity: $0) }

  @Test(
    arguments: [
      (CGSize(width: 120, height: -200), 0.12), (CGSize(width: -90, height: 15), 0.3),
      (CGSize(width: 4, height: 240), 0.2), (CGSize(width: 60, height: 60), 0.08),
    ] as [(CGSize, Double)])
  func `a thrown card is at the same place in both, frame by frame`(
    delta: CGSize, interval: Double
  ) throws {
    try compare(Self.spring, delta, interval)
  }

  @Test(arguments: ComparedSpring.all)
  fileprivate func `springs of all kinds move a thrown card alike`(spring: ComparedSpring) throws {
    try compare(spring, CGSize(width: 120, height: -200), 0.12)
    try compare(spring, CGSize(width: -90, height: 15), 0.3)
  }

  @Test(arguments: ComparedSpring.interpolating)
  fileprivate func `interpolating springs move a thrown card alike`(spring: ComparedSpring) throws {
    try compare(spring, CGSize(width: 120, height: -200), 0.12)
    try compare(spring, CGSize(width: -90, height: 15), 0.3)
  }

  @Test func `a spring calls its completion when it has settled, and rests later`() throws {
    let controller = UIKitCard(Self.spring)
    let harness = Harness(size: CGSize(width: 400, height: 600)) { _rootView(controller) }
    harness.frame()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(box)
    harness.frame()
    var settled: Double?
    let start = harness.time
    UIView.animate(springDuration: 0.5, bounce: 0.3) {
      box.center.x += 200
    } completion: { _ in
      settled = harness.time
    }
    var rest: Double?
    for _ in 0..<120 where rest == nil {
      harness.frame()
      if settled != nil, box.layer.presentation()?.position.x == box.center.x {
        rest = harness.time
      }
    }
    // By Core Animation's rule after 0.863 s, of which the first frame is the 52nd.
    let (end, last) = (try #require(settled), try #require(rest))
    #expect(abs(end - start - 52.0 / 60) < 0.02)
    #expect(last > end + 0.1)
    #expect(box.layer.animationKeys() == nil)
  }

  @Test func `a value that is set ends what is left of the spring`() {
    let controller = UIKitCard(Self.spring)
    let harness = Harness(size: CGSize(width: 400, height: 600)) { _rootView(controller) }
    harness.frame()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(box)
    harness.frame()
    var place: CGFloat?
    UIView.animate(springDuration: 0.5, bounce: 0.3) {
      box.center.x += 200
    } completion: { _ in
      box.center.x = 40
      place = box.layer.presentation()?.position.x
    }
    for _ in 0..<60 { harness.frame() }
    #expect(place == 40)
  }

  @Test func `an animator that is reversed comes to rest at its start`() throws {
    let controller = UIKitCard(Self.spring)
    let harness = Harness(size: CGSize(width: 400, height: 600)) { _rootView(controller) }
    harness.frame()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(box)
    harness.frame()
    let animator = UIViewPropertyAnimator(
      duration: 0, timingParameters: UISpringTimingParameters(duration: 0.5, bounce: 0.3))
    animator.addAnimations { box.center.x += 200 }
    var places: [CGFloat] = []
    var end: Int?
    animator.addCompletion { _ in end = places.count }
    animator.startAnimation()
    for _ in 0..<12 { harness.frame() }
    animator.isReversed = true
    for _ in 0..<150 {
      harness.frame()
      places.append(box.layer.presentation()?.position.x ?? 0)
    }
    let index = try #require(end)
    #expect(box.center.x == 5)
    #expect(places.last == 5)
    // No step at the end: the motion goes on.
    #expect(places[index] != 5)
    let steps = zip(places, places.dropFirst()).map { abs($1 - $0) }
    #expect(steps[index] < steps[index - 12..<index].max() ?? 0)
  }

  /// Throws both cards along a curve, and compares their places in each frame.
  private func compare(_ spring: ComparedSpring, _ delta: CGSize, _ interval: Double) throws {
    let size = CGSize(width: 400, height: 600)
    let (start, end) = (
      CGPoint(x: 210, y: 320), CGPoint(x: 210 + delta.width, y: 320 + delta.height)
    )
    let swiftUI = Harness(size: size) { SwiftUICard(animation: spring.animation) }
    let controller = UIKitCard(spring)
    let uiKit = Harness(size: size) { _rootView(controller) }
    func place() throws -> CGPoint {
      let card = try #require(swiftUI.list.fillBounds.first { abs($0.width - 120) < 0.01 })
      #expect(uiKit.list.fillBounds.contains { abs($0.midX - controller.frame.midX) < 0.01 })
      return CGPoint(x: card.midX - controller.frame.midX, y: card.midY - controller.frame.midY)
    }
    for harness in [swiftUI, uiKit] {
      harness.frame()
      harness.press(start)
      // In a curve, so that the velocity is not along the line to the target.
      let bend = CGPoint(x: start.x + 80, y: start.y + 60)
      harness.move(from: start, to: bend, over: 0.2)
      harness.move(from: bend, to: end, over: interval)
    }
    var difference = try place()
    #expect(hypot(difference.x, difference.y) < 0.01)
    for harness in [swiftUI, uiKit] { harness.release(end) }
    for frame in 0..<150 {
      difference = try place()
      #expect(
        hypot(difference.x, difference.y) < 0.01, "frame \(frame) after the release")
      for harness in [swiftUI, uiKit] { harness.frame() }
    }
    for harness in [swiftUI, uiKit] { harness.settle() }
    difference = try place()
    #expect(hypot(difference.x, difference.y) < 0.01)
  }
}
