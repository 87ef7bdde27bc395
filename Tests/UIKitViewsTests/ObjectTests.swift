// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

private final class Box {}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  override var layer: CAGradientLayer { super.layer as? CAGradientLayer ?? CAGradientLayer() }
}

private final class Archived: UIView {
  var isAwake = false
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func awakeFromNib() { isAwake = true }
}

private final class Resized: UIViewController {
  var log: [String] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("will \(view.bounds.width) to \(size.width)")
    coordinator.animate { _ in
      self.log.append("alongside \(self.view.bounds.width)")
    } completion: { _ in
      self.log.append("done")
    }
  }
}

@MainActor
@Suite struct ObjectTests {
  private static let keys = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)

  @Test func `a color of an asset catalog is drawn`() {
    let controller = UIViewController()
    let harness = Harness(size: CGSize(width: 200, height: 200)) { _rootView(controller) }
    controller.view.backgroundColor = UIColor(named: "brand")
    harness.frame()
    let brand = ResolvedColor(red: 1, green: 0.5, blue: 0)
    #expect(!harness.list.visibleFillBounds { $0 == .color(brand) }.isEmpty)
  }

  @Test func `a value is associated with an object by a key, and released with it`() {
    let (one, other) = (UnsafeRawPointer(Self.keys), UnsafeRawPointer(Self.keys + 1))
    weak var stored: Box?
    do {
      let view = UIView()
      let box = Box()
      stored = box
      objc_setAssociatedObject(view, one, box, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view, one) as? Box === box)
      #expect(objc_getAssociatedObject(view, other) == nil)
    }
    #expect(stored == nil)
    let view = UIView()
    objc_setAssociatedObject(view, one, 3, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(view, one, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, one) == nil)
  }

  @Test func `a value is associated with an object that is no responder`() {
    let key = UnsafeRawPointer(Self.keys)
    let object = Box()
    objc_setAssociatedObject(object, key, "a", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(object, key) as? String == "a")
    #expect(objc_getAssociatedObject(Box(), key) == nil)
    objc_removeAssociatedObjects(object)
    #expect(objc_getAssociatedObject(object, key) == nil)
    do {
      let box = Box()
      objc_setAssociatedObject(object, key, box, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(object, key) as? Box === box)
    }
    #expect(objc_getAssociatedObject(object, key) == nil)
  }

  @Test func `an object knows its class and the classes above`() {
    let view: UIView = UIScrollView()
    #expect(view.isKind(of: UIScrollView.self))
    #expect(view.isKind(of: UIView.self))
    #expect(!view.isKind(of: UILabel.self))
    let kind: AnyClass = UILabel.self
    let isLabel = view.isKind(of: kind)
    #expect(!isLabel)
    #expect(view.isMember(of: UIScrollView.self))
    #expect(!view.isMember(of: UIView.self))
    let tap: UIGestureRecognizer = UITapGestureRecognizer()
    #expect(tap.isKind(of: UITapGestureRecognizer.self))
    #expect(CAShapeLayer().isKind(of: CALayer.self))
  }

  @Test func `a view returns its layer as its own class`() {
    let view = GradientView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.colors = [UIColor.red.cgColor]
    #expect((view as UIView).layer === view.layer)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `an effect view is made without an effect, and with a frame`() {
    let view = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(view.effect == nil)
    #expect(view.contentView.frame == view.bounds)
    #expect(UIVisualEffectView().effect == nil)
    #expect(UIVisualEffectView(effect: UIBlurEffect(style: .dark)).effect != nil)
  }

  @Test func `a view made as from an archive is told so`() {
    _ = _rootView(archived: Archived.self)
    let root = UIApplication.shared.windows.first?.rootViewController
    var view = root?.view
    while let inner = view?.subviews.first, !(view is Archived) { view = inner }
    #expect((view as? Archived)?.isAwake == true)
  }

  @Test func `a controller is told of a new size of its window`() {
    let controller = Resized()
    let harness = Harness(size: CGSize(width: 400, height: 300)) { _rootView(controller) }
    harness.frame()
    #expect(controller.log.isEmpty)
    harness.send(
      .resize(time: harness.time, size: CGSize(width: 300, height: 400), scale: 1))
    harness.frame()
    #expect(controller.log == ["will 400.0 to 300.0", "alongside 300.0", "done"])
  }

  @Test func `a symbol has the size and the weight of its configuration`() {
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(UIImage(.symbol("heart"), symbol: large).symbolSize == 34)
    let bold = large.applying(UIImage.SymbolConfiguration(weight: .bold))
    let image = UIImage(.symbol("heart"), symbol: bold)
    #expect(image.symbolSize == 34)
    #expect(image.symbolWeight == 700)
    #expect(UIImage(.symbol("heart")).symbolSize == 17)
    #expect(image.withRenderingMode(.alwaysOriginal).symbolConfiguration == bold)
  }

  @Test func `a bare view is shown as a gray rectangle, unless it has a size or a color`() {
    let view = UIView()
    _ = _rootView(bare: view)
    #expect(view.bounds.size == CGSize(width: 240, height: 320))
    #expect(view.backgroundColor == .systemGray3)
    let customView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    customView.backgroundColor = .red
    _ = _rootView(bare: customView)
    #expect(customView.bounds.width == 10)
    #expect(customView.backgroundColor == .red)
  }

  @Test func `a view and its subviews have an appearance of their own`() throws {
    let (outer, inner) = (UIView(), UIView())
    outer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    inner.backgroundColor = .systemBackground
    outer.addSubview(inner)
    let controller = UIViewController()
    controller.view.addSubview(outer)
    let harness = Harness(size: CGSize(width: 100, height: 100)) { _rootView(controller) }
    harness.frame()
    func fill() -> ResolvedColor? {
      harness.list.items.compactMap { item -> ResolvedColor? in
        if case .fill(_, .color(let color), _) = item { color } else { nil }
      }.last
    }
    let light = try #require(fill())
    #expect(light.red > 0.9)
    outer.overrideUserInterfaceStyle = .dark
    harness.frame()
    #expect((fill()?.red ?? 1) < 0.1)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    outer.overrideUserInterfaceStyle = .unspecified
    harness.frame()
    #expect(fill() == light)
  }

  @Test func `a scroll layer moves the origin of its bounds`() {
    let layer = CAScrollLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.scroll(to: CGPoint(x: 30, y: 40))
    #expect(layer.bounds.origin == CGPoint(x: 30, y: 40))
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(x: 0, y: 50))
    #expect(layer.bounds.origin == CGPoint(x: 30, y: 50))
    layer.scroll(to: CGRect(x: 30, y: 160, width: 10, height: 10))
    #expect(layer.bounds.origin == CGPoint(x: 30, y: 70))
    layer.scroll(to: CGRect(x: 30, y: 80, width: 10, height: 10))
    #expect(layer.bounds.origin == CGPoint(x: 30, y: 70))
  }

  @Test func `objects of UIKit are keys by their identity`() {
    let (one, other) = (UINavigationItem(title: "a"), UINavigationItem(title: "a"))
    #expect([one: 1, other: 2][other] == 2)
    #expect(one.hash != other.hash)
    let layers = [CALayer(), CALayer()]
    #expect(Set(layers.map(\.hash)).count == 2)
    let item = UIBarButtonItem()
    #expect(item.hash == item.hash && item.title == nil)
  }
}
