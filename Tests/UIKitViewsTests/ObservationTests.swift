// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
private final class Observer: UIResponder {
  var changes: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let new = change?[.newKey] as? CGPoint
    let old = change?[.oldKey] as? CGPoint
    changes.append("\(keyPath ?? "") \(old?.y ?? -1) \(new?.y ?? -1)")
  }
}

@MainActor
private final class Meter: UIView {
  var level = 0
}

@MainActor
private final class RunObserver: UIResponder {
  var runs: [Bool] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { runs.append(change?[.newKey] as? Bool ?? false) }
}

private final class Store: NSObject { var count = 0 }

@MainActor
@Suite struct ObservationTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  @Test func `an observer by a key path is called at once for each change`() {
    let observer = Observer()
    scroll.addObserver(
      observer, forKeyPath: "contentOffset", options: [.new, .old], context: nil)
    scroll.contentOffset.y = 10
    scroll.contentOffset.y = 10
    scroll.bounds.origin.y = 30
    #expect(observer.changes == ["contentOffset 0.0 10.0", "contentOffset 10.0 30.0"])
    scroll.removeObserver(observer, forKeyPath: "contentOffset")
    scroll.contentOffset.y = 50
    #expect(observer.changes.count == 2)
  }

  @Test func `a closure observes a property until its observation is released`() {
    var sizes: [CGSize?] = []
    var observation: NSKeyValueObservation? = scroll.observe(
      \.contentSize, options: [.initial, .new]
    ) { view, change in
      #expect(view === self.scroll)
      sizes.append(change.newValue)
    }
    scroll.contentSize = CGSize(width: 1, height: 2)
    #expect(sizes == [.zero, CGSize(width: 1, height: 2)])
    withExtendedLifetime(observation) {}
    observation?.invalidate()
    observation = nil
    scroll.contentSize = .zero
    #expect(sizes.count == 2)
  }

  @Test func `a property of the program's own is observed before the layout of the next frame`() {
    let meter = Meter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let controller = UIViewController()
    controller.view.addSubview(meter)
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.frame()
    var levels: [Int] = []
    let observation = meter.observe(\.level) { meter, _ in levels.append(meter.level) }
    meter.level = 3
    meter.setNeedsLayout()
    harness.frame()
    #expect(levels == [3])
    withExtendedLifetime(observation) {}
  }

  @Test func `the progress of an animator is observed, and properties of models`() {
    let controller = UIViewController()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    controller.view.addSubview(box)
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.frame()
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { box.center.x = 200 }
    animator.pausesOnCompletion = true
    let observer = RunObserver()
    animator.addObserver(observer, forKeyPath: "running", options: [.new], context: nil)
    let store = Store()
    var counts: [Int?] = []
    let observation = store.observe(\.count, options: [.new]) { counts.append($1.newValue) }
    animator.startAnimation()
    store.count = 2
    harness.advance(by: 0.1)
    #expect(observer.runs == [true])
    #expect(counts == [2])
    harness.advance(by: 0.4)
    #expect(observer.runs == [true, false])
    animator.removeObserver(observer, forKeyPath: "running")
    withExtendedLifetime(observation) {}
  }

  @Test func `an observer may change the property that it observes`() {
    let observation = scroll.observe(\.contentOffset) { view, _ in
      if view.contentOffset.y > 100 { view.contentOffset.y = 100 }
    }
    scroll.contentOffset.y = 150
    #expect(scroll.contentOffset.y == 100)
    withExtendedLifetime(observation) {}
  }
}
