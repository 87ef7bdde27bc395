// Part of Snapback, under the MIT licence; see LICENSE.

extension SourceScanner {
  /// The maximum depth at which types within types are found.
  private static let nestingLimit = 50

  /// The first part of a type declaration.
  struct TypeHead {
    var name: String
    var parents: Set<String> = []
    var isGeneric = false
    /// The braces.
    var open: Int
    var close: Int
  }

  /// Parses a type declaration up to its braces; nil if there is none.
  private func head(at keyword: Int) -> TypeHead? {
    guard keyword + 1 < tokens.count, tokens[keyword + 1].isName else { return nil }
    var head = TypeHead(name: tokens[keyword + 1].text, open: keyword + 2, close: 0)
    var isListing = false
    while head.open < tokens.count, tokens[head.open].text != "{" {
      switch tokens[head.open].text {
      case "<": head.isGeneric = head.isGeneric || !isListing
      case ":" where !head.isGeneric || tokens[head.open - 1].text == ">": isListing = true
      case "where": isListing = false
      case let word where isListing: head.parents.insert(word)
      default: break
      }
      head.open += 1
    }
    guard head.open < tokens.count, let close = matching(head.open) else { return nil }
    head.close = close
    return head
  }

  /// The superclasses of views that can be shown, besides those whose names end with `View` or
  /// `ViewController`.
  private static let uiKitClasses: Set<String> = [
    "UIControl", "UIButton", "UILabel", "UISwitch", "UISlider", "UITextField", "UISegmentedControl",
    "UIPageControl", "UINavigationController", "UITabBarController",
    "UICollectionViewCell", "UITableViewCell",
  ]

  private static func isUIKitClass(_ parent: String) -> Bool {
    parent.hasPrefix("UI")
      && (parent.hasSuffix("ViewController") || parent.hasSuffix("View")
        || uiKitClasses.contains(parent))
  }

  mutating func noteType() {
    guard let head = head(at: position) else { return }
    let name = head.name
    let range = tokens[position].range.lowerBound..<tokens[head.close].range.upperBound
    if tokens[position].text == "extension" { noteEntries(in: head) }
    if head.parents.contains("PreviewProvider") {
      found.providers.append(name)
      previewRanges.append(range)
    }
    if head.parents.contains("App") {
      found.apps.append(name)
      previewRanges.append(range)
    }
    if head.parents.contains("UIApplicationDelegate"), isMarked(at: position) {
      found.applicationDelegates.append(name)
    }
    if head.parents.contains("UIWindowSceneDelegate") { found.sceneDelegates.append(name) }
    let keyword = tokens[position].text
    if keyword == "class", !head.isGeneric, head.parents.contains(where: Self.isUIKitClass) {
      let members = MemberScan(tokens[(head.open + 1)..<head.close])
      let needsArguments = members.initializers.count > 1 && !members.initializers.contains(true)
      if members.initializers.count == 1, hasArchiveInitializer(in: head) {
        found.archivedClasses.insert(name)
      }
      if head.parents.contains("UIView"), isBare(head) { found.bareClasses.insert(name) }
      if head.parents.contains(where: { $0.hasPrefix("UI") && $0.hasSuffix("Controller") }) {
        found.controllerClasses.insert(name)
      }
      let overridesFrame = tokens[(head.open + 1)..<head.close].contains { $0.text == "override" }
      if !needsArguments || overridesFrame {
        found.uiKitClasses.append(name)
      } else if let arguments = SampleArguments(tokens).call(open: head.open, close: head.close) {
        found.sampledClasses.append((name, arguments))
      }
    }
    if !head.isGeneric, keyword == "class" {
      classHeads[name] = (head, MemberScan(tokens[(head.open + 1)..<head.close]).initializers)
      classOrder.append(name)
    } else if keyword == "extension" {
      classHeads[name]?.head.parents.formUnion(head.parents)
    }
    if keyword == "struct" || keyword == "extension" {
      if structs[name] == nil { order.append(name) }
      var facts = structs[name] ?? StructFacts()
      facts.isView = facts.isView || head.parents.contains("View")
      facts.isGeneric = facts.isGeneric || head.isGeneric
      facts.ranges.append(range)
      let members = MemberScan(tokens[(head.open + 1)..<head.close])
      facts.initializers += members.initializers
      if keyword == "struct" {
        facts.isDeclared = true
        facts.hasOwnInitializers = !members.initializers.isEmpty
        facts.needsArguments = members.needsArguments
      }
      structs[name] = facts
    }
    if !head.isGeneric { noteInnerViews(of: head, name) }
    position = head.close
  }

