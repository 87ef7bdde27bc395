// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The content of a list: sections, and rows outside of sections.
struct ListRows<Content: View>: ContainerView {
  let styleKind: _ListStyleKind
  let content: Content

  func makeElement(_ node: Node) -> ListElement { ListElement(node) }

  func update(_ element: ListElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    element.colors = ListColors(values)
    element.styleKind = styleKind
    let metrics = ListMetrics(values)
    guard element.metrics != metrics else { return }
    element.metrics = metrics
    element.setNeedsLayout()
  }
}

/// Stacks the sections of a list. Consecutive rows outside of sections share a card.
final class ListElement: ContainerElement, ListRowContainer {
  var styleKind = _ListStyleKind.insetGrouped
  var colors = ListColors()
  var metrics = ListMetrics(.insetGrouped)
  /// The cells of the rows outside of sections, by group.
  private var rowGroups: [[ListCell]] = [] {
    didSet {
      cells = rowGroups.flatMap(\.self)
      filledRows = cells.filledRows
    }
  }
  private(set) var cells: [ListCell] = []
  var highlightedRows: Set<ObjectIdentifier> = []
  /// The rows of `rowGroups` that `ListRowLayout.draw` draws.
  private var filledRows: Set<ObjectIdentifier> = []

  /// The children in layout, grouped: each section alone, consecutive other rows together.
  private var groups: [[Element]] {
    var groups: [[Element]] = []
    var isInRows = false
    for item in layoutItems {
      let section = item.innermostContent as? SectionElement
      section?.setRowConfiguration(item.listRowConfiguration, inside: item)
      let isSection = section != nil
      if isSection || !isInRows {
        groups.append([item])
      } else {
        groups[groups.count - 1].append(item)
      }
      isInRows = !isSection
    }
    return groups
  }

  private func isSection(_ group: [Element]) -> Bool {
    group.first?.innermostContent is SectionElement
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 320
    let groups = groups
    var height = topMargin(groups) + metrics.verticalMargin
    for (index, group) in groups.enumerated() {
      height += gap(before: index, in: groups) + self.height(of: group, in: width)
    }
    return CGSize(width: width, height: height)
  }

  private func section(_ group: [Element]) -> SectionElement? {
    group.first?.innermostContent as? SectionElement
  }

  private func topMargin(_ groups: [[Element]]) -> CGFloat {
    metrics.topMargin(hasHeader: groups.first.flatMap { section($0) }?.hasHeader == true)
  }

  /// The gap above a group; 0 for the first.
  private func gap(before index: Int, in groups: [[Element]]) -> CGFloat {
    guard index > 0 else { return 0 }
    return metrics.gap(
      afterFooter: section(groups[index - 1])?.hasFooter == true,
      beforeHeader: section(groups[index])?.hasHeader == true)
  }

  private func height(of group: [Element], in width: CGFloat) -> CGFloat {
    isSection(group)
      ? group[0].size(ProposedViewSize(width: width, height: nil)).height
      : ListRowLayout(metrics: metrics).height(of: group, in: width)
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    var rowGroups: [[ListCell]] = []
    let groups = groups
    var y = topMargin(groups)
    for (index, group) in groups.enumerated() {
      y += gap(before: index, in: groups)
      let height = height(of: group, in: size.width)
      if isSection(group) {
        group[0].place(CGRect(x: 0, y: y, width: size.width, height: height), pass)
      } else {
        rowGroups.append(
          ListRowLayout(metrics: metrics).place(group, from: y, in: size.width, pass))
      }
      y += height
    }
    self.rowGroups = rowGroups
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let count = path.gestures.count
    let isHit = super.hitTest(point, &path)
    return hitRowButton(at: point, &path, after: count) || isHit
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    let pixel = 1 / node.host.scale
    for cells in rowGroups {
      ListRowLayout(metrics: metrics).draw(
        cells, in: presentedSize.width, colors, pixel: pixel, isPlain: styleKind == .plain,
        highlighted: highlightedRows, &builder)
    }
    for child in children where !filledRows.contains(ObjectIdentifier(child)) {
      child.render(&builder)
    }
  }
}
