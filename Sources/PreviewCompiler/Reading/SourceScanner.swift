// Part of Snapback, under the MIT licence; see LICENSE.

/// Scans the tokens of a source for previews, apps and views.
struct SourceScanner {
  private let source: [UInt8]
  /// The tokens that are compiled on the platform.
  let tokens: [SourceToken]
  private let allTokens: [SourceToken]
  private var found = SourceScan()
  private var position = 0
  /// The number of open braces.
  private var depth = 0
  /// The structs by name, with their extensions.
  private var structs: [String: StructFacts] = [:]
  private var order: [String] = []
  /// The ranges of previews, providers and apps. A mention of a view there does not count as a use.
  private var previewRanges: [Range<Int>] = []
  /// The maximum depth at which types within types are found.
  private static let nestingLimit = 50

  init(_ source: [UInt8], platform: SourcePlatform) {
    self.source = source
    let mask = SourceMask(source)
    allTokens = SourceToken.all(in: mask)
    tokens = ActiveTokens.of(allTokens, platform: platform)
    found.isUnterminated = mask.isUnterminated
  }

  mutating func scan() -> SourceScan {
    while position < tokens.count {
      switch tokens[position].text {
      case "{": depth += 1
      case "}": depth -= 1
      case "import" where depth == 0: noteImport()
      case "#" where depth == 0 && text(1) == "Preview": noteMacro()
      case "@": noteMain()
      case "struct", "class", "extension", "enum", "actor":
        if depth == 0 { noteType() }
      default: break
      }
      position += 1
    }
    finish()
    return found
  }

  private func text(_ offset: Int) -> String? {
    let index = position + offset
    return tokens.indices.contains(index) ? tokens[index].text : nil
  }

