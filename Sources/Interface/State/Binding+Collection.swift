// Part of Snapback, under the MIT licence; see LICENSE.

/// A binding to a collection is a collection of bindings to its elements: `$items[0]`, `ForEach($items)`.
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }

  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to an element. Where the collection has become shorter since, it keeps the last value it had,
  /// and setting it does nothing.
  public subscript(position: Index) -> Binding<Value.Element> {
    let last = wrappedValue[position]
    var element = Binding<Value.Element>(
      get: {
        let values = wrappedValue
        return values.has(position) ? values[position] : last
      },
      set: { element in
        guard wrappedValue.has(position) else { return }
        var values = wrappedValue
        values[position] = element
        wrappedValue = values
      })
    element.transaction = transaction
    return element
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Collection {
  fileprivate func has(_ index: Index) -> Bool { (startIndex..<endIndex).contains(index) }
}

extension ForEach where Content: View {
  /// A view for a binding to each element, known by its id.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// A view for a binding to each element, known by a property.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let values = data.wrappedValue
    self.init(
      data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) }, id: { $0.1 },
      content: { content(data[$0.0]) })
  }
}
