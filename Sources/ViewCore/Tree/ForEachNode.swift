// Part of Snapback, under the MIT licence; see LICENSE.

/// The node of a `ForEach`. In a lazy container that is scrolled it makes the rows that the
/// container asks for, otherwise all.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  DynamicNode<ForEach<Data, ID, Content>, RowID<ID>>
{
  private var view: ForEach<Data, ID, Content>
  /// Makes editable rows; nil outside of a list.
  private let rowEditing: (any RowEditing)?
  private lazy var editSession = rowEditing?.makeSession()

  // MARK: Rows that are created when they are needed

  private(set) var madeRows = 0..<0
  /// The ids of the rows that are created.
  private var madeIDs: [RowID<ID>] = []
  private var repeated = RepeatedRows<ID>()
  private(set) var dataRevision = 0
  var extents = RowExtents()
  weak var container: AnyObject?
  var heldRow: Int?
  /// The elements that stand for the rows that are not created; nil if all are created at once.
  private var spaces: (before: RowSpaceElement, after: RowSpaceElement)?

  init(_ view: ForEach<Data, ID, Content>, _ context: borrowing _NodeContext) {
    self.view = view
    rowEditing = EnvironmentValues(context.environment).rowEditing
    super.init(context)
    fixData()
    if parent?.lazyAxis != nil {
      spaces = (RowSpaceElement(self, isBefore: true), RowSpaceElement(self, isBefore: false))
      extents.setCount(self.view.data.count)
    }
    refresh(context.pass)
  }

  override func update(_ view: ForEach<Data, ID, Content>, _ pass: UpdatePass) {
    guard spaces != nil else {
      self.view = view
      return refresh(pass)
    }
    let old = self.view.data
    self.view = view
    if fixData() { return showChangedData(old, pass) }
    if isSameStorage(old, view.data) { return refresh(pass) }
    showChangedData(old, pass)
  }

  /// Fixes the elements of a binding, so that they stay as they are until the next change is noticed.
  /// Returns whether the data is one.
  @discardableResult
  private func fixData() -> Bool {
    Data.self is any BoundCollection.Type && Evaluation.track(self) { view.fixData() }
  }

  override func identified(by id: AnyHashable) -> Node? {
    (id.base as? ID).flatMap { shownChild(RowID($0)) }
  }
  override func id(of child: Node) -> AnyHashable? {
    shownKey(of: child).map { AnyHashable($0.id) }
  }

  override func collectElements() -> [Element] {
    guard let spaces else { return super.collectElements() }
    var elements: [Element] = [spaces.before]
    for child in children { elements += child.elements }
    elements.append(spaces.after)
    return elements
  }

  override func dismantle() {
    spaces?.before.dismantle()
    spaces?.after.dismantle()
    super.dismantle()
  }

  override func refresh(_ pass: UpdatePass) {
    markValid()
    let old = view.data
    if fixData(), spaces != nil, !madeRows.isEmpty || old.count != view.data.count {
      return showChangedData(old, pass)
    }
    if spaces != nil { return showRows(madeRows, pass, isQuiet: { _ in true }, updates: true) }
    guard view.data.count <= eagerRowLimit else {
      fatalError(
        """
        A ForEach of \(view.data.count) elements creates all of its views at once; put it into a List, \
        or into a LazyVStack in a ScrollView.
        """)
    }
    // Loops and two arrays: a closure for each element would look up the types of what it returns.
    var (rows, contents) = (RowIDs<ID>(count: view.data.count), [Content]())
    Evaluation.track(self) {
      let view = view
      contents.reserveCapacity(view.data.count)
      func add(_ element: Data.Element) {
        rows.add(view.id(element))
        contents.append(view.content(element))
      }
      if let range = view.data as? Range<Int> {
        // The iterator of a generic collection looks up types for each number.
        for number in range { add(unsafeBitCast(number, to: Data.Element.self)) }
      } else {
        for element in view.data { add(element) }
      }
    }
    show(rows.rows, pass) { index, context in
      make(contents[index], at: index, context)
    } update: { index, node in
      update(node, contents[index], at: index, pass)
    }
  }

  private func make(_ content: Content, at index: Int, _ context: _NodeContext) -> Node {
    if let row = row(index) { return row.make(content, context) }
    return makeChild(content, context)
  }

  private func update(_ node: Node, _ content: Content, at index: Int, _ pass: UpdatePass) {
    if let row = row(index) {
      row.update(node, content, pass)
    } else {
      updateChild(node, content, pass)
    }
  }

  /// Returns the editable row of the element at an index; nil if it is not editable.
  private func row(_ index: Int) -> EditableRowContext? {
    guard let rowEditing, let editSession, let edits = view.edits else { return nil }
    return EditableRowContext(
      editing: rowEditing, index: index, edits: edits, session: editSession)
  }
}