  /// Names of members that give a view contents, or show that other code does.
  private static let contents: Set<String> = [
    "addSubview", "insertSubview", "addSublayer", "insertSublayer", "backgroundColor", "draw",
    "layerClass", "addArrangedSubview", "intrinsicContentSize", "contents", "mask", "setFill",
  ]

  /// Returns whether a view handles gestures or touches, and has no contents of its own.
  private func isBare(_ head: TypeHead) -> Bool {
    let words = Set(tokens[head.open..<head.close].map(\.text))
    let isTouched =
      words.contains("touchesMoved")
      || words.contains { $0.hasPrefix("UI") && $0.hasSuffix("GestureRecognizer") }
    return isTouched && words.isDisjoint(with: Self.contents)
  }

  /// Records which of the classes other than views can be shown.
  mutating func noteStages() {
    let finder = ShowcaseFinder(tokens)
    for name in classOrder {
      guard let (head, initializers) = classHeads[name],
        let expression = finder.expression(
          name: name, parents: head.parents, open: head.open, close: head.close,
          initializers: initializers)
      else { continue }
      found.stages.append((name, expression))
    }
  }

  /// Returns whether a class has an initializer for archives: `init?(coder:)`.
  private func hasArchiveInitializer(in head: TypeHead) -> Bool {
    let members = tokens[head.open..<head.close]
    return members.indices.dropLast(3).contains { index in
      tokens[index].text == "init"
        && members[(index + 1)...].prefix { ["?", "!", "("].contains($0.text) }.count <= 2
        && members[(index + 1)...].drop { ["?", "!", "("].contains($0.text) }.first?.text == "coder"
    }
  }

  /// Returns whether a type has the attribute `@main` or `@UIApplicationMain`; modifiers may be in between.
  private func isMarked(at keyword: Int) -> Bool {
    var index = keyword - 1
    while index > 0, ["final", "public", "open", "internal"].contains(tokens[index].text) {
      index -= 1
    }
    return index > 0 && tokens[index - 1].text == "@"
      && ["main", "UIApplicationMain"].contains(tokens[index].text)
  }

  /// Records the views within a type, except private ones, which cannot be created from outside.
  private mutating func noteInnerViews(of outer: TypeHead, _ path: String, depth: Int = 0) {
    guard depth < Self.nestingLimit else { return }
    var index = outer.open + 1
    while index < outer.close {
      let isType = ["struct", "class", "enum", "actor"].contains(tokens[index].text)
      guard isType, tokens[index - 1].text != "private", let inner = head(at: index) else {
        index = tokens[index].text == "{" ? (matching(index) ?? index) + 1 : index + 1
        continue
      }
      let name = path + "." + inner.name
      if tokens[index].text == "struct", inner.parents.contains("View") {
        let members = MemberScan(tokens[(inner.open + 1)..<inner.close])
        let facts = StructFacts(
          isGeneric: inner.isGeneric, needsArguments: members.needsArguments,
          hasOwnInitializers: !members.initializers.isEmpty, initializers: members.initializers)
        found.innerViews.append(
          SourceScan.ViewType(name: name, isComplete: facts.isComplete, uses: 0))
      }
      if !inner.isGeneric { noteInnerViews(of: inner, name, depth: depth + 1) }
      index = inner.close + 1
    }
  }
}
