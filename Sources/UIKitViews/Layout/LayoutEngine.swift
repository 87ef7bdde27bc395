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

  private unowned let root: UIView
  private var solver = LinearSolver()
  private var values: [Double] = []
  private(set) var boxes: [ObjectIdentifier: Box] = [:]
  /// The views whose frames are set, outer ones first.
  private var placed: [UIView] = []
  private var placedGuides: [UILayoutGuide] = []
  private var mentioned: Set<ObjectIdentifier> = []
  /// The constants that may change, with their constraints.
  private var constants: [(tag: LinearSolver.Tag, value: Double, current: () -> Double)] = []
  /// The size for `systemLayoutSizeFitting` and its priorities; nil for a layout.
  private var fitting: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)?
  /// The origins of the required constraints, by their markers.
  private var sources: [Int: ConstraintSource] = [:]
  /// The constraints of the program, by their symbols.
  private var constraints: [Int: NSLayoutConstraint] = [:]
  /// The directions of the ambiguous lengths that have been changed.
  private var exercises: [ObjectIdentifier: Exercise] = [:]
  private var hasTextHeights = false

  private final class Exercise {
    var sign = 1.0
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

  /// Whether the engine can be used for other sizes with priorities.
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
  private func follow(
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

  private func addView(_ view: UIView, in parent: UIView) {
    let (own, outer) = (makeBox(view), makeBox(parent))
    if view.translatesAutoresizingMaskIntoConstraints {
      // The frame may have a transform; constraints use the untransformed rectangle.
      func rect(_ view: UIView) -> CGRect { view.alignmentRectangle }
      fix(
        variable(own.left) - variable(outer.left), .frame(view, .left),
        to: { [unowned view] in rect(view).minX })
      fix(
        variable(own.top) - variable(outer.top), .frame(view, .top),
        to: { [unowned view] in rect(view).minY })
      fix(variable(own.width), .frame(view, .width), to: { [unowned view] in rect(view).width })
      fix(variable(own.height), .frame(view, .height), to: { [unowned view] in rect(view).height })
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
    if size.width >= 0 {
      let width: () -> Double = { [unowned view] in view.intrinsicContentSize.width }
      follow(
        variable(own.width), .lessOrEqual, Double(view.hugging.horizontal.rawValue), to: width)
      follow(
        variable(own.width), .greaterOrEqual, Double(view.compression.horizontal.rawValue),
        to: width)
    }
    if size.height >= 0 {
      let height: () -> Double = { [unowned view, unowned self] in
        guard needsWidth, solver.value(own.width) > 0 else {
          return view.intrinsicContentSize.height
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

  // MARK: Constraints

  private func addConstraints(_ view: UIView) {
    for constraint in view.constraints { addConstraint(constraint) }
    for child in view.subviews where !child.isLayoutRoot { addConstraints(child) }
  }

  private func addConstraint(_ constraint: NSLayoutConstraint) {
    // From right to left, leading and trailing positions are measured from the right, in the other direction.
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    let isMirrored =
      constraint.owner?.isRightToLeft == true && attributes.contains(where: \.isDirectional)
    guard
      let first = expression(
        constraint.firstItem, constraint.firstAttribute, beside: constraint.secondItem, isMirrored)
    else { return }
    var left = first
    if let item = constraint.secondItem {
      guard
        let second = expression(
          item, constraint.secondAttribute, beside: constraint.firstItem, isMirrored)
      else { return }
      left = first - second * Double(constraint.multiplier)
    }
    let relation: LinearSolver.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    let isAdded = follow(
      left, relation, Double(constraint.priority.rawValue), .constraint(constraint)
    ) { [unowned constraint] in constraint.constant }
    guard !isAdded, !constraint.isReported else { return }
    constraint.isReported = true
    let others = solver.conflict.sorted().compactMap { sources[$0]?.text(root: root) }
    LayoutProblems.report(constraint, inConflictWith: others)
  }

  private func expression(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?,
    _ isMirrored: Bool
  ) -> Expression? {
    guard let item else { return nil }
    var box: Box?
    var offsets = (first: 0.0, last: 0.0)
    if let guide = item as? UILayoutGuide {
      box = self.box(of: guide)
      if guide.kind != .own, let view = guide.owningView {
        mentioned.insert(ObjectIdentifier(view))
      }
    } else if let view = item as? UIView {
      mentioned.insert(ObjectIdentifier(view))
      if attribute.isMargin {
        box = self.box(of: view.margins)
      } else if let scroll = view as? UIScrollView, attribute != .width, attribute != .height,
        let inner = NSLayoutConstraint.view(of: other), inner !== scroll,
        inner.isDescendant(of: scroll), !((other as? UILayoutGuide)?.kind == .frame)
      {
        box = self.box(of: scroll.contentLayoutGuide)
      } else {
        if view !== root, view.isLayoutRoot, let parent = view.superview,
          boxes[ObjectIdentifier(view)] == nil, boxes[ObjectIdentifier(parent)] != nil
        {
          addView(view, in: parent)
        }
        box = boxes[ObjectIdentifier(view)]
      }
      if attribute == .firstBaseline || attribute == .lastBaseline {
        offsets = view.baselineOffsets
        view.usesBaselines = true
      }
    }
    guard let box else { return nil }
    let (x, y) = (variable(box.left), variable(box.top))
    let (w, h) = (variable(box.width), variable(box.height))
    if isMirrored {
      switch attribute {
      case .leading, .leadingMargin: return (x + w) * -1
      case .trailing, .trailingMargin: return x * -1
      case .centerX, .centerXWithinMargins: return (x + w * 0.5) * -1
      default: break
      }
    }
    return switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: x
    case .right, .trailing, .rightMargin, .trailingMargin: x + w
    case .top, .topMargin: y
    case .bottom, .bottomMargin: y + h
    case .width: w
    case .height: h
    case .centerX, .centerXWithinMargins: x + w * 0.5
    case .centerY, .centerYWithinMargins: y + h * 0.5
    case .firstBaseline: y + constant(offsets.first)
    case .lastBaseline: y + h - constant(offsets.last)
    case .notAnAttribute: nil
    }
  }

  // MARK: Results

  /// Whether the constraints leave a view or a guide more than one position in its view, or more than one size.
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

  /// Has the ambiguous lengths of a view take other values, by the weakest of all priorities.
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
    // Their superviews are laid out, but only now: a layout returns views that code has moved.
    for view in moved { view.superview?.needsLayout = true }
    for guide in placedGuides { place(guide) }
    return !moved.isEmpty
  }

  private func updateConstants() {
    applyConstants()
    // Heights of texts follow from their widths.
    if hasTextHeights { applyConstants() }
  }

  private func applyConstants() {
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

  private static func rounded(_ size: CGSize) -> CGSize {
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
    // A view that code has moved stays there until its solution changes, or its superview is laid out.
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
