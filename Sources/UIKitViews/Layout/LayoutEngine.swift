// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import LinearConstraints
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The constraints of a tree of views, in the coordinates of its outermost view.
@MainActor
final class LayoutEngine: ConstraintEngine {
  typealias Expression = LinearSolver.Expression

  /// The variables of a view or a guide.
  struct Box {
    let left: Int
    let top: Int
    let width: Int
    let height: Int
  }

  unowned let root: UIView
  var solver = LinearSolver()
  var values: [Double] = []
  private(set) var boxes: [ObjectIdentifier: Box] = [:]
  /// The views whose frames are set, outer ones first.
  var placed: [UIView] = []
  var placedGuides: [UILayoutGuide] = []
  var mentioned: Set<ObjectIdentifier> = []
  /// The constants that may change, with their constraints.
  var constants: [(tag: LinearSolver.Tag, value: Double, current: () -> Double)] = []
  /// The size for `systemLayoutSizeFitting` and its priorities; nil for a layout.
  var fitting: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)?
  /// The origins of the required constraints, by their markers.
  var sources: [Int: ConstraintSource] = [:]
  /// The constraints of the program, by their symbols.
  var constraints: [Int: NSLayoutConstraint] = [:]
  /// The directions of the ambiguous lengths that have been changed.
  var exercises: [ObjectIdentifier: Exercise] = [:]
  var hasTextHeights = false

  /// The number of times that constants have been applied.
  var round = 0

  final class Exercise {
    var sign = 1.0
  }

  /// A geometry that is read once for all constants that are applied together.
  private final class Reading<Value> {
    private var known: Value
    private var round: Int
    init(_ value: Value, _ round: Int) { (known, self.round) = (value, round) }

    @MainActor
    func value(in round: Int, _ read: () -> Value) -> Value {
      if round != self.round { (known, self.round) = (read(), round) }
      return known
    }
  }

  init(
    _ root: UIView, fitting: (CGSize, UILayoutPriority, UILayoutPriority)? = nil
  ) {
    self.root = root
    self.fitting = fitting
    let box = makeBox(root)
    fix(Expression(terms: [(box.left, 1)]), to: { 0 })
    fix(Expression(terms: [(box.top, 1)]), to: { 0 })
    if let (_, horizontal, vertical) = fitting {
      requireNonNegative(box)
      follow(variable(box.width), .equal, Double(horizontal.rawValue)) { [unowned self] in
        Double(self.fitting?.size.width ?? 0)
      }
      follow(variable(box.height), .equal, Double(vertical.rawValue)) { [unowned self] in
        Double(self.fitting?.size.height ?? 0)
      }
    } else {
      fix(variable(box.width), .rootSize(.width), to: { [unowned root] in root.bounds.width })
      fix(variable(box.height), .rootSize(.height), to: { [unowned root] in root.bounds.height })
    }
    addTree(root)
    addConstraints(root)
    // A view that no constraint mentions keeps its frame.
    placed.removeAll { view in
      guard !mentioned.contains(ObjectIdentifier(view)), !(view is UIStackView),
        !(view.superview is UIStackView)
      else { return false }
      let size = view.intrinsicContentSize
      guard max(size.width, size.height) < 0 else { return false }
      if fitting == nil { view.solution = nil }
      return true
    }
  }

  /// Returns whether the engine can be used for other sizes with priorities.
  func fits(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> Bool {
    fitting?.horizontal == horizontal && fitting?.vertical == vertical
  }

  /// The size of the outermost view near a size.
  func fittingSize(_ size: CGSize) -> CGSize {
    fitting?.size = size
    updateConstants()
    guard let box = boxes[ObjectIdentifier(root)] else { return .zero }
    let size = CGSize(width: solver.value(box.width), height: solver.value(box.height))
    return Self.rounded(size)
  }

  func variable(_ index: Int) -> Expression { Expression(terms: [(index, 1)]) }
  func constant(_ value: Double) -> Expression { Expression(constant: value) }

  @discardableResult
  func add(
    _ expression: Expression, _ relation: LinearSolver.Relation, _ priority: Double,
    _ source: ConstraintSource? = nil
  ) -> LinearSolver.Tag? {
    let tag = solver.add(expression, relation, priority: priority)
    guard let tag, let source else { return tag }
    if priority >= 1000 { sources[tag.marker] = source }
    if case .constraint(let constraint) = source {
      for symbol in [tag.marker, tag.other ?? tag.marker] { constraints[symbol] = constraint }
    }
    return tag
  }

  /// Adds that an expression has a value that may change, by a required constraint.
  private func fix(
    _ expression: Expression, _ source: ConstraintSource? = nil, to value: @escaping () -> Double
  ) {
    follow(expression, .equal, 1000, source, to: value)
  }

  /// Adds a relation of an expression to a value that may change.
  @discardableResult
  func follow(
    _ expression: Expression, _ relation: LinearSolver.Relation, _ priority: Double,
    _ source: ConstraintSource? = nil, to value: @escaping () -> Double
  ) -> Bool {
    let now = value()
    guard let tag = add(expression - constant(now), relation, priority, source)
    else { return false }
    constants.append((tag, now, value))
    return true
  }

  func makeBox(_ item: AnyObject) -> Box {
    let id = ObjectIdentifier(item)
    if let box = boxes[id] { return box }
    let box = Box(
      left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
    boxes[id] = box
    return box
  }

  // MARK: Views

  private func addTree(_ view: UIView) {
    for guide in view.guides { addGuide(guide) }
    for child in view.subviews where !child.isLayoutRoot {
      addView(child, in: view)
      addTree(child)
    }
    if let stack = view as? UIStackView { addStack(stack) }
  }

  func addView(_ view: UIView, in parent: UIView) {
    let (own, outer) = (makeBox(view), makeBox(parent))
    if view.translatesAutoresizingMaskIntoConstraints {
      // The frame may have a transform; constraints use the untransformed rectangle.
      let read = Reading(view.alignmentRectangle, round)
      let rect: () -> CGRect = { [unowned view, unowned self] in
        read.value(in: round) { view.alignmentRectangle }
      }
      fix(variable(own.left) - variable(outer.left), .frame(view, .left), to: { rect().minX })
      fix(variable(own.top) - variable(outer.top), .frame(view, .top), to: { rect().minY })
      fix(variable(own.width), .frame(view, .width), to: { rect().width })
      fix(variable(own.height), .frame(view, .height), to: { rect().height })
      return
    }
    placed.append(view)
    requireNonNegative(own)
    addContentSize(view, own)
  }

  private func addContentSize(_ view: UIView, _ own: Box) {
    let size = view.intrinsicContentSize
    let needsWidth = view.heightDependsOnWidth
    // Stacks also use the sizes of their views.
    view.contentLengths = view.superview is UIStackView ? nil : ContentLengths(view, size)
    let read = Reading(size, round)
    let contents: () -> CGSize = { [unowned view, unowned self] in
      read.value(in: round) { view.intrinsicContentSize }
    }
    if size.width >= 0 {
      let width: () -> Double = { contents().width }
      follow(
        variable(own.width), .lessOrEqual, Double(view.hugging.horizontal.rawValue), to: width)
      follow(
        variable(own.width), .greaterOrEqual, Double(view.compression.horizontal.rawValue),
        to: width)
    }
    if size.height >= 0 {
      let height: () -> Double = { [unowned view, unowned self] in
        guard needsWidth, solver.value(own.width) > 0 else {
          return contents().height
        }
        return view.sizeThatFits(CGSize(width: solver.value(own.width), height: 1e6)).height
      }
      if needsWidth { hasTextHeights = true }
      follow(variable(own.height), .lessOrEqual, Double(view.hugging.vertical.rawValue), to: height)
      follow(
        variable(own.height), .greaterOrEqual, Double(view.compression.vertical.rawValue),
        to: height)
    }
  }

  private func addGuide(_ guide: UILayoutGuide) {
    let own = makeBox(guide)
    placedGuides.append(guide)
    requireNonNegative(own)
  }

  private func requireNonNegative(_ box: Box) {
    solver.requireNonNegative(box.width)
    solver.requireNonNegative(box.height)
  }

  /// The box of the safe area or the margins of a view, or of the contents of a scroll view.
  func box(of guide: UILayoutGuide) -> Box? {
    if let known = boxes[ObjectIdentifier(guide)] { return known }
    guard let view = guide.owningView, let outer = boxes[ObjectIdentifier(view)] else { return nil }
    let own = makeBox(guide)
    if guide.kind == .content {
      placedGuides.append(guide)
      fix(variable(own.left) - variable(outer.left), to: { 0 })
      fix(variable(own.top) - variable(outer.top), to: { 0 })
      return own
    }
    func insets() -> UIEdgeInsets { guide.insets(in: view) }
    fix(variable(own.left) - variable(outer.left), .guide(guide, "left"), to: { insets().left })
    fix(variable(own.top) - variable(outer.top), .guide(guide, "top"), to: { insets().top })
    fix(
      variable(own.width) - variable(outer.width), .guide(guide, "right"),
      to: { -insets().left - insets().right })
    fix(
      variable(own.height) - variable(outer.height), .guide(guide, "bottom"),
      to: { -insets().top - insets().bottom })
    return own
  }
}
