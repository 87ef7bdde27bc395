// Part of Snapback, under the MIT licence; see LICENSE.

extension NameAnalysis {
  /// The calls of methods and types that are declared neither in the files, nor in the table of the
  /// API, nor in a compiled module. Sources with such a call cannot compile.
  ///
  /// The compiler can check a large expression with an undeclared name for minutes, and then fail
  /// without naming it. Code inside `#if` is left out, as it may not be compiled. The result is empty
  /// if the files have types with dynamic members.
  ///
  /// - Parameter searchLimit: The most names that are searched for in the modules. Others are left out.
  func undeclared(in identifiers: ModuleIdentifiers, searchLimit: Int = .max) -> [Missing] {
    guard !identifiers.isEmpty, !scanners.contains(where: \.usesDynamicMembers) else { return [] }
    let own = declared.called.union(declared.read).union(declared.plain).sorted()
    let listed = Dictionary(
      missing.map { (UseKey(file: $0.file, range: $0.use.range), $0) }, uniquingKeysWith: { $1 })
    var known: [String: Bool] = [:]
    return scanners.indices.flatMap { file in
      let scanner = scanners[file]
      let conditional = scanner.conditionalRanges
      return scanner.uses.compactMap { use -> Missing? in
        guard isCall(use, in: scanner), !declared.contains(use),
          !conditional.contains(where: { $0.contains(use.range.lowerBound) })
        else { return nil }
        let entry = listed[UseKey(file: file, range: use.range)]
        // Most names are listed; a search in the modules takes longer.
        if entry == nil, isListed(use.name) { return nil }
        if known[use.name] == nil {
          guard known.count < searchLimit else { return nil }
          known[use.name] = identifiers.contains(use.name)
        }
        guard known[use.name] == false else { return nil }
        if let entry { return entry }
        // A name that is close to one of the files is misspelled: the compiler says so.
        guard nearestName(to: use.name, among: own) == nil else { return nil }
        let isMethod = use.kind == .method
        return Missing(
          file: file, use: use, name: isMethod ? "View." + use.name : use.name,
          suggestion: suggestion(for: use))
      }
    }
  }

  private struct UseKey: Hashable {
    var file: Int
    var range: Range<Int>
  }

  /// Returns whether a use is the call of a method, or of a name with an initial capital, as types have.
  private func isCall(_ use: NameUse, in scanner: NameUseScanner) -> Bool {
    switch use.kind {
    case .method: true
    case .plain: use.name.first?.isUppercase == true && scanner.isCalled(use)
    default: false
    }
  }
}

extension NameUseScanner {
  /// Whether the source contains `dynamicMemberLookup` or `dynamicCallable`.
  var usesDynamicMembers: Bool {
    tokens.contains { $0.text == "dynamicMemberLookup" || $0.text == "dynamicCallable" }
  }

  /// The ranges from `#if` to `#endif`, in bytes.
  var conditionalRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var starts: [Int] = []
    for index in tokens.indices.dropLast() where tokens[index].text == "#" {
      if tokens[index + 1].text == "if" {
        starts.append(tokens[index].range.lowerBound)
      } else if tokens[index + 1].text == "endif", let start = starts.popLast() {
        ranges.append(start..<tokens[index].range.lowerBound)
      }
    }
    return ranges
  }

  /// Returns whether a parenthesis follows a name.
  func isCalled(_ use: NameUse) -> Bool {
    guard let index = index(of: use.range), index + 1 < tokens.count else { return false }
    return tokens[index + 1].text == "("
  }
}
