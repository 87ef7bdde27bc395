// Part of Snapback, under the MIT licence; see LICENSE.

/// The overridden initializers that are required ones here: those of cells and layers, which UIKit
/// creates by their classes.
///
/// With Objective-C any initializer of a class can be called, so that sources write
/// `override init(frame: CGRect)`. In the compiled copy `override` is replaced by `required`, which has
/// as many letters.
struct RequiredInitializers {
  private let tokens: [SourceToken]
  /// The superclasses of the classes of the source, by name.
  private var parents: [String: String] = [:]

  /// The ranges of the keyword `override` before them.
  static func overrides(in tokens: [SourceToken]) -> [Range<Int>] {
    var scan = RequiredInitializers(tokens: tokens)
    return scan.find()
  }

  private init(tokens: [SourceToken]) { self.tokens = tokens }

  private mutating func find() -> [Range<Int>] {
    let classes = tokens.indices.dropLast(3).filter { index in
      tokens[index].text == "class" && tokens[index + 1].isName && tokens[index + 2].text == ":"
        && tokens[index + 3].isName
    }
    guard !classes.isEmpty else { return [] }
    for index in classes where parents[tokens[index + 1].text] == nil {
      parents[tokens[index + 1].text] = tokens[index + 3].text
    }
    return classes.flatMap { overrides(of: $0) }
  }

  /// The first labels of the required initializers that a class inherits, by the name of its superclass;
  /// an empty one for that without arguments.
  private func labels(_ parent: String) -> Set<String> {
    var (name, steps) = (parent, 0)
    while let next = parents[name], steps < 20 { (name, steps) = (next, steps + 1) }
    if name == "UICollectionReusableView" { return ["frame"] }
    if name.hasSuffix("Cell") { return ["frame", "style"] }
    if name.hasPrefix("CA"), name.hasSuffix("Layer") { return [""] }
    return []
  }

  private func overrides(of keyword: Int) -> [Range<Int>] {
    let labels = labels(tokens[keyword + 3].text)
    guard !labels.isEmpty, let open = tokens[keyword...].firstIndex(where: { $0.text == "{" })
    else { return [] }
    var result: [Range<Int>] = []
    var depth = 0
    for index in open..<tokens.count {
      if index > open, depth == 0 { break }
      switch tokens[index].text {
      case "{": depth += 1
      case "}": depth -= 1
      case "init" where depth == 1 && index + 2 < tokens.count && tokens[index + 1].text == "(":
        let label = tokens[index + 2].text == ")" ? "" : tokens[index + 2].text
        let before = tokens[..<index].suffix(2)
        guard labels.contains(label), let modifier = before.first(where: { $0.text == "override" })
        else { continue }
        result.append(modifier.range)
      default: break
      }
    }
    return result
  }
}
