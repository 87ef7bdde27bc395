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
    return scan.classes().flatMap { scan.overrides(of: $0) }
  }

  /// Members of layers, and the offsets after the opening braces where they are inserted.
  ///
  /// A layer that has initializers, but none without arguments, gets the required one, which UIKit misses
  /// only when it is called. One with `init(layer:)` makes its presentation by it. A cell of a storyboard that
  /// has only the initializer for archives gets the required ones, too.
  static func members(in tokens: [SourceToken]) -> [(offset: Int, text: String)] {
    var scan = RequiredInitializers(tokens: tokens)
    return scan.classes().compactMap { scan.members(of: $0) }
  }

  private init(tokens: [SourceToken]) { self.tokens = tokens }

  /// The indices of the keyword `class` before the names of classes with superclasses.
  private mutating func classes() -> [Int] {
    let classes = tokens.indices.dropLast(3).filter { index in
      tokens[index].text == "class" && tokens[index + 1].isName && tokens[index + 2].text == ":"
        && tokens[index + 3].isName
    }
    for index in classes where parents[tokens[index + 1].text] == nil {
      parents[tokens[index + 1].text] = tokens[index + 3].text
    }
    return classes
  }

  private func members(of keyword: Int) -> (offset: Int, text: String)? {
    if let cell = cellMembers(of: keyword) { return cell }
    guard labels(tokens[keyword + 3].text) == [""],
      let open = tokens[keyword...].firstIndex(where: { $0.text == "{" }),
      let close = tokens.closing(open)
    else { return nil }
    var (depth, isDesignated, hasEmpty, copies) = (0, false, false, false)
    for index in (open + 1)..<close {
      switch tokens[index].text {
      case "{": depth += 1
      case "}": depth -= 1
      case "init" where depth == 0:
        if tokens[index + 1].text == "(", tokens[index + 2].text == ")" { hasEmpty = true }
        if tokens[index + 1].text == "(", tokens[index + 2].text == "layer" { copies = true }
        if tokens[index - 1].text != "convenience" { isDesignated = true }
      default: break
      }
    }
    let modifiers = tokens[..<keyword].suffix(2).map(\.text)
    let access = modifiers.contains("public") || modifiers.contains("open") ? " public" : ""
    var text = ""
    if isDesignated, !hasEmpty {
      text += access + " required init() { fatalError(\"init() is not implemented\") };"
    }
    if copies {
      let name = tokens[keyword + 1].text
      text += access + " override func _presentationCopy() -> CALayer { \(name)(layer: self) };"
    }
    return text.isEmpty ? nil : (tokens[open].range.upperBound, text)
  }

  /// The required initializer of a cell that has other ones only; nil for other classes.
  private func cellMembers(of keyword: Int) -> (offset: Int, text: String)? {
    let required: [String: (label: String, parameters: String)] = [
      "UITableViewCell": ("style", "style: UITableViewCell.CellStyle, reuseIdentifier: String?"),
      "UICollectionViewCell": ("frame", "frame: CGRect"),
      "UICollectionReusableView": ("frame", "frame: CGRect"),
    ]
    guard let needed = required[root(tokens[keyword + 3].text)],
      let open = tokens[keyword...].firstIndex(where: { $0.text == "{" }),
      let close = tokens.closing(open)
    else { return nil }
    var (depth, hasOther) = (0, false)
    for index in (open + 1)..<close {
      switch tokens[index].text {
      case "{": depth += 1
      case "}": depth -= 1
      case "init" where depth == 0 && tokens[index - 1].text != "convenience":
        let rest = tokens[(index + 1)..<close].drop { ["?", "!", "("].contains($0.text) }
        if rest.first?.text == needed.label { return nil }
        hasOther = true
      default: break
      }
    }
    let modifiers = tokens[..<keyword].suffix(2).map(\.text)
    let access = modifiers.contains("public") || modifiers.contains("open") ? " public" : ""
    let text = "\(access) required init(\(needed.parameters)) { fatalError(\"not implemented\") };"
    return hasOther ? (tokens[open].range.upperBound, text) : nil
  }

  /// The first class among the superclasses that is not of the source.
  private func root(_ parent: String) -> String {
    var (name, steps) = (parent, 0)
    while let next = parents[name], steps < 20 { (name, steps) = (next, steps + 1) }
    return name
  }

  /// The first labels of the required initializers that a class inherits, by the name of its superclass;
  /// an empty one for that without arguments.
  private func labels(_ parent: String) -> Set<String> {
    let name = root(parent)
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
