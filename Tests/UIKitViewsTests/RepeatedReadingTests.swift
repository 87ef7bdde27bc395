// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Testing
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

/// A view that counts how often its size is read.
private final class CountedView: UIView {
  var size = CGSize(width: 30, height: 20)
  var readings = 0

  override var intrinsicContentSize: CGSize {
    readings += 1
    return size
  }
}

/// Values that layouts and drawings read once and keep.
@MainActor
@Suite struct RepeatedReadingTests {
  @Test func `a layout reads the size of contents once for all of their constraints`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = CountedView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 30, height: 20))
    view.size = CGSize(width: 50, height: 40)
    view.invalidateIntrinsicContentSize()
    view.readings = 0
    root.layoutIfNeeded()
    // They are four: at least and at most its width and its height.
    #expect((1...2).contains(view.readings))
    #expect(view.frame.size == CGSize(width: 50, height: 40))
  }

  @Test func `a frame is read again in the next layout`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (held, beside) = (UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 20)), UIView())
    beside.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(held)
    root.addSubview(beside)
    NSLayoutConstraint.activate([
      beside.leadingAnchor.constraint(equalTo: held.trailingAnchor, constant: 5),
      beside.widthAnchor.constraint(equalTo: held.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(beside.frame.minX == 65)
    held.frame = CGRect(x: 20, y: 0, width: 70, height: 20)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(beside.frame.minX == 95 && beside.frame.width == 70)
  }

  @Test func `the surface of a view is found again after its superviews have changed`() {
    let (root, middle, inner) = (UIView(), UIView(), UIView())
    middle.addSubview(inner)
    #expect(inner.surface == nil)
    let surface = UIKitSurface(root)
    root.addSubview(middle)
    #expect(inner.surface === surface)
    middle.removeFromSuperview()
    #expect(inner.surface == nil)
    let other = UIView()
    other.addSubview(middle)
    #expect(inner.surface == nil)
    let second = UIKitSurface(other)
    #expect(inner.surface === second)
  }
}