  private mutating func noteImport() {
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "typealias"]
    let offset = text(1).map(kinds.contains) == true ? 2 : 1
    guard let name = text(offset) else { return }
    found.imports.append(name)
    if offset == 1, Self.modulesWithSubmodules.contains(name), text(2) == ".", text(3) != nil {
      found.submodules.append(
        tokens[position + 2].range.lowerBound..<tokens[position + 3].range.upperBound)
    }
    guard name == "os" else { return }
    let isSubmodule = text(offset + 1) == "." && text(offset + 2) == "log"
    let last = position + offset + (isSubmodule ? 2 : 0)
    found.loggingModules.append(
      tokens[position + offset].range.lowerBound..<tokens[last].range.upperBound)
  }

  /// Modules with parts that can be imported by themselves on Apple's systems only.
  private static let modulesWithSubmodules: Set = [
    "UIKit", "CoreGraphics", "QuartzCore", "SwiftUI", "Foundation",
  ]

  // MARK: Attributes

  private mutating func noteMain() {
    guard let name = text(1), ["main", "UIApplicationMain"].contains(name) else { return }
    found.mainAttributes.append(
      tokens[position].range.lowerBound..<tokens[position + 1].range.upperBound)
  }

  /// Records the attributes of the whole source that are compiled in another form.
  private mutating func noteAttributes() {
    for index in tokens.indices.dropLast() where tokens[index].text == "@" {
      switch tokens[index + 1].text {
      case "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable":
        let hasName =
          tokens[index + 1].text == "objc" && index + 2 < tokens.count
          && tokens[index + 2].text == "("
        let end = hasName ? matching(index + 2) : nil
        found.objectiveCAttributes.append(
          tokens[index].range.lowerBound..<tokens[end ?? index + 1].range.upperBound)
      case "UIApplicationDelegateAdaptor":
        let following = tokens[(index + 2)...].prefix(4).map(\.text)
        guard following.count == 4, following[0] == "(", following[2...] == [".", "self"] else {
          continue
        }
        found.adaptedDelegates.append(tokens[index + 5].range)
      default: break
      }
    }
  }

  // MARK: Previews

  private mutating func noteMacro() {
    let first = position
    var next = position + 2
    var title: String?
    var modifiers = ""
    if next < tokens.count, tokens[next].text == "(" {
      let close = matching(next) ?? tokens.count - 1
      modifiers = PreviewTraits(tokens[next..<close].map(\.text)).modifiers
      if next + 1 < close, tokens[next + 1].text == "\"" {
        title = literal(from: tokens[next + 1].range.lowerBound)
      }
      next = close + 1
    }
    guard next < tokens.count, tokens[next].text == "{", let close = matching(next) else { return }
    var macro = SourceScan.Macro(
      title: title, modifiers: modifiers,
      head: tokens[first].range.lowerBound..<tokens[next].range.upperBound,
      end: tokens[close].range.lowerBound, bodyStart: tokens[next].range.upperBound)
    var inner = next + 1
    while inner < close {
      if tokens[inner].text == "@", tokens[inner + 1].text == "Previewable" {
        macro.previewables.append(
          tokens[inner].range.lowerBound..<tokens[inner + 1].range.upperBound)
        macro.bodyStart = endOfStatement(after: inner, before: close)
      }
      inner += 1
    }
    macro.returns = tokens[(next + 1)..<close].contains { $0.text == "return" }
    found.macros.append(macro)
    previewRanges.append(tokens[first].range.lowerBound..<tokens[close].range.upperBound)
    position = close
  }

  /// The offset after a declaration: the end of a line at which no bracket is open.
  private func endOfStatement(after first: Int, before end: Int) -> Int {
    var index = first
    var hasName = false
    while index < end {
      if ["(", "[", "{"].contains(tokens[index].text) { index = matching(index) ?? index }
      if ["var", "let"].contains(tokens[index].text) { hasName = true }
      let following = index + 1
      let isOver =
        tokens[following].text == ";"
        || (hasName && tokens[following].line > tokens[index].line
          && ![".", "{", "="].contains(tokens[following].text) && tokens[index].text != "=")
      if isOver || following >= end { return tokens[index].range.upperBound }
      index = following
    }
    return tokens[first].range.upperBound
  }

  /// The contents of the string literal that begins at a quotation mark; nil if it is empty, spans
  /// lines or has escapes.
  private func literal(from quote: Int) -> String? {
    let rest = source[(quote + 1)...].prefix {
      $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n")
    }
    guard !rest.isEmpty, !rest.contains(UInt8(ascii: "\\")) else { return nil }
    return String(decoding: rest, as: UTF8.self)
  }

  /// The index of the bracket that closes the one at an index.
  func matching(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count {
      switch tokens[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  // MARK: Entries

  private static let entryKeys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
  ]

  /// Records the `@Entry` properties of an extension.
  private mutating func noteEntries(in head: TypeHead) {
    guard let key = Self.entryKeys[head.name] else { return }
    for index in (head.open + 1)..<head.close
    where tokens[index].text == "@" && tokens[index + 1].text == "Entry" {
      var start = index
      while ["public", "package", "internal", "fileprivate", "private"]
        .contains(tokens[start - 1].text)
      { start -= 1 }
      guard
        let keyword = (index + 2..<min(index + 5, head.close)).first(where: {
          tokens[$0].text == "var"
        }), keyword + 1 < head.close
      else { continue }
      let access = (Array(start..<index) + Array(index + 2..<keyword)).map { tokens[$0].text }
      let end = endOfStatement(after: keyword, before: head.close)
      let rest = tokens[(keyword + 2)..<head.close].prefix { $0.range.lowerBound < end }
      var entry = SourceScan.EntryProperty(
        keyProtocol: key, name: tokens[keyword + 1].text, access: access.joined(separator: " "),
        attribute: tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound,
        start: tokens[start - 1].range.upperBound, end: end)
      let equals = rest.firstIndex { $0.text == "=" } ?? rest.endIndex
      if rest.first?.text == ":", rest.startIndex + 1 < equals {
        entry.type =
          tokens[rest.startIndex + 1].range.lowerBound..<tokens[equals - 1].range.upperBound
      } else if equals + 1 < rest.endIndex {
        entry.inferredType = inferredType(tokens[(equals + 1)..<rest.endIndex].map(\.text))
      }
      found.entries.append(entry)
    }
  }

  /// The type of a literal, or of a call such as `Model()`; nil for other expressions.
  private func inferredType(_ value: [String]) -> String? {
    guard let first = value.first else { return nil }
    if first == "\"" { return "String" }
    if first == "true" || first == "false" { return "Bool" }
    let number = first == "-" ? value.dropFirst().first ?? "" : first
    if number.first?.isNumber == true { return value.contains(".") ? "Double" : "Int" }
    guard first.first?.isUppercase == true else { return nil }
    let path = value.prefix { $0 == "." || $0.first?.isUppercase == true }
    let isCall = value.dropFirst(path.count).first == "("
    return isCall || path.count < value.count
      ? path.joined().trimmedDots : nil
  }

  // MARK: Types

  private struct TypeHead {
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

  private static func isUIKitClass(_ parent: String) -> Bool {
    parent.hasPrefix("UI")
      && (parent.hasSuffix("ViewController") || parent == "UIView" || parent == "UIControl"
        || parent == "UIScrollView" || parent == "UIStackView")
  }

  private mutating func noteType() {
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
      // An initializer for archives does not count; without others that of the superclass is there.
      let needsArguments = members.initializers.count > 1 && !members.initializers.contains(true)
      let overridesFrame = tokens[(head.open + 1)..<head.close].contains { $0.text == "override" }
      if !needsArguments || overridesFrame { found.uiKitClasses.append(name) }
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

  /// Whether a type has the attribute `@main` or `@UIApplicationMain`; modifiers may be in between.
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

  /// Records the expressions `#selector(…)`.
  private mutating func noteSelectors() {
    for index in tokens.indices.dropLast(3)
    where tokens[index].text == "#" && tokens[index + 1].text == "selector"
      && tokens[index + 2].text == "("
    {
      guard let close = matching(index + 2) else { continue }
      let start = tokens[index].range.lowerBound
      let column = source[..<start].reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
      let isBare = close == index + 4 || tokens[index + 4].text == "("
      found.selectors.append(
        SourceScan.Selector(
          method: tokens[(index + 3)..<close].map(\.text).joined(),
          range: start..<tokens[close].range.upperBound,
          head: start..<tokens[index + 2].range.upperBound, line: tokens[index].line,
          column: column, needsSelf: isBare && !isInLazyProperty(index)))
    }
  }

  /// Whether a token is in the initial value of a property, where `Self` is not known.
  private func isInLazyProperty(_ index: Int) -> Bool {
    var depth = 0
    var member = false
    for before in tokens[..<index].indices.reversed() {
      switch tokens[before].text {
      case "}", ")", "]": depth += 1
      case "(", "[": depth = max(0, depth - 1)
      case "{":
        if depth > 0 { depth -= 1 }
      case "func", "init", "deinit", "subscript", "didSet", "willSet":
        if depth == 0 { return false }
      case "var", "let":
        guard depth == 0 else { break }
        member = true
        let modifiers = tokens[..<before].suffix(3).map(\.text)
        if modifiers.contains("lazy") { return true }
      case "class", "extension", "struct", "actor":
        if depth == 0 { return false }
      default: break
      }
    }
    return member
  }

  /// Records the module name in `os.Logger` and its kin.
  private mutating func noteQualifiedLogging() {
    for index in tokens.indices.dropLast(2)
    where tokens[index].text == "os" && tokens[index + 1].text == "."
      && tokens[index + 2].text.first?.isUppercase == true
      && (index == 0 || !["import", "."].contains(tokens[index - 1].text))
    {
      found.loggingModules.append(tokens[index].range)
    }
  }

  private mutating func finish() {
    noteAttributes()
    if found.imports.contains("Snapback") {
      found.moduleNames = tokens.filter { $0.text == "Snapback" }.map(\.range)
    }
    found.platformConditions = PlatformCondition.all(in: allTokens)
    noteSelectors()
    if !found.loggingModules.isEmpty { noteQualifiedLogging() }
    found.usesNetworking = tokens.contains { token in
      (token.text.hasPrefix("URL") && token.text != "URL")
        || token.text.hasPrefix("HTTPURL") || token.text.hasPrefix("HTTPCookie")
    }
    // The offsets of the structs' names outside of previews.
    var mentions: [String: [Int]] = [:]
    var previews = previewRanges.sorted { $0.lowerBound < $1.lowerBound }[...]
    for token in tokens {
      let offset = token.range.lowerBound
      while let first = previews.first, first.upperBound <= offset { previews.removeFirst() }
      if previews.first?.contains(offset) == true { continue }
      found.identifiers.insert(token.text)
      if structs[token.text] != nil { mentions[token.text, default: []].append(offset) }
    }
    for name in order {
      guard let facts = structs[name], facts.isView, facts.isDeclared else { continue }
      let uses = mentions[name, default: []].count { offset in
        !facts.ranges.contains { $0.contains(offset) }
      }
      found.views.append(
        SourceScan.ViewType(name: name, isComplete: facts.isComplete, uses: uses))
    }
  }
}

extension String {
  /// The string without a dot at its end.
  fileprivate var trimmedDots: String { hasSuffix(".") ? String(dropLast()) : self }
}
