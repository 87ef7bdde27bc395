// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Slides a page in from the trailing edge, or lets it grow from a view.
struct PageTransition: Transition {
  let model: NavigationModel
  let depth: Int

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      _PageTransitionEffect(model: model, depth: depth, amount: phase.isIdentity ? 0 : 1))
  }
}

struct _PageTransitionEffect: ElementModifier {
  typealias Body = Never
  let model: NavigationModel
  /// The number of pages below the page.
  let depth: Int
  /// 0 while the page is shown, 1 while it is gone.
  let amount: Double

  func wrap(_ child: Element, _ node: Node) -> PageTransitionElement {
    PageTransitionElement(amount, child, node)
  }

  func update(_ element: PageTransitionElement, _ pass: UpdatePass) {
    element.page = { [weak model, depth] in model?.bars[depth] }
    element.isTopmost = { [weak model, depth] in model?.depth == depth }
    element.dismiss = { [weak model, depth] in model?.pop(to: depth - 1) }
    element.set(amount, pass)
  }
}

/// The element of a page that appears and disappears.
final class PageTransitionElement: TransformElement<Double> {
  var page: () -> NavigationPage? = { nil }
  var isTopmost: () -> Bool = { false }
  var dismiss: () -> Void = {}
  /// The pull by a drag, with which a page that grows from a view is left.
  private var animatedPull = AnimatedValue(PagePull())
  /// The element's page, once it is known: on removal another page may have taken its place.
  private weak var cachedPage: NavigationPage?

  /// The corner radius of the page while it is as small as its source, in points.
  private static let sourceRadius: CGFloat = 12
  /// The part of the animation in which the source fades into the page.
  private static let fadeFraction = 0.35

  /// The view that the page grows from, and its frame in the coordinate space of this element; nil if
  /// the page slides.
  private var source: (element: ZoomSourceElement, frame: CGRect)? {
    if cachedPage == nil {
      cachedPage = page()
      cachedPage?.transition = self
    }
    guard let key = cachedPage?.zoomSource, let element = host.zoomSources.elements[key]?.element,
      !element.isDismantled
    else { return nil }
    element.page = self
    let toRoot = transformToRoot
    guard toRoot.isFinite, toRoot.determinant != 0 else { return nil }
    let frame = CGRect(origin: .zero, size: element.presentedSize)
      .applying(element.transformToRoot.concatenating(toRoot.inverted()))
    return frame.width > 0 && frame.height > 0 ? (element, frame) : nil
  }

  /// Whether the page grows from a view.
  var hasSource: Bool { source != nil }

  /// The presented pull.
  var pull: PagePull { animatedPull.presented }

  /// Whether the page is shown at its place.
  var isSettled: Bool { model == 0 && value == 0 && pull.isZero }

  func setPull(_ translation: CGSize, _ anchor: UnitPoint?, _ transaction: Transaction) {
    var new = animatedPull.model
    (new.translation, new.anchor) = (translation, anchor ?? new.anchor)
    var pass = host.pass(at: host.time)
    pass.transaction = transaction
    if animatedPull.set(new, pass) { host.addAnimating(self) }
    invalidateDrawnBounds()
    host.needsDisplay = true
  }

  override func sampleOwnValues(at time: Double) -> Bool {
    let moves = super.sampleOwnValues(at: time)
    return animatedPull.sample(at: time) || moves
  }

  override func dismantle() {
    animatedPull.cancel()
    super.dismantle()
  }

  /// The frame of the page between that of its source and its own.
  private func frame(from source: CGRect, _ amount: Double, in size: CGSize) -> CGRect {
    func mixed(_ shown: CGFloat, _ gone: CGFloat) -> CGFloat { shown + (gone - shown) * amount }
    return CGRect(
      x: mixed(0, source.minX), y: mixed(0, source.minY),
      width: max(0, mixed(size.width, source.width)),
      height: max(0, mixed(size.height, source.height)))
  }

  override func transform(_ value: Double, in size: CGSize) -> CGAffineTransform {
    ownTransform(value, in: size).concatenating(pull.transform(in: size))
  }