extension ForEachNode: RowSource {
  var rowCount: Int { view.data.count }

  var shownRows: [(index: Int?, elementCount: Int)] {
    // Loops, not closures, here and in what follows: a main-actor closure checks its executor on each call.
    var rows: [(index: Int?, elementCount: Int)] = []
    var row = madeRows.lowerBound
    // Those that are shown are the rows that are created, in order.
    for child in presences {
      rows.append((child.isBeingRemoved ? nil : row, child.elements.count))
      if !child.isBeingRemoved { row += 1 }
    }
    return rows
  }

  func makeRows(_ rows: Range<Int>, _ pass: UpdatePass) {
    guard rows != madeRows else { return }
    showRows(rows, pass, isQuiet: { _ in true }, updates: false)
  }

  func rowIndex(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if repeated.isEmpty, let made = madeIDs.firstIndex(of: RowID(id)) {
      return madeRows.lowerBound + made
    }
    // Integers are often consecutive from the first one, or up to the last one if others were inserted before them.
    if let number = id as? Int, let first = view.data.first.map(view.id) as? Int,
      let last = view.data.last.map(view.id) as? Int
    {
      for likely in [number &- first, rowCount - 1 &- (last &- number)]
      where likely >= 0 && likely < rowCount && view.id(element(likely)) == id { return likely }
    }
    var index = 0
    for element in view.data {
      if view.id(element) == id { return index }
      index += 1
    }
    return nil
  }

  func rowIndex(ofExplicitID id: AnyHashable) -> Int? {
    guard rowCount <= 1_000_000 else { return nil }
    return view.data.enumerated().first {
      (view.content($0.element) as? any ExplicitlyIdentified)?.explicitID == id
    }?.offset
  }

  func elements(ofRow row: Int) -> [Element] {
    guard madeRows.contains(row) else { return [] }
    return shownChild(madeIDs[row - madeRows.lowerBound])?.elements ?? []
  }

  private func element(_ row: Int) -> Data.Element { element(row, of: view.data) }

