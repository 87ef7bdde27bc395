// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceFiles
import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

extension InterfaceBuilder {
  /// Sets up views that scroll: the lists among them get their cells.
  func setUp(scroll view: UIScrollView, _ element: InterfaceElement) {
    if let value = element.bool("scrollEnabled") { view.isScrollEnabled = value }
    if let value = element.bool("pagingEnabled") { view.isPagingEnabled = value }
    if let value = element.bool("bounces") { view.bounces = value }
    if let value = element.bool("alwaysBounceVertical") { view.alwaysBounceVertical = value }
    if let value = element.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = value }
    if let value = element.bool("directionalLockEnabled") { view.isDirectionalLockEnabled = value }
    if let value = element.bool("showsVerticalScrollIndicator") {
      view.showsVerticalScrollIndicator = value
    }
    if let value = element.bool("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = value
    }
    if let value = element.bool("delaysContentTouches") { view.delaysContentTouches = value }
    if let value = element.number("minimumZoomScale") { view.minimumZoomScale = max(0.001, value) }
    if let value = element.number("maximumZoomScale") { view.maximumZoomScale = max(0.001, value) }
    if element["contentInsetAdjustmentBehavior"] == "never" {
      view.contentInsetAdjustmentBehavior = .never
    }
    let modes: [String: UIScrollView.KeyboardDismissMode] = [
      "onDrag": .onDrag, "interactive": .interactive,
    ]
    if let value = element["keyboardDismissMode"].flatMap({ modes[$0] }) {
      view.keyboardDismissMode = value
    }
    if let size = element.size("contentSize") { view.contentSize = size }
    switch view {
    case let view as UITextView: setUp(text: view, element)
    case let view as UITableView: setUp(table: view, element)
    case let view as UICollectionView: setUp(collection: view, element)
    default: break
    }
  }

  // MARK: Tables

  private func setUp(table: UITableView, _ element: InterfaceElement) {
    if let height = element.number("rowHeight") { table.rowHeight = height }
    if let height = element.number("estimatedRowHeight") { table.estimatedRowHeight = height }
    if let height = element.number("sectionHeaderHeight"), height >= 0 {
      table.sectionHeaderHeight = height
    }
    if let height = element.number("sectionFooterHeight"), height >= 0 {
      table.sectionFooterHeight = height
    }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let color = resources.color("separatorColor", of: element) { table.separatorColor = color }
    if let insets = element.insets("separatorInset") { table.separatorInset = insets }
    if let value = element.bool("allowsSelection") { table.allowsSelection = value }
    if let value = element.bool("allowsMultipleSelection") {
      table.allowsMultipleSelection = value
    }
    if let header = element.value("tableHeaderView") { table.tableHeaderView = makeView(header) }
    if let footer = element.value("tableFooterView") { table.tableFooterView = makeView(footer) }
    for prototype in element.list("prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      let source = CellSource(self, prototype)
      table.register(identifier) { source.make() as? UITableViewCell ?? UITableViewCell() }
    }
    guard let sections = element.child("sections") else { return }
    let rows = StaticRows(
      sections.children.map { section in
        StaticRows.Section(
          title: section["headerTitle"], footer: section["footerTitle"],
          rows: section.list("cells").compactMap { cell in
            (makeView(cell) as? UITableViewCell).map { view in
              (view, cell.number("rowHeight") ?? element.number("rowHeight") ?? -1)
            }
          })
      })
    table.staticRows = rows
    table.associations[StoredKeys.staticRows] = rows
  }

  func setUp(row: UITableViewCell, _ element: InterfaceElement) {
    let selections: [String: UITableViewCell.SelectionStyle] = [
      "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]
    if let value = element["selectionStyle"].flatMap({ selections[$0] }) {
      row.selectionStyle = value
    }
    let accessories: [String: UITableViewCell.AccessoryType] = [
      "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
      "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
    ]
    if let value = element["accessoryType"].flatMap({ accessories[$0] }) {
      row.accessoryType = value
    }
    guard let content = element.value("contentView") else { return }
    let views = [
      ("textLabel", row.textLabel as UIView?), ("detailTextLabel", row.detailTextLabel),
      ("imageView", row.imageView),
    ]
    var known: [String: UIView] = [:]
    for (name, view) in views { if let id = element[name] { known[id] = view } }
    setUp(content: row.contentView, content, known)
  }

  func setUp(item: UICollectionReusableView, _ element: InterfaceElement) {
    guard let item = item as? UICollectionViewCell, let content = element.value("contentView")
    else { return }
    setUp(content: item.contentView, content, [:])
    // The size is that of the item.
    item.contentView.frame = CGRect(origin: .zero, size: item.bounds.size)
  }

  /// Sets up the content view of a cell.
  ///
  /// - Parameter known: The views of the cell that exist already, by their identifiers.
  private func setUp(
    content view: UIView, _ element: InterfaceElement, _ known: [String: UIView]
  ) {
    guard !known.isEmpty else {
      let mask = view.autoresizingMask
      setUpExisting(view, element)
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = mask
      return
    }
    note(view, element)
    made.append((element, view))
    for child in element.list("subviews") {
      if let existing = child.id.flatMap({ known[$0] }) {
        setUpExisting(existing, child)
        existing.translatesAutoresizingMaskIntoConstraints = true
      } else {
        view.addSubview(makeView(child))
      }
    }
  }

  // MARK: Collections

  private func setUp(collection: UICollectionView, _ element: InterfaceElement) {
    if let layout = element.value("collectionViewLayout") { setLayout(layout, of: collection) }
    if let value = element.bool("allowsSelection") { collection.allowsSelection = value }
    if let value = element.bool("allowsMultipleSelection") {
      collection.allowsMultipleSelection = value
    }
    for prototype in element.list("cells") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      let source = CellSource(self, prototype)
      collection.register(identifier) {
        source.make() as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
      }
    }
    let kinds = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in kinds {
      guard let prototype = element.value(key), let identifier = prototype["reuseIdentifier"]
      else { continue }
      let source = CellSource(self, prototype)
      collection.register(identifier, kind: kind) {
        source.make() as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
      }
    }
  }

  private func setLayout(_ element: InterfaceElement, of collection: UICollectionView) {
    var layout: UICollectionViewLayout = UICollectionViewFlowLayout()
    if let name = element["customClass"] {
      let type = library.registry.type(named: name) as? UICollectionViewLayout.Type
      if let own = type?.init(coder: NSCoder()) {
        layout = own
      } else {
        report("there is no layout class \(name) in the program: a flow layout is used", element)
      }
    }
    if let flow = layout as? UICollectionViewFlowLayout {
      flow.scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
      if let size = element.size("itemSize"), size.width > 0 { flow.itemSize = size }
      if element["automaticEstimatedItemSize"] == "YES" {
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      } else if let size = element.size("estimatedItemSize") {
        flow.estimatedItemSize = size
      }
      if let value = element.number("minimumLineSpacing") { flow.minimumLineSpacing = value }
      if let value = element.number("minimumInteritemSpacing") {
        flow.minimumInteritemSpacing = value
      }
      if let insets = element.insets("sectionInset") { flow.sectionInset = insets }
      if let size = element.size("headerReferenceSize") { flow.headerReferenceSize = size }
      if let size = element.size("footerReferenceSize") { flow.footerReferenceSize = size }
    }
    note(layout, element)
    made.append((element, layout))
    collection.collectionViewLayout = layout
  }
}

