// Part of Snapback, under the MIT licence; see LICENSE.

/// A view for each element of a collection. State follows the elements' ids when they move; elements with equal ids are
/// told apart by their order.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public internal(set) var data: Data
  package let id: (Data.Element) -> ID
  /// Creates the content of an element.
  public let content: (Data.Element) -> Content
  /// The editing actions of the rows; nil if none were set.
  package var edits: _RowEdits?

  package init(
    data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content,
    edits: _RowEdits? = nil
  ) {
    self.data = data
    self.id = id
    self.content = content
    self.edits = edits
  }

  /// Replaces a binding to a collection by one with the elements that it has now. Returns whether the
  /// data is such a binding.
  @discardableResult
  mutating func fixData() -> Bool {
    guard let fixed = (data as? any BoundCollection)?.fixed as? Data else { return false }
    data = fixed
    return true
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Creates views for the elements of a collection, identified by a property of the elements.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: reader(of: id), content: content)
  }

  /// Creates views for the elements of a collection, identified by their ids.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Creates views for the integers of a range, which identify themselves. The range may change.
  public init(_ data: Data, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }

  public static func _makeNode(
    _ view: ForEach, _ context: _NodeContext
  ) -> _NodeReference<ForEach> {
    _NodeReference(ForEachNode(view, context))
  }
}

extension ForEach: DynamicViewContent where Content: View {
  public func _edited(_ change: (inout _RowEdits) -> Void) -> ForEach {
    var copy = self
    var edits = edits ?? _RowEdits()
    change(&edits)
    copy.edits = edits
    return copy
  }
}

/// Returns a closure that reads a property: a stored one without the cost of a key path.
private func reader<Root, Value>(of property: KeyPath<Root, Value>) -> (Root) -> Value {
  // The offset of `\.self` is not known.
  if Root.self == Value.self, property == \Root.self {
    return { root in
      withUnsafePointer(to: root) {
        UnsafeRawPointer($0).assumingMemoryBound(to: Value.self).pointee
      }
    }
  }
  guard let offset = MemoryLayout<Root>.offset(of: property) else {
    return { $0[keyPath: property] }
  }
  return { root in
    withUnsafePointer(to: root) {
      (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Value.self).pointee
    }
  }
}