  private func element(_ index: Int, of data: Data) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: index)]
  }

  /// Returns the identities of rows, which do not depend on which rows are in view. `isNew` is whether the data has
  /// changed since the last call.
  private func ids(of rows: Range<Int>, isNew: Bool = false) -> [RowID<ID>] {
    var ids = RowIDs<ID>(count: rows.count)
    for row in rows {
      let id = view.id(element(row))
      // A row that is created has been looked up before.
      let isKnown = !isNew && repeated.isEmpty && madeID(row)?.id == id
      let number =
        isKnown
        ? 0
        : repeated.repetition(of: id, at: row) {
          rowCount <= eagerRowLimit ? view.data.map(view.id) : []
        }
      ids.add(id, from: number)
    }
    return ids.rows
  }

  /// The identity of a row; nil if it is not created.
  private func madeID(_ row: Int) -> RowID<ID>? {
    madeRows.contains(row) ? madeIDs[row - madeRows.lowerBound] : nil
  }

  /// Shows the rows of a range. Rows that come or go are inserted and removed without transitions
  /// if `isQuiet` says so of their ids. `updates` is whether rows that stay are updated, not only those that come back.
  private func showRows(
    _ rows: Range<Int>, _ pass: UpdatePass, isQuiet: (RowID<ID>) -> Bool, updates: Bool
  ) {
    var contents: [Content] = []
    contents.reserveCapacity(rows.count)
    let (oldIDs, oldRows) = (madeIDs, madeRows)
    Evaluation.track(self) {
      // A binding is read even if no row is.
      _ = view.data.isEmpty
      (madeIDs, madeRows) = (ids(of: rows), rows)
      for row in rows { contents.append(view.content(element(row))) }
    }
    show(madeIDs, pass, isQuiet: isQuiet) { index, context in
      make(contents[index], at: rows.lowerBound + index, context)
    } update: { index, node in
      // A row that was kept has the content from before it went out of sight.
      let row = rows.lowerBound + index
      let hasStayed = oldRows.contains(row) && oldIDs[row - oldRows.lowerBound] == madeIDs[index]
      if updates || !hasStayed { update(node, contents[index], at: row, pass) }
    }
  }

  /// Shows the rows at the same indices as before, after the data has changed. With an animation also as many more as
  /// the data has, up to a limit: those that were shown stay, and rows that are appended are shown. Rows that were not in
  /// the data appear with their transitions, and rows that are no longer in it disappear with theirs; others come and go
  /// without.
  private func showChangedData(_ old: Data, _ pass: UpdatePass) {
    let (data, oldCount, newCount) = (view.data, old.count, view.data.count)
    let limit = pass.transaction.isAnimated ? addedRowLimit : 0
    let added = min(max(0, newCount - oldCount), limit)
    let rows = (madeRows.lowerBound..<madeRows.upperBound + added).clamped(to: 0..<newCount)
    let oldIndices = Dictionary(uniqueKeysWithValues: zip(madeIDs, madeRows))
    repeated.forgetData()
    let newIndices = Dictionary(uniqueKeysWithValues: zip(ids(of: rows, isNew: true), rows))
    let leaving = oldIndices.filter { newIndices[$0.key] == nil }
    let entering = newIndices.filter { oldIndices[$0.key] == nil }
    var others = members(
      of: leaving, in: data, shift: newCount - oldCount, missing: oldCount - newCount)
    others.formUnion(
      members(of: entering, in: old, shift: oldCount - newCount, missing: newCount - oldCount))
    let isAppended =
      newCount >= oldCount && newIndices.allSatisfy { oldIndices[$0.key] == $0.value }
    if !isAppended { extents.forgetAll() }
    if !isAppended || newCount != oldCount { dataRevision += 1 }
    extents.setCount(newCount)
    markValid()
    discardKept(except: { members(of: $0, in: data) })
    showRows(rows, pass, isQuiet: { others.contains($0) }, updates: true)
    // The container lays the rows out again even if those that are created stay the same.
    spaces?.after.setNeedsLayoutOfContainer()
  }

  /// Returns those of the ids that the data contains. `shift` is the likely difference between an
  /// element's index there and the given one. Takes linear time if neither that nor the number of
  /// elements that must be missing explains them.
  private func members(
    of ids: [RowID<ID>: Int], in data: Data, shift: Int, missing: Int
  ) -> Set<RowID<ID>> {
    var (found, rest) = (Set<RowID<ID>>(), Set<RowID<ID>>())
    func contains(_ row: RowID<ID>, at index: Int) -> Bool {
      index >= 0 && index < data.count && view.id(element(index, of: data)) == row.id
    }
    // The number of an element tells nothing of the other data.
    for (id, index) in ids where id.repetition == 0 {
      if contains(id, at: index + shift) || contains(id, at: index) {
        found.insert(id)
      } else {
        rest.insert(id)
      }
    }
    return rest.count <= missing ? found : found.union(members(of: rest, in: data))
  }

  private func members(of rows: Set<RowID<ID>>, in data: Data) -> Set<RowID<ID>> {
    if rows.isEmpty { return [] }
    let wanted = Set(rows.map(\.id))
    var found = Set<ID>()
    for element in data {
      let id = view.id(element)
      if wanted.contains(id), found.insert(id).inserted, found.count == wanted.count { break }
    }
    return rows.filter { found.contains($0.id) }
  }
}

/// Returns whether two collections are known to be equal without comparing their elements: equal
/// ranges, or arrays with the same storage.
private func isSameStorage<C: RandomAccessCollection>(_ a: C, _ b: C) -> Bool {
  if let a = a as? Range<Int>, let b = b as? Range<Int> { return a == b }
  let isSame = a.withContiguousStorageIfAvailable { a in
    b.withContiguousStorageIfAvailable { b in a.baseAddress == b.baseAddress && a.count == b.count }
  }
  return (isSame ?? nil) ?? false
}

/// The most rows that a lazy `ForEach` makes at once for an animated change of its data: about those of a screen.
private let addedRowLimit = 32

/// The most views that a `ForEach` outside of lazy containers may have.
private let eagerRowLimit = 2_000_000