/// Keys of the objects that views retain.
@MainActor
private enum StoredKeys {
  /// The rows of a table, which its data source does not retain.
  static let staticRows = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

/// Makes the cells of a prototype.
@MainActor
private final class CellSource {
  private let element: InterfaceElement
  private let table: Weak

  private struct Weak {
    weak var builder: InterfaceBuilder?
  }

  private var known: InterfaceBuilder?

  init(_ builder: InterfaceBuilder, _ element: InterfaceElement) {
    self.element = element
    table = Weak(builder: builder)
    builder.whenFinished.append { [weak self] in self?.known = builder.inner() }
  }

  func make() -> UIView? {
    guard let builder = (known ?? table.builder)?.inner() else { return nil }
    let view = builder.makeView(element)
    builder.finish()
    return view
  }
}

/// The rows of a table that a storyboard lists.
@MainActor
final class StaticRows: UITableViewDataSource, UITableViewDelegate {
  struct Section {
    var title: String?
    var footer: String?
    var rows: [(cell: UITableViewCell, height: CGFloat)]
  }

  private let sections: [Section]

  init(_ sections: [Section]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    row(indexPath)?.cell ?? UITableViewCell()
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].title : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    row(indexPath)?.height ?? tableView.rowHeight
  }

  private func row(_ path: IndexPath) -> (cell: UITableViewCell, height: CGFloat)? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }
}
