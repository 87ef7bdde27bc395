// Part of Snapback, under the MIT licence; see LICENSE.

/// A binding to a collection is itself a collection, of bindings to the elements: `$items[0]`,
/// `ForEach($items)`.
extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The iterator over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the collection of bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// An index of the collection behind the binding.
  public typealias Index = Value.Index
  /// The indices of the collection behind the binding.
  public typealias Indices = Value.Indices

  /// The index of the first element.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The indices of all elements, in order.
  public var indices: Indices { wrappedValue.indices }

  /// Returns the index after another one.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  /// Replaces an index by the one after it.
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at an index, which must be valid.
  ///
  /// If the index later becomes invalid because the collection has become shorter, the binding
  /// returns the value that it had when it was created, and setting it does nothing.
  public subscript(position: Index) -> Binding<Value.Element> {
    let fixed = location as? FixedCollectionLocation<Value>
    var element = Binding<Value.Element>(
      location: fixed?.element(position) ?? ElementLocation(location, position))
    element.transaction = transaction
    return element
  }
}

extension Binding: BoundCollection where Value: MutableCollection {
  var fixed: Binding<Value> {
    let base = (location as? FixedCollectionLocation<Value>)?.base ?? location
    var binding = Binding(location: FixedCollectionLocation(base))
    binding.transaction = transaction
    return binding
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the index before another one.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  /// Replaces an index by the one before it.
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension ForEach where Content: View {
  /// Creates a view for each element of a collection, from a binding to the element. Views are
  /// identified by the elements' ids.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for each element of a collection, from a binding to the element. Views are
  /// identified by a property of the elements.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let data = data.fixed
    let values = data.wrappedValue
    self.init(
      data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) }, id: { $0.1 },
      content: { content(data[$0.0]) })
  }
}