  private func ownTransform(_ value: Double, in size: CGSize) -> CGAffineTransform {
    if value == 0 {
      // Hides the source.
      _ = source
      return .identity
    }
    guard let source, size.width > 0 else {
      return CGAffineTransform(
        translationX: isRightToLeft ? -value * size.width : value * size.width, y: 0)
    }
    let frame = frame(from: source.frame, value, in: size)
    let scale = frame.width / size.width
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY)
  }

  /// The corner radius of the device's screen, in points, if the page is as wide as the screen; else 0.
  private var screenRadius: CGFloat {
    guard let device = host.device, presentedSize.width >= host.size.width else { return 0 }
    return device.cornerRadius
  }

  /// Whether the page is removed together with a page that covers it.
  private var isRemovedWhileCovered: Bool {
    guard model != 0 else { return false }
    var element = child
    while !(element is PageShiftElement), let inner = element.onlyChild { element = inner }
    return (element as? PageShiftElement).map { $0.model != 0 } ?? false
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    // Of pages that are popped at once, only the topmost is shown as it leaves.
    if isRemovedWhileCovered { return }
    let (size, amount) = (presentedSize, value)
    let transform = contentTransform()
    guard amount != 0 || !pull.isZero, let source, transform.isFinite, transform.a > 0 else {
      return super.draw(&builder)
    }
    let frame = frame(from: source.frame, amount, in: size)
    let scale = size.width > 0 && frame.width > 0 ? frame.width / size.width : 1
    builder.apply(transform)
    // Backgrounds reach into the safe areas as the page reaches its own size.
    let (insets, shown) = (safeAreaInsets, min(max(1 - amount, 0), 1))
    let clip = RoundedRect(
      CGRect(
        x: -insets.leading * shown, y: -insets.top * shown,
        width: size.width + (insets.leading + insets.trailing) * shown,
        height: frame.height / scale + (insets.top + insets.bottom) * shown),
      radius: Self.sourceRadius * max(0, amount) / scale
        + max(screenRadius, pull.isZero ? 0 : Self.sourceRadius) * shown,
      corners: .continuous)
    let fade = Float(min(max((amount - 1 + Self.fadeFraction) / Self.fadeFraction, 0), 1))
    builder.layer(.clip(clip)) { builder in
      child.render(&builder)
      guard fade > 0 else { return }
      let outer = builder.transform
      let scale = size.width / source.frame.width
      builder.apply(CGAffineTransform(scaleX: scale, y: scale))
      builder.layer(.opacity(fade)) { source.element.onlyChild?.render(&$0) }
      builder.transform = outer
    }
  }
}

/// Moves a page aside while another one is above it, unless that one grows from a view.
struct _PageShiftEffect: ElementModifier {
  typealias Body = Never
  let model: NavigationModel
  /// The number of pages below the page.
  let depth: Int
  /// The distance, in points.
  let distance: CGFloat
  /// Whether the page above covers the page once nothing moves.
  let isCovered: Bool

  func wrap(_ child: Element, _ node: Node) -> PageShiftElement {
    PageShiftElement(distance, child, node)
  }

  func update(_ element: PageShiftElement, _ pass: UpdatePass) {
    element.isCoveredByZoom = { [weak model, depth] in
      model?.bars[depth + 1]?.zoomSource != nil
    }
    element.isCoverSettled = { [weak model, depth] in
      model?.bars[depth + 1]?.transition?.isSettled ?? true
    }
    if element.isCovered != isCovered {
      element.isCovered = isCovered
      element.host.needsDisplay = true
    }
    element.set(distance, pass)
  }
}

final class PageShiftElement: TransformElement<CGFloat> {
  var isCoveredByZoom: () -> Bool = { false }
  /// Whether the page above is at its place.
  var isCoverSettled: () -> Bool = { true }
  var isCovered = false

  /// A page that another one covers completely is not drawn, also where the other is translucent.
  override func draw(_ builder: inout DisplayListBuilder) {
    if isCovered, value == model, isCoverSettled() { return }
    super.draw(&builder)
  }

  override func transform(_ value: CGFloat, in size: CGSize) -> CGAffineTransform {
    value == 0 || isCoveredByZoom() ? .identity : CGAffineTransform(translationX: value, y: 0)
  }
}
