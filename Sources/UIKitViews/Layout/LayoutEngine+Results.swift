// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import LinearConstraints
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension LayoutEngine {
  /// Returns whether the constraints leave a view or a guide more than one position in its view, or more than one size.
  func isAmbiguous(_ item: AnyObject, in parent: UIView) -> Bool {
    !lengths(of: item, in: parent).allSatisfy { solver.isDetermined($0) }
  }

  /// The position of a view or a guide in its view, and its size: along x, then along y.
  private func lengths(of item: AnyObject, in parent: UIView) -> [Expression] {
    guard let outer = boxes[ObjectIdentifier(parent)], let own = boxes[ObjectIdentifier(item)]
    else { return [] }
    return [
      variable(own.left) - variable(outer.left), variable(own.width),
      variable(own.top) - variable(outer.top), variable(own.height),
    ]
  }

  /// The constraints of the program that hold the position and the size of a view along an axis.
  func constraints(
    affecting item: AnyObject, in parent: UIView, for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    let own = lengths(of: item, in: parent)
    let symbols = Set(
      (axis == .horizontal ? own.prefix(2) : own.suffix(2)).flatMap {
        solver.symbols(in: $0)
      })
    var found: [NSLayoutConstraint] = []
    for symbol in symbols.sorted() {
      guard let constraint = constraints[symbol], !found.contains(constraint) else { continue }
      found.append(constraint)
    }
    return found
  }

  /// Makes the ambiguous lengths of a view take other values, by the weakest of all priorities.
  func exercise(_ item: AnyObject, in parent: UIView) {
    if let known = exercises[ObjectIdentifier(item)] { return known.sign.negate() }
    let exercise = Exercise()
    exercises[ObjectIdentifier(item)] = exercise
    updateConstants()
    let ambiguous = lengths(of: item, in: parent).filter { !solver.isDetermined($0) }
    let values = ambiguous.map { solver.value(of: $0) }
    for (length, value) in zip(ambiguous, values) {
      follow(length, .equal, 0.001) { value + exercise.sign * 40 }
    }
    let hasMoved = zip(ambiguous, values).contains { abs(solver.value(of: $0) - $1) > 0.5 }
    if !hasMoved { exercise.sign = -1 }
  }

  /// Applies changed constants, and sets the frames of views.
  func solve() -> Bool {
    updateConstants()
    values = solver.values
    let moved = placed.filter(place)
    // Not before the frames are set: the layout of a superview resets the frames of views that code has moved.
    for view in moved { view.superview?.needsLayout = true }
    for guide in placedGuides { place(guide) }
    return !moved.isEmpty
  }

  func updateConstants() {
    applyConstants()
    // Heights of texts follow from their widths.
    if hasTextHeights { applyConstants() }
  }

  private func applyConstants() {
    round += 1
    for index in constants.indices {
      let now = constants[index].current()
      let difference = now - constants[index].value
      guard difference != 0 else { continue }
      constants[index].value = now
      solver.addToConstant(constants[index].tag, -difference)
    }
  }

  /// To whose multiples sizes and origins are rounded, in points: half and whole points at scales 1 and 2, as
  /// measured; otherwise pixels, which the sizes of texts are multiples of.
  private static var steps: (size: Double, origin: Double) {
    let scale = Double(FrameContext.current.host?.scale ?? 2)
    return scale == 1 || scale == 2 ? (0.5, 1) : (1 / scale, 1 / scale)
  }

  static func rounded(_ size: CGSize) -> CGSize {
    CGSize(width: rounded(size.width, steps.size), height: rounded(size.height, steps.size))
  }

  private static func rounded(_ value: Double, _ step: Double) -> Double {
    (value / step).rounded(.toNearestOrAwayFromZero) * step
  }

  /// Sets the frame of a view. Returns whether its solution has changed.
  private func place(_ view: UIView) -> Bool {
    guard let parent = view.superview, let own = boxes[ObjectIdentifier(view)],
      let outer = boxes[ObjectIdentifier(parent)]
    else { return false }
    let size = Self.rounded(
      CGSize(width: max(0, values[own.width]), height: max(0, values[own.height])))
    let step = Self.steps.origin
    let origin = CGPoint(
      x: Self.rounded(values[own.left] - values[outer.left], step),
      y: Self.rounded(values[own.top] - values[outer.top], step))
    // The frame that code has set is kept until the solution changes, or the superview is laid out.
    let solution = CGRect(origin: origin, size: size)
    let hasChanged = solution != view.solution
    guard hasChanged || parent.needsLayout || parent is UIScrollView else { return false }
    view.solution = solution
    if view.bounds.size != size { view.bounds.size = size }
    let anchor = view.layer.anchorPoint
    let center = CGPoint(
      x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
    view.center = (parent as? UIScrollView)?.zoomedCenter(of: view, center) ?? center
    return hasChanged
  }

  private func place(_ guide: UILayoutGuide) {
    guard let view = guide.owningView, let own = boxes[ObjectIdentifier(guide)],
      let outer = boxes[ObjectIdentifier(view)]
    else { return }
    guide.solved = CGRect(
      x: values[own.left] - values[outer.left], y: values[own.top] - values[outer.top],
      width: values[own.width], height: values[own.height])
    if guide.kind == .content, let scroll = view as? UIScrollView {
      scroll.setConstrainedContentSize(Self.rounded(guide.solved.size))
    }
  }
}
