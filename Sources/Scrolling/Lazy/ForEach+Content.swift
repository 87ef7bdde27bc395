// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

extension ForEach {
  /// Returns the same elements with another view for each.
  package func replacingContent<New>(
    _ content: @escaping (Data.Element) -> New
  ) -> ForEach<Data, ID, New> {
    ForEach<Data, ID, New>(data: data, id: id, content: content, edits: edits)
  }

  /// Creates content of any kind for the elements of a collection.
  package init(
    elements: Data, identifiedBy id: @escaping (Data.Element) -> ID,
    making content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: elements, id: id, content: content)
  }
}
