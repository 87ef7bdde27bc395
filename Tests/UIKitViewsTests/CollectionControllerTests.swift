// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A cell that places its label by the frame with which it is created.
private final class FrameCell: UICollectionViewCell {
  let created: CGRect

  required init(frame: CGRect) {
    created = frame
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { return nil }
}

private final class TileController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(FrameCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
}

extension TileController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 80, height: 40) }
}

/// A layout that does not call the method that it overrides.
private final class ForgetfulLayout: UICollectionViewFlowLayout {
  override func prepare() { itemSize = CGSize(width: 60, height: 30) }
}

/// A layout that centers its first item when it is invalidated.
private final class CenteringLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard let view = collectionView, view.bounds.width > 0, view.contentInset.left == 0 else {
      return
    }
    let inset = view.bounds.width / 2 - itemSize.width / 2
    view.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    view.contentOffset = CGPoint(x: -inset, y: 0)
  }
}

/// Attributes with a property of their own.
private final class TiltAttributes: UICollectionViewLayoutAttributes {
  var tilt: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TiltAttributes)?.tilt = tilt
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? TiltAttributes)?.tilt == tilt && super.isEqual(object)
  }
}

@MainActor
@Suite struct CollectionControllerTests {
  @Test func `a collection controller shows its items, with the sizes of its delegate`() throws {
    let controller = TileController(collectionViewLayout: UICollectionViewFlowLayout())
    let harness = Harness(size: CGSize(width: 300, height: 300)) { _rootView(controller) }
    harness.frame()
    let cells = controller.collectionView.visibleCells
    #expect(cells.count == 3)
    let first = try #require(cells.first as? FrameCell)
    #expect(first.frame.size == CGSize(width: 80, height: 40))
    #expect(first.created.size == CGSize(width: 80, height: 40))
  }

  @Test func `a flow layout places its items without a call of its own prepare`() throws {
    let controller = UICollectionViewController(collectionViewLayout: ForgetfulLayout())
    let source = TileController(collectionViewLayout: UICollectionViewFlowLayout())
    let cellClass: AnyClass? = FrameCell.self
    controller.collectionView.register(cellClass, forCellWithReuseIdentifier: "tile")
    controller.collectionView.dataSource = source
    let harness = Harness(size: CGSize(width: 300, height: 300)) { _rootView(controller) }
    harness.frame()
    let cells = controller.collectionView.visibleCells
    #expect(cells.map(\.frame.size) == Array(repeating: CGSize(width: 60, height: 30), count: 3))
  }

  @Test func `a layout is invalidated by the first size that its view has`() throws {
    let layout = CenteringLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let source = TileController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView.register(FrameCell.self, forCellWithReuseIdentifier: "tile")
    controller.collectionView.dataSource = source
    let harness = Harness(size: CGSize(width: 300, height: 300)) { _rootView(controller) }
    harness.frame()
    #expect(controller.collectionView.contentInset.left == 100)
    #expect(controller.collectionView.contentOffset.x == -100)
    #expect(controller.collectionView.visibleCells.first?.frame.minX == 0)
  }

  @Test func `the closure of several changes does not escape`() {
    let controller = TileController(collectionViewLayout: UICollectionViewFlowLayout())
    let harness = Harness(size: CGSize(width: 300, height: 300)) { _rootView(controller) }
    harness.frame()
    var calls = 0
    func change(_ body: () -> Void) {
      controller.collectionView.performBatchUpdates({ body() })
      UITableView().performBatchUpdates({ body() })
    }
    change { calls += 1 }
    #expect(calls == 2)
  }

  @Test func `constraints of the same attribute have the same anchor`() {
    let (one, other) = (UIView(), UIView())
    let first = one.topAnchor.constraint(equalTo: other.topAnchor)
    let second = one.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 3)
    #expect(first.firstAnchor === second.firstAnchor)
    #expect(first.secondAnchor !== second.secondAnchor)
    #expect(one.widthAnchor.constraint(equalToConstant: 3).secondAnchor == nil)
  }

  @Test func `attributes are copied and compared with the properties of subclasses`() {
    let one = TiltAttributes(forCellWith: IndexPath(item: 1, section: 0))
    one.tilt = 0.5
    one.alpha = 0.25
    let copy = one.copy()
    #expect((copy as? TiltAttributes)?.tilt == 0.5)
    #expect((copy as? TiltAttributes)?.alpha == 0.25)
    #expect(one.isEqual(copy))
    one.tilt = 1
    #expect(!one.isEqual(copy))
  }

  @Test func `the safe area does not move contents that do not scroll vertically`() {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentSize = CGSize(width: 1170, height: 844)
    controller.view.addSubview(scroll)
    let harness = Harness(size: CGSize(width: 390, height: 844)) { _rootView(controller) }
    harness.host.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    harness.frame()
    #expect(scroll.adjustedContentInset == .zero)
    scroll.contentSize.height = 2000
    #expect(scroll.adjustedContentInset.top == scroll.safeAreaInsets.top)
    #expect(scroll.safeAreaInsets.top == 47)
  }

  @Test func `insets that are set keep contents at their start`() {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 1000)
    controller.view.addSubview(scroll)
    let harness = Harness(size: CGSize(width: 300, height: 300)) { _rootView(controller) }
    harness.frame()
    scroll.contentInset.top = 50
    #expect(scroll.contentOffset.y == -50)
    scroll.contentOffset.y = 100
    scroll.contentInset.top = 20
    #expect(scroll.contentOffset.y == 100)
  }

  @Test func `a hue is read from a color`() {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 0.7, saturation: 0.4, brightness: 0.8, alpha: 0.5)
      .getHue(&h, saturation: &s, brightness: &b, alpha: &a)
    #expect(abs(h - 0.7) < 0.001)
    #expect(abs(s - 0.4) < 0.001)
    #expect(abs(b - 0.8) < 0.001)
    #expect(abs(a - 0.5) < 0.001)
  }

  @Test func `a layer that is turned away is not drawn if it is single-sided`() {
    let controller = UIViewController()
    let layer = CALayer()
    layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    layer.backgroundColor = UIColor.red.cgColor
    layer.isDoubleSided = false
    controller.view.layer.addSublayer(layer)
    let harness = Harness(size: CGSize(width: 200, height: 200)) { _rootView(controller) }
    harness.frame()
    let count = harness.list.fillBounds.count
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.transform = CATransform3DMakeRotation(.pi * 0.9, 0, 1, 0)
    CATransaction.commit()
    harness.frame()
    #expect(harness.list.fillBounds.count < count)
  }
}
