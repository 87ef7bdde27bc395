// Part of Snapback, under the MIT licence; see LICENSE.

/// Scans the tokens of a source for previews, apps and views.
struct SourceScanner {
  let source: [UInt8]
  /// The tokens that are compiled on the platform.
  let tokens: [SourceToken]
  private let allTokens: [SourceToken]
  private let brackets: ClosingBrackets
  var found = SourceScan()
  var position = 0
  /// The number of open braces.
  private var depth = 0
  /// The structs by name, with their extensions.
  var structs: [String: StructFacts] = [:]
  var order: [String] = []
  /// The classes in no other type, with whether each initializer can be called without arguments.
  var classHeads: [String: (head: TypeHead, initializers: [Bool])] = [:]
  var classOrder: [String] = []
  /// The ranges of previews, providers and apps. A mention of a view there does not count as a use.
  var previewRanges: [Range<Int>] = []

  private let platform: SourcePlatform

  init(_ source: [UInt8], platform: SourcePlatform) {
    self.source = source
    self.platform = platform
    let mask = SourceMask(source)
    allTokens = SourceToken.all(in: mask)
    tokens = ActiveTokens.of(allTokens, platform: platform)
    brackets = ClosingBrackets(tokens)
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

  func text(_ offset: Int) -> String? {
    let index = position + offset
    return tokens.indices.contains(index) ? tokens[index].text : nil
  }

  private mutating func noteImport() {
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "typealias"]
    let offset = text(1).map(kinds.contains) == true ? 2 : 1
    guard let name = text(offset) else { return }
    // The kind in `import struct Cards.Deck` declares no type.
    defer { position += offset }
    found.imports.append(name)
    found.importedNames.append((name, tokens[position + offset].range))
    noteSystemModule(name, offset)
    // The functions of the runtime that exist here are UIKit's, and those of the system Foundation's.
    if ["ObjectiveC", "Darwin"].contains(name), offset == 1 {
      let end = text(2) == "." ? position + 3 : position + 1
      found.runtimeImports.append(
        tokens[position + 1].range.lowerBound..<tokens[end].range.upperBound)
    }
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

  /// Notes the import of a module that has another name here, or is absent.
  ///
  /// - Parameter offset: The place of the module's name after `import`.
  private mutating func noteSystemModule(_ name: String, _ offset: Int) {
    let place = position + offset
    if let replacement = SystemModules.replacements[name] {
      // With the name after the module's, so that no space follows the shorter name.
      let hasMember = text(offset + 1) == "." && text(offset + 2) != nil
      let end = hasMember ? place + 2 : place
      found.renamedModules.append(
        (
          name, tokens[place].range.lowerBound..<tokens[end].range.upperBound,
          replacement + (hasMember ? "." + tokens[end].text : "")
        ))
    }
    guard offset == 1, SystemModules.absent.contains(name) else { return }
    var first = position
    while first > 0, tokens[first - 1].line == tokens[position].line {
      if tokens[first - 1].isName, first > 1, tokens[first - 2].text == "@" {
        first -= 2
      } else if ["public", "package", "internal", "fileprivate", "private"]
        .contains(tokens[first - 1].text)
      {
        first -= 1
      } else {
        break
      }
    }
    let last = text(2) == "." && text(3) != nil ? place + 2 : place
    found.absentImports.append(
      (name, tokens[first].range.lowerBound..<tokens[last].range.upperBound))
  }

  /// Modules with parts that can be imported by themselves on Apple's systems only.
  private static let modulesWithSubmodules: Set = [
    "UIKit", "CoreGraphics", "QuartzCore", "SwiftUI", "Foundation",
  ]

  private mutating func noteMain() {
    guard let name = text(1), ["main", "UIApplicationMain"].contains(name) else { return }
    found.mainAttributes.append(
      tokens[position].range.lowerBound..<tokens[position + 1].range.upperBound)
  }

  private mutating func finish() {
    noteAttributes()
    if found.imports.contains("Snapback") {
      found.moduleNames = tokens.filter { $0.text == "Snapback" }.map(\.range)
    }
    found.platformConditions = PlatformCondition.all(in: allTokens)
    if !found.imports.isEmpty {
      let certain = ActiveTokens.of(allTokens, platform: platform, keepsUnknown: false)
      found.interfaceOwners = InterfaceMembers(in: certain, of: source).owners
    }
    noteReplacements()
    for index in tokens.indices.dropLast()
    where tokens[index + 1].text == "(" && found.uiKitClasses.contains(tokens[index].text) {
      found.createdClasses.insert(tokens[index].text)
    }
    if found.imports.contains("UIKit") { noteStages() }
    if !found.loggingModules.isEmpty { noteQualifiedLogging() }
    if platform == .ios { found.unavailableCases = UnavailableCases.ranges(in: tokens) }
    noteNetworking()
    noteViews()
  }

  /// Notes the parts of the source that the compiled copy has otherwise.
  private mutating func noteReplacements() {
    noteSelectors()
    noteKeyPaths()
    noteDoubleOptionals()
    if found.imports.contains("UIKit") {
      found.requiredInitializers = RequiredInitializers.overrides(in: tokens)
      found.layerMembers = RequiredInitializers.members(in: tokens)
      found.rowEditMembers = RowEditMembers.all(in: tokens)
    }
    found.extensionOverrides = ExtensionOverrides.all(in: tokens, of: source)
    found.descriptions = ObjectDescriptions(in: tokens)
    found.localizedCalls = LocalizedCalls(in: tokens)
    found.uncalledOverrides = UncalledOverride.all(in: tokens)
    found.recognizerOverrides = RecognizerOverrides(in: tokens).insertions
    found.optionalRequirements = OptionalRequirements(in: tokens, brackets)
    found.optionalCalls = OptionalRequirements.calls(in: tokens)
    let results = OptionalResults(in: tokens, brackets)
    found.methodsWithResults = results.all
    for type in results.types {
      found.typeParents[type.name, default: []].formUnion(type.parents)
    }
    found.methodConditions = OptionalResults.conditions(in: tokens)
    found.absoluteValues = AbsoluteValues.calls(in: tokens)
    found.emptyParameters = OldSpellings.emptyParameters(in: tokens)
    found.objectCasts = OldSpellings.objectCasts(in: tokens)
  }

  /// Notes the identifiers outside of previews, and the views, with the number of their uses there.
  private mutating func noteViews() {
    // The offsets of the structs' names outside of previews.
    var mentions: [String: [Int]] = [:]
    var previews = previewRanges.sorted { $0.lowerBound < $1.lowerBound }[...]
    for token in tokens {
      let offset = token.range.lowerBound
      found.allIdentifiers.insert(token.text)
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

  // MARK: Tokens

  /// The offset after a declaration: the end of a line at which no bracket is open.
  func endOfStatement(after first: Int, before end: Int) -> Int {
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

  /// Returns the index of the bracket that closes the one at an index; nil if there is none.
  func matching(_ open: Int) -> Int? { brackets.closing(open) }
}
