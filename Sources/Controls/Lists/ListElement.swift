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

  func makeElement(_ node: Node) -> ListElement {
    node.host.registerGuide(HorizontalAlignment.listRowSeparatorLeading.key)
    return ListElement(node)
  }

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
final class ListElement: ContainerElement, ListRowContainer, RowContainer {
  var rowKind: RowKind { .list }
  var rowElements: [Element] { items }

  var styleKind = _ListStyleKind.insetGrouped
  var isPlain: Bool { styleKind == .plain }
  var colors = ListColors()
  var metrics = ListMetrics(.insetGrouped)
  /// The cells of the rows outside of sections, by group.
  private var rowGroups: [CellGroup] = [] {
    didSet {
      cells = rowGroups.flatMap(\.cells)
      filledRows = cells.filledRows
    }
  }
  private(set) var cells: [ListCell] = []
  var highlightedRows: Set<ObjectIdentifier> = []
  /// The rows of `rowGroups` that `ListCellDrawing` draws.
  private var filledRows: Set<ObjectIdentifier> = []
  private lazy var rows = LazyRows(self, .vertical)
  /// The sources whose rows are sections.
  private var sectionSources: Set<ObjectIdentifier> = []

  override var lazyAxis: Axis? { .vertical }
  override var isolatesContentLayout: Bool { rows.isMaking }

  /// The cells of consecutive rows outside of sections.
  private struct CellGroup {
    var cells: [ListCell] = []
    var overhang: (top: CGFloat, bottom: CGFloat) = (0, 0)
    /// Those of rows that are being removed.
    var removed: [ListCell] = []
  }

  /// Consecutive items in the list: a section, sections that are not created, or rows outside of
  /// sections, made or not.
  private struct Group {
    var items: [Int]
    var section: SectionElement?
    var isSpace = false
    /// The space that the section sets around itself.
    var spacing: ListRowConfiguration.SectionSpacing?
    var top: CGFloat = 0
  }

  /// The items in layout, grouped.
  private func makeGroups() -> [Group] {
    var groups: [Group] = []
    var isInRows = false
    for (index, item) in items.enumerated() where !item.isDeparting {
      if let space = item.rowSpace {
        let isOfSections = isOfSections(space, at: index)
        if isOfSections { isInRows = false }
        if space.length == 0 { continue }
        if isOfSections {
          groups.append(Group(items: [index], isSpace: true))
          continue
        }
      }
      if let section = item.innermostContent as? SectionElement {
        let configuration = item.listRowConfiguration
        section.setRowConfiguration(configuration, inside: item)
        groups.append(
          Group(items: [index], section: section, spacing: configuration.sectionSpacing))
        isInRows = false
      } else if isInRows {
        groups[groups.count - 1].items.append(index)
      } else {
        groups.append(Group(items: [index]))
        isInRows = true
      }
    }
    return groups
  }

  /// Returns whether the rows that a space stands for are sections: those of its source that are made, or were
  /// made last, decide.
  private func isOfSections(_ space: RowSpaceElement, at index: Int) -> Bool {
    let id = ObjectIdentifier(space.source)
    if space.isBefore, !space.source.madeRows.isEmpty,
      let next = items[index...].first(where: { $0.rowSpace == nil && !$0.isDeparting })
    {
      if next.innermostContent is SectionElement {
        sectionSources.insert(id)
      } else {
        sectionSources.remove(id)
      }
    }
    return sectionSources.contains(id)
  }

  /// Returns the groups with their tops, and the positions of all items.
  private func layOut(in width: CGFloat) -> (groups: [Group], positions: LazyItemPositions) {
    var groups = makeGroups()
    var positions = LazyItemPositions()
    positions.starts = Array(repeating: .nan, count: items.count)
    positions.ends = positions.starts
    var y = metrics.topMargin(
      hasHeader: groups.first(where: { !$0.isSpace })?.section?.hasHeader == true)
    for index in groups.indices {
      let group = groups[index]
      if index > 0, !groups[index - 1].isSpace {
        y += metrics.gap(
          afterFooter: groups[index - 1].section?.hasFooter == true,
          beforeHeader: group.section?.hasHeader == true, groups[index - 1].spacing, group.spacing)
      }
      groups[index].top = y
      var bounds: [(top: CGFloat, bottom: CGFloat)]
      if group.section != nil {
        let size = items[group.items[0]].size(ProposedViewSize(width: width, height: nil))
        bounds = [(y, y + size.height)]
        y += size.height
      } else if group.isSpace {
        let length = items[group.items[0]].rowSpace?.length ?? 0
        bounds = [(y, y + length)]
        y += length
      } else {
        (bounds, y) = rowLayout.bounds(of: group.items.map { items[$0] }, from: y, in: width)
      }
      for (item, (top, bottom)) in zip(group.items, bounds) {
        (positions.starts[item], positions.ends[item]) = (top, bottom)
      }
    }
    if let last = groups.last, last.isSpace {
      y -= metrics.gap(afterFooter: false, beforeHeader: false)
    }
    positions.total = y + metrics.bottomMargin
    positions.fillGaps(after: metrics.topMargin(hasHeader: false))
    return (groups, positions)
  }

  private var rowLayout: ListRowLayout {
    ListRowLayout(metrics: metrics)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 320
    rows.prepare { layOut(in: width).positions }
    return CGSize(width: width, height: rows.total ?? layOut(in: width).positions.total)
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    rows.gapOfSource = { [unowned self] source in
      sectionSources.contains(ObjectIdentifier(source))
        ? metrics.gap(afterFooter: false, beforeHeader: false) : metrics.rowGap
    }
    rows.update(width: size.width, pass) { layOut(in: size.width).positions }
    var rowGroups: [CellGroup] = []
    for group in layOut(in: size.width).groups where !group.isSpace {
      if group.section != nil {
        let item = items[group.items[0]]
        let height = item.size(ProposedViewSize(width: size.width, height: nil)).height
        item.place(CGRect(x: 0, y: group.top, width: size.width, height: height), pass)
      } else {
        let members = group.items.map { items[$0] }
        rowGroups.append(
          CellGroup(
            cells: rowLayout.place(members, from: group.top, in: size.width, pass),
            overhang: rowLayout.overhang(of: members)))
      }
    }
    addRemovedCells(to: &rowGroups)
    self.rowGroups = rowGroups
    rows.finish()
  }

  /// Adds the cells of the rows that are being removed to the groups of the rows that were beside them; to groups of
  /// their own if none of those is left.
  private func addRemovedCells(to groups: inout [CellGroup]) {
    for old in rowGroups {
      let removed = (old.removed + old.cells).filter(\.row.isDeparting)
      if removed.isEmpty { continue }
      let members = old.cells.rowIDs
      let index = groups.firstIndex { group in
        group.cells.contains { members.contains(ObjectIdentifier($0.row)) }
      }
      if let index {
        groups[index].removed += removed
      } else {
        // Behind the others.
        groups.insert(CellGroup(removed: removed), at: 0)
      }
    }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let count = path.gestures.count
    let isHit = super.hitTest(point, &path)
    return hitRow(at: point, &path, after: count) || isHit
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    let drawing = ListCellDrawing(self)
    var drawnSeparately = filledRows
    for group in rowGroups {
      let fading = drawing.draw(
        group.cells, removed: group.removed.filter(\.row.isDeparting), overhang: group.overhang,
        &builder)
      drawnSeparately.formUnion(fading)
    }
    for child in children where !drawnSeparately.contains(ObjectIdentifier(child)) {
      child.render(&builder)
    }
  }
}
