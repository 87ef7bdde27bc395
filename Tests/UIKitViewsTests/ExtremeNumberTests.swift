// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Drawing
import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Numbers that are not finite, as divisions by 0 give, in properties of controls and layouts.
@MainActor
@Suite struct ExtremeNumberTests {
  private nonisolated static let numbers = [CGFloat.nan, .infinity, -.infinity]

  private final class Cells: UIViewController, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 5 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// Returns how many cells a layout shows.
  private func cells(_ layout: UICollectionViewLayout) -> Int {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let controller = Cells()
    collection.dataSource = controller
    controller.view.addSubview(collection)
    Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }.frame()
    return collection.visibleCells.count
  }

  @Test(arguments: numbers) func `flow layouts take them for 0`(number: CGFloat) {
    let changes: [(UICollectionViewFlowLayout) -> Void] = [
      { $0.minimumLineSpacing = number }, { $0.minimumInteritemSpacing = number },
      { $0.sectionInset.top = number }, { $0.sectionInset.left = number },
      { $0.itemSize.height = number }, { $0.headerReferenceSize.height = -number },
    ]
    for change in changes {
      let layout = UICollectionViewFlowLayout()
      change(layout)
      #expect(cells(layout) == 5)
    }
  }

  @Test(arguments: numbers) func `compositional layouts take them for 0`(number: CGFloat) {
    let changes: [(NSCollectionLayoutItem, NSCollectionLayoutSection) -> Void] = [
      { item, _ in item.contentInsets.top = number },
      { _, section in section.interGroupSpacing = number },
      { _, section in section.contentInsets.top = number },
      { _, section in section.contentInsets.leading = number },
    ]
    for change in changes {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      change(item, section)
      #expect(cells(UICollectionViewCompositionalLayout(section: section)) == 5)
    }
  }

  @Test(arguments: numbers, [false, true])
  func `insets of collection views are taken for 0`(number: CGFloat, isHorizontal: Bool) {
    let changes: [(inout UIEdgeInsets) -> Void] = [
      { $0.top = number }, { $0.left = number }, { $0.bottom = number },
    ]
    for change in changes {
      let layout = UICollectionViewFlowLayout()
      if isHorizontal { layout.scrollDirection = .horizontal }
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let controller = Cells()
      collection.dataSource = controller
      controller.view.addSubview(collection)
      change(&collection.contentInset)
      let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
      harness.frame()
      collection.scrollToItem(
        at: IndexPath(item: 4, section: 0), at: .centeredVertically, animated: true)
      harness.advance(by: 0.5)
      #expect(collection.numberOfItems(inSection: 0) == 5)
    }
  }

  @Test(arguments: numbers) func `layouts have nothing at numbers that are not finite`(
    number: CGFloat
  ) {
    let layout = UICollectionViewFlowLayout()
    #expect(cells(layout) == 5)
    for rect in [
      CGRect(x: number, y: number, width: number, height: number),
      CGRect(x: 0, y: 0, width: 50, height: number),
    ] {
      #expect((layout.layoutAttributesForElements(in: rect)?.count ?? 0) <= 5)
    }
  }

  @Test(arguments: [1_000_000, Int.max])
  func `page controls have dots for the pages about the one that is shown`(pages: Int) {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 2000, height: 26))
    control.numberOfPages = pages
    control.currentPage = pages / 2
    control.currentPageIndicatorTintColor = .red
    let controller = UIViewController()
    controller.view.addSubview(control)
    let harness = Harness(size: CGSize(width: 2000, height: 100)) { _rootView(controller) }
    harness.frame()
    #expect((64...200).contains(control.subviews.count))
    #expect(control.subviews.count { $0.backgroundColor == .red } == 1)
    harness.tap(CGPoint(x: 1900, y: 13))
    #expect(control.currentPage == pages / 2 + 1)
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity])
  func `sliders are shown`(number: Float) {
    let changes: [(UISlider) -> Void] = [
      { $0.maximumValue = number }, { $0.minimumValue = number }, { $0.value = number },
    ]
    for change in changes {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      change(slider)
      let controller = UIViewController()
      controller.view.addSubview(slider)
      let harness = Harness(size: CGSize(width: 200, height: 100)) { _rootView(controller) }
      harness.frame()
      harness.tap(CGPoint(x: 50, y: 17))
      #expect(!harness.list.items.isEmpty)
    }
  }

  @Test(arguments: numbers) func `views at any place and of any size get touches`(number: CGFloat) {
    let changes: [(UIScrollView, UITableView) -> Void] = [
      { scroll, _ in scroll.frame.size.width = number },
      { scroll, _ in scroll.frame.origin.y = number },
      { scroll, _ in scroll.subviews.first?.bounds.size.height = number },
      { scroll, _ in scroll.zoomScale = number }, { scroll, _ in scroll.contentInset.top = number },
      { _, table in table.separatorInset.left = number }, { _, table in table.rowHeight = number },
    ]
    for (index, change) in changes.enumerated() {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      scroll.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
      let controller = UIViewController()
      controller.view.addSubview(scroll)
      controller.view.addSubview(table)
      if index == 0 { controller.additionalSafeAreaInsets.top = number }
      let harness = Harness(size: CGSize(width: 200, height: 200)) { _rootView(controller) }
      change(scroll, table)
      for y in [20.0, 120] {
        harness.tap(CGPoint(x: 50, y: y))
        harness.drag(from: CGPoint(x: 50, y: y), to: CGPoint(x: 50, y: 90), over: 0.1)
      }
      harness.key("Tab")
      harness.frame()
      #expect(harness.host.size.width == 200)
    }
  }

  @Test(arguments: numbers) func `rectangles of NaN have nothing in common`(number: CGFloat) {
    let (rect, plain) = (CGRectMake(number, 0, number, 5), CGRectMake(0, 0, 10, 10))
    #expect(!CGRectContainsPoint(rect, .zero) || number.isFinite)
    #expect(!CGRectContainsPoint(plain, CGPoint(x: number, y: 0)))
    #expect(CGRectIntersectsRect(rect, plain) == !CGRectIntersection(rect, plain).isNull)
  }

  @Test func `replicators draw 10,000 copies at most`() {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    dot.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(dot)
    layer.instanceCount = .max
    let controller = UIViewController()
    controller.view.layer.addSublayer(layer)
    let harness = Harness(size: CGSize(width: 200, height: 200)) { _rootView(controller) }
    #expect((100...20_000).contains(harness.list.items.count))
  }

  @Test(arguments: [Int.max, .min, -1, 0])
  func `any number of taps and fingers may be required`(count: Int) {
    for gesture in [
      SimulatedGesture.tap(count: count, fingers: 1), .tap(count: 1, fingers: count),
      .swipe(CGSize(width: 9, height: 0), fingers: count, name: "swipe right"),
    ] {
      #expect(gesture.events(at: .zero, time: 0).count <= 300)
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.numberOfTapsRequired = count
    tap.numberOfTouchesRequired = count
    view.addGestureRecognizer(tap)
    let controller = UIViewController()
    controller.view.addSubview(view)
    let harness = Harness(size: CGSize(width: 200, height: 200)) { _rootView(controller) }
    harness.tap(CGPoint(x: 50, y: 50))
    harness.advance(by: 1)
    #expect(tap.state != .began)
  }

  @Test(arguments: numbers + [1e300, -1e300])
  func `styles of lines that are no whole numbers have no effect`(number: CGFloat) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.attributedText = NSAttributedString(
      string: "ab", attributes: [.underlineStyle: number, .strikethroughStyle: number])
    let controller = UIViewController()
    controller.view.addSubview(label)
    let plain = UILabel(frame: label.frame)
    plain.attributedText = NSAttributedString(string: "ab")
    let other = UIViewController()
    other.view.addSubview(plain)
    let size = CGSize(width: 200, height: 200)
    let list = Harness(size: size) { _rootView(controller) }.list
    #expect(list.items.count == Harness(size: size) { _rootView(other) }.list.items.count)
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, 1e-300, .nan, .infinity, -1])
  func `images are shown in turn for any duration`(duration: Double) {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.animationImages = ["star", "heart"].compactMap { UIImage(systemName: $0) }
    view.animationDuration = duration
    view.startAnimating()
    let controller = UIViewController()
    controller.view.addSubview(view)
    let harness = Harness(size: CGSize(width: 200, height: 200)) { _rootView(controller) }
    harness.advance(by: 0.2)
    #expect(view.isAnimating)
  }

  @Test(arguments: numbers) func `a rectangle that is not finite has no rows`(number: CGFloat) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let rect = CGRect(x: number, y: number, width: number, height: number)
    #expect(table.indexPathsForRows(in: rect) == nil)
  }

  @Test(arguments: [CGFloat.infinity, 1e300]) func `symbols may have any size`(size: CGFloat) {
    let symbol = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
    #expect(symbol?.cgImage?.width ?? 0 == 0)
  }
}
