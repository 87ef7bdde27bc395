// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import LinearConstraints

extension LayoutEngine {
  /// Adds the constraints by which a stack view places its arranged subviews.
  func addStack(_ stack: UIStackView) {
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    guard let outer = boxes[ObjectIdentifier(stack)] else { return }
    let area = stack.isLayoutMarginsRelativeArrangement ? box(of: stack.margins) ?? outer : outer
    let isRow = stack.axis == .horizontal
    /// The left edge, or from right to left the right one, measured to the left.
    func leading(_ box: Box) -> Expression {
      stack.isRightToLeft
        ? (variable(box.left) + variable(box.width)) * -1 : variable(box.left)
    }
    func start(_ box: Box) -> Expression { isRow ? leading(box) : variable(box.top) }
    func length(_ box: Box) -> Expression { variable(isRow ? box.width : box.height) }
    func end(_ box: Box) -> Expression { start(box) + length(box) }
    func crossStart(_ box: Box) -> Expression { isRow ? variable(box.top) : leading(box) }
    func crossLength(_ box: Box) -> Expression { variable(isRow ? box.height : box.width) }
    let own = views.map { makeBox($0) }
    // A stack hugs its contents loosely.
    add(length(outer), .equal, 49)
    add(crossLength(outer), .equal, 49)
    guard let first = own.first, let last = own.last else { return }
    let edges = ConstraintSource.stack(stack, "UISV-canvas-connection")
    let gaps = ConstraintSource.stack(stack, "UISV-spacing")
    add(start(first) - start(area), .equal, 1000, edges)
    add(end(last) - end(area), .equal, 1000, edges)
    var firstGap: Expression?
    var firstCenters: Expression?
    for index in own.indices.dropFirst() {
      let (before, box) = (own[index - 1], own[index])
      let gap = start(box) - end(before)
      let spacing = Double(stack.spacing(after: views[index - 1]))
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally:
        add(gap - constant(spacing), .equal, 1000, gaps)
      case .equalSpacing:
        add(gap - constant(spacing), .greaterOrEqual, 1000, gaps)
        if let firstGap { add(gap - firstGap, .equal, 999) } else { firstGap = gap }
      case .equalCentering:
        add(gap - constant(spacing), .greaterOrEqual, 1000, gaps)
        let centers = start(box) + length(box) * 0.5 - start(before) - length(before) * 0.5
        if let firstCenters {
          add(centers - firstCenters, .equal, 149)
        } else {
          firstCenters = centers
        }
      }
      if stack.distribution == .fillEqually {
        add(length(box) - length(first), .equal, 1000, .stack(stack, "UISV-fill-equally"))
      }
      if stack.distribution == .fillProportionally {
        let sizes = [views[0], views[index]].map {
          isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height
        }
        if sizes[0] > 0, sizes[1] > 0 {
          add(length(box) * Double(sizes[0]) - length(first) * Double(sizes[1]), .equal, 999)
        }
      }
    }
    if stack.distribution == .fill { addOrder(views, own, isRow) }
    for (view, box) in zip(views, own) {
      alignAcross(
        stack, view, (crossStart(box), crossLength(box)), (crossStart(area), crossLength(area)))
    }
    if stack.alignment == .firstBaseline, isRow {
      for (view, box) in zip(views, own).dropFirst() {
        add(
          variable(box.top) + constant(view.baselineOffsets.first) - variable(first.top)
            - constant(views[0].baselineOffsets.first), .equal, 1000)
      }
    }
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
