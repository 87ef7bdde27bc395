// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitDynamics
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Shows views, layers, lists and behaviors with numbers at the edges of `Double`.
@MainActor
protocol UIKitNumberSweep {
  /// Collects the defects that are found.
  var sweep: NumberSweep { get }
}

extension UIKitNumberSweep {
  private var size: CGSize { CGSize(width: 200, height: 200) }

  /// Changes a view and a label in it, before or after the first frame.
  func kit(_ name: String, _ change: (UIView, UIView, CGFloat) -> Void) {
    for number in NumberSweep.numbers {
      for isLater in [false, true] {
        let controller = UIViewController()
        let outer = UIView(frame: CGRect(x: 20, y: 20, width: 150, height: 150))
        outer.backgroundColor = .blue
        let inner = UILabel(frame: CGRect(x: 10, y: 10, width: 60, height: 30))
        inner.text = "abc"
        inner.backgroundColor = .red
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        if !isLater { change(outer, inner, CGFloat(number)) }
        let harness = Harness(size: size) { _rootView(controller) }
        if isLater {
          harness.frame()
          change(outer, inner, CGFloat(number))
        }
        sweep.drive(name, number, harness)
      }
    }
  }

  /// Shows another view.
  func sub(_ name: String, _ make: (CGFloat) -> UIView) {
    kit(name) { outer, _, number in
      let view = make(number)
      if view.frame.isEmpty { view.frame = CGRect(x: 0, y: 0, width: 140, height: 140) }
      outer.addSubview(view)
    }
  }

  /// Shows a layer.
  func layer(_ name: String, _ make: (CGFloat) -> CALayer) {
    kit(name) { outer, _, number in
      let layer = make(number)
      layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      outer.layer.addSublayer(layer)
    }
  }

  /// A layer with a circle.
  var circle: CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
    layer.strokeColor = UIColor.red.cgColor
    return layer
  }

  func constrain(
    _ name: String, _ make: (UIView, UIView, CGFloat) -> [NSLayoutConstraint]
  ) {
    kit("constraint " + name) { outer, inner, number in
      inner.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate(make(outer, inner, number))
    }
  }

  func dynamics(
    _ name: String, _ make: (UIView, UIView, CGFloat) -> [UIDynamicBehavior]
  ) {
    kit("dynamics " + name) { outer, inner, number in
      let world = World(frame: outer.bounds)
      outer.addSubview(world)
      world.addSubview(inner)
      for behavior in make(world, inner, number) { world.animator.addBehavior(behavior) }
    }
  }

  func scroll(_ name: String, _ change: (UIScrollView, UIView, CGFloat) -> Void) {
    for number in NumberSweep.numbers {
      for isLater in [false, true] {
        let controller = Zooming()
        let scroll = UIScrollView(frame: CGRect(origin: .zero, size: size))
        controller.zoomed.backgroundColor = .red
        scroll.addSubview(controller.zoomed)
        scroll.contentSize = controller.zoomed.bounds.size
        scroll.minimumZoomScale = 0.5
        scroll.maximumZoomScale = 3
        scroll.delegate = controller
        controller.view.addSubview(scroll)
        if !isLater { change(scroll, controller.zoomed, CGFloat(number)) }
        let harness = Harness(size: size) { _rootView(controller) }
        if isLater {
          harness.frame()
          change(scroll, controller.zoomed, CGFloat(number))
        }
        sweep.drive(name, number, harness)
      }
    }
  }

  func list(_ name: String, _ change: (UITableView, Cells, CGFloat) -> Void) {
    for number in NumberSweep.numbers {
      let controller = Cells()
      let table = UITableView(frame: CGRect(origin: .zero, size: size))
      table.dataSource = controller
      table.delegate = controller
      controller.view.addSubview(table)
      change(table, controller, CGFloat(number))
      sweep.drive("table " + name, number, Harness(size: size) { _rootView(controller) })
    }
  }

  func coll(_ name: String, _ make: (CGFloat) -> UICollectionViewLayout) {
    for number in NumberSweep.numbers {
      let controller = Cells()
      let collection = UICollectionView(
        frame: CGRect(origin: .zero, size: size), collectionViewLayout: make(CGFloat(number)))
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = controller
      controller.view.addSubview(collection)
      sweep.drive("collection " + name, number, Harness(size: size) { _rootView(controller) })
    }
  }
}

/// Keeps an animator with its reference view.
private final class World: UIView {
  lazy var animator = UIDynamicAnimator(referenceView: self)
}

private final class Zooming: UIViewController, UIScrollViewDelegate {
  let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

/// The rows and items of lists.
final class Cells: UIViewController, UICollectionViewDataSource, UITableViewDataSource,
  UITableViewDelegate
{
  var height: CGFloat = 44

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .red
    return cell
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "a"
    return cell
  }
  func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { height }
}
