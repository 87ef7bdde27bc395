// Part of Snapback, under the MIT licence; see LICENSE.

/// A method with the attribute `@NSManaged`, such as `addToBooks(_ value: Book)`, which Core Data
/// makes at run time on Apple's systems.
struct ManagedMethod: Equatable, Sendable {
  /// The range of the attribute.
  var attribute: Range<Int>
  /// The offset after the declaration.
  var end: Int
  /// The body in the compiled copy.
  var body: String

  /// Reads a declaration from its attribute on; nil if it is not a method that adds to a relationship or
  /// removes from one.
  init?(_ tokens: ArraySlice<SourceToken>) {
    let start = tokens.startIndex
    guard let keyword = tokens.prefix(6).firstIndex(where: { $0.text == "func" }),
      keyword + 6 < tokens.endIndex, tokens[keyword + 2].text == "(",
      tokens[keyword + 3].text == "_", tokens[keyword + 5].text == ":",
      let close = tokens[keyword...].firstIndex(where: { $0.text == ")" })
    else { return nil }
    let name = tokens[keyword + 1].text
    let verbs = [("addTo", "_addManagedValue"), ("removeFrom", "_removeManagedValue")]
    guard let (verb, method) = verbs.first(where: { name.hasPrefix($0.0) }),
      name.count > verb.count
    else { return nil }
    let property = name.dropFirst(verb.count)
    let key = property.prefix(1).lowercased() + property.dropFirst()
    attribute = tokens[start].range.lowerBound..<tokens[start + 1].range.upperBound
    end = tokens[close].range.upperBound
    body = " { \(method)(\(tokens[keyword + 4].text), \"\(key)\") }"
  }
}
