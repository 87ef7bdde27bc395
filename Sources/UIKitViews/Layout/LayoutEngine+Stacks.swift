// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import LinearConstraints

extension LayoutEngine {
  /// The edges and lengths of boxes along the axis of a stack view, and across it.
  @MainActor
  private struct StackAxes {
    let engine: LayoutEngine
    let isRow: Bool
    let isRightToLeft: Bool

    /// The left edge, or from right to left the right one, measured to the left.
    private func leading(_ box: Box) -> Expression {
      let left = engine.variable(box.left)
      return isRightToLeft ? (left + engine.variable(box.width)) * -1 : left
    }

    func start(_ box: Box) -> Expression { isRow ? leading(box) : engine.variable(box.top) }
    func length(_ box: Box) -> Expression { engine.variable(isRow ? box.width : box.height) }
    func end(_ box: Box) -> Expression { start(box) + length(box) }
    func crossStart(_ box: Box) -> Expression { isRow ? engine.variable(box.top) : leading(box) }
    func crossLength(_ box: Box) -> Expression { engine.variable(isRow ? box.height : box.width) }
  }

  /// Adds the constraints by which a stack view places its arranged subviews.
  func addStack(_ stack: UIStackView) {
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    guard let outer = boxes[ObjectIdentifier(stack)] else { return }
    let area = stack.isLayoutMarginsRelativeArrangement ? box(of: stack.margins) ?? outer : outer
    let isRow = stack.axis == .horizontal
    let axes = StackAxes(engine: self, isRow: isRow, isRightToLeft: stack.isRightToLeft)
    let own = views.map { makeBox($0) }
    // A stack hugs its contents loosely.
    add(axes.length(outer), .equal, 49)
    add(axes.crossLength(outer), .equal, 49)
    guard let first = own.first, let last = own.last else { return }
    let edges = ConstraintSource.stack(stack, "UISV-canvas-connection")
    add(axes.start(first) - axes.start(area), .equal, 1000, edges)
    add(axes.end(last) - axes.end(area), .equal, 1000, edges)
    var gaps = EqualGaps()
    for index in own.indices.dropFirst() {
      addGap(before: index, of: stack, views, own, axes, &gaps)
      addLength(at: index, of: stack, views, own, axes)
    }
    if stack.distribution == .fill { addOrder(views, own, isRow) }
    for (view, box) in zip(views, own) {
      alignAcross(
        stack, view, (axes.crossStart(box), axes.crossLength(box)),
        (axes.crossStart(area), axes.crossLength(area)))
    }
    if stack.alignment == .firstBaseline, isRow {
      for (view, box) in zip(views, own).dropFirst() {
        add(
          variable(box.top) + constant(view.baselineOffsets.first) - variable(first.top)
            - constant(views[0].baselineOffsets.first), .equal, 1000)
      }
    }
  }

  /// The first distances of a stack view, which the others are equal to.
  private struct EqualGaps {
    var gap: Expression?
    var centers: Expression?
  }

  /// Adds the distance between a view and the one before, by the distribution of the stack view.
  private func addGap(
    before index: Int, of stack: UIStackView, _ views: [UIView], _ own: [Box], _ axes: StackAxes,
    _ first: inout EqualGaps
  ) {
    let source = ConstraintSource.stack(stack, "UISV-spacing")
    let (before, box) = (own[index - 1], own[index])
    let gap = axes.start(box) - axes.end(before)
    let spacing = Double(stack.spacing(after: views[index - 1]))
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      add(gap - constant(spacing), .equal, 1000, source)
    case .equalSpacing:
      add(gap - constant(spacing), .greaterOrEqual, 1000, source)
      if let other = first.gap { add(gap - other, .equal, 999) } else { first.gap = gap }
    case .equalCentering:
      add(gap - constant(spacing), .greaterOrEqual, 1000, source)
      let centers =
        axes.start(box) + axes.length(box) * 0.5 - axes.start(before) - axes.length(before) * 0.5
      if let other = first.centers {
        add(centers - other, .equal, 149)
      } else {
        first.centers = centers
      }
    }
  }

  /// Adds the proportion of the lengths of a view and the first one, by the distribution of the stack view.
  private func addLength(
    at index: Int, of stack: UIStackView, _ views: [UIView], _ own: [Box], _ axes: StackAxes
  ) {
    let (first, box) = (own[0], own[index])
    if stack.distribution == .fillEqually {
      add(
        axes.length(box) - axes.length(first), .equal, 1000, .stack(stack, "UISV-fill-equally"))
    }
    guard stack.distribution == .fillProportionally else { return }
    let sizes = [views[0], views[index]].map {
      axes.isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height
    }
    guard sizes[0] > 0, sizes[1] > 0 else { return }
    add(axes.length(box) * Double(sizes[0]) - axes.length(first) * Double(sizes[1]), .equal, 999)
  }

  /// Adds constraints that decide which of equal views absorbs surplus space, and which gives up missing space:
  /// the first of those with contents, the last of those without.
  private func addOrder(_ views: [UIView], _ own: [Box], _ isRow: Bool) {
    let sizes = views.map { isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
    let withContents = sizes.indices.filter { sizes[$0] >= 0 }
    for index in withContents.dropFirst() {
      let length = variable(isRow ? own[index].width : own[index].height)
      add(length - constant(sizes[index]), .equal, 0.9)
    }
    for index in sizes.indices.filter({ sizes[$0] < 0 }).dropLast() {
      let length = variable(isRow ? own[index].width : own[index].height)
      add(length, .equal, 0.8)
    }
  }

  private func alignAcross(
    _ stack: UIStackView, _ view: UIView, _ own: (start: Expression, length: Expression),
    _ area: (start: Expression, length: Expression)
  ) {
    let (end, areaEnd) = (own.start + own.length, area.start + area.length)
    let source = ConstraintSource.stack(stack, "UISV-alignment")
    switch stack.alignment {
    case .fill:
      add(own.start - area.start, .equal, 1000, source)
      add(end - areaEnd, .equal, 1000, source)
    case .leading:
      add(own.start - area.start, .equal, 1000, source)
      add(end - areaEnd, .lessOrEqual, 1000, source)
    case .trailing:
      add(end - areaEnd, .equal, 1000, source)
      add(own.start - area.start, .greaterOrEqual, 1000, source)
    case .center:
      add(own.start + own.length * 0.5 - area.start - area.length * 0.5, .equal, 1000, source)
      add(own.start - area.start, .greaterOrEqual, 1000, source)
    case .firstBaseline, .lastBaseline:
      add(own.start - area.start, .greaterOrEqual, 1000, source)
      add(end - areaEnd, .lessOrEqual, 1000, source)
      add(own.start - area.start, .equal, 51)
    }
  }
}
