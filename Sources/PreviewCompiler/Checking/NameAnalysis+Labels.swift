// Part of Snapback, under the MIT licence; see LICENSE.

import Compatibility

extension NameAnalysis {
  /// The calls with argument labels that no overload has.
  ///
  /// Labels of calls on values of unknown type are compared with those of all types, and names that the files
  /// declare, or whose initializers they add to, are left out.
  var mislabelled: [Missing] {
    scanners.indices.flatMap { file in
      scanners[file].uses.compactMap { mislabelled($0, in: file) }
    }
  }

  /// The innermost call around a compiler error whose labels no overload has; or, if the compiler does not say where
  /// in an expression the error is, the first one in it.
  func mislabelled(_ error: Diagnostic, in file: Int) -> Missing? {
    let scanner = scanners[file]
    let offset = scanner.offset(line: error.line, column: error.column)
    let around = scanner.uses.filter { use in
      use.range.lowerBound <= offset && scanner.extent(of: use)?.contains(offset) == true
    }
    // Later uses are further inside.
    if let found = around.reversed().lazy.compactMap({ mislabelled($0, in: file) }).first {
      return found
    }
    guard Self.vague.contains(where: error.message.contains) else { return nil }
    let end = scanner.end(ofScopeAt: offset)
    return scanner.uses.lazy.filter { $0.range.lowerBound >= offset && $0.range.lowerBound < end }
      .compactMap { mislabelled($0, in: file) }.first
  }

  /// Parts of the messages of errors that are reported for a whole expression.
  private static let vague = [
    "unable to type-check", "failed to produce diagnostic", "ambiguous", "could not be inferred",
    "no exact matches", "cannot convert", "cannot infer",
  ]

  private func mislabelled(_ use: NameUse, in file: Int) -> Missing? {
    guard !declared.contains(use), let arguments = scanners[file].arguments(of: use),
      arguments.hasClosure || !Self.synthesized.contains(arguments.labels)
    else { return nil }
    if use.kind == .plain, declared.initialized.contains(use.name) { return nil }
    // The brace after a type may open the body of a declaration.
    if use.kind == .plain, arguments.labels.isEmpty, arguments.closures.count < 2 { return nil }
    guard let overloads = overloads(for: use, arguments), let first = overloads.first else {
      return nil
    }
    // A brace after a call may open the body of a statement.
    var alternatives = [arguments]
    if arguments.hasClosure, !arguments.labels.isEmpty {
      alternatives.append(CallArguments(labels: arguments.labels))
    }
    for (_, overload) in overloads where alternatives.contains(where: overload.accepts) {
      return nil
    }
    let owners = Set(overloads.map(\.name.qualified))
    let name =
      owners.count == 1 || owners.contains("View." + use.name) ? first.name.qualified : use.name
    return Missing(
      file: file, use: use, name: name,
      note: Self.note(use.name, arguments, overloads.map(\.overload)),
      signature: arguments.signature)
  }

  /// The labels of initializers that the compiler adds.
  private static let synthesized: Set<[String?]> = [[], ["rawValue"], ["from"]]

  private static let fewOverloads = 3

  /// Names the overloads with the most labels in common with a call.
  private static func note(
    _ name: String, _ arguments: CallArguments, _ overloads: [Overload]
  ) -> String {
    let labels = arguments.labels + arguments.closures
    func distance(_ overload: Overload) -> Int {
      var rest = overload.parameters
      var missing = 0
      for label in labels {
        if let index = rest.firstIndex(where: { $0.label == label }) {
          rest.remove(at: index)
        } else {
          missing += 1
        }
      }
      // Parameters with default values need not be passed.
      let required = rest.filter { !$0.hasDefault && !$0.isVariadic }.count
      return missing * 4 + max(missing, required) * 2 + rest.count
    }
    var seen: Set<String> = []
    let nearest = overloads.sorted {
      (distance($0), $0.signature) < (distance($1), $1.signature)
    }.map(\.signature).filter { seen.insert($0).inserted }.prefix(fewOverloads)
    return "No overload has these labels; there "
      + (nearest.count == 1 ? "is " : "are ")
      + nearest.map { name + $0 }.joined(separator: ", ") + "."
  }
}

extension NameUseScanner {
  /// The arguments of a call; nil if a name is not called, or if it is not clear what its arguments are.
  func arguments(of use: NameUse) -> CallArguments? {
    guard let index = index(of: use.range) else { return nil }
    func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }
    var last = index
    var found = CallArguments(labels: [])
    if text(index + 1) == "(", tokens[index + 1].line == tokens[index].line {
      guard let labels = brackets.arguments(after: index + 1),
        let closing = brackets.closing(index + 1)
      else { return nil }
      found.labels = labels
      last = closing
    }
    if text(last + 1) == "{", last > index || tokens[last + 1].line == tokens[last].line,
      let closing = brackets.closing(last + 1)
    {
      found.closures = [nil]
      last = closing
      while text(last + 2) == ":", text(last + 3) == "{", tokens[last + 1].isName,
        let closing = brackets.closing(last + 3)
      {
        found.closures.append(text(last + 1))
        last = closing
      }
    }
    return last == index ? nil : found
  }

  /// The end of the innermost brackets around an offset, in bytes.
  func end(ofScopeAt offset: Int) -> Int {
    guard let index = tokens.firstIndex(where: { $0.range.lowerBound >= offset }),
      let open = brackets.opening(around: index), let close = brackets.closing(open)
    else { return .max }
    return tokens[close].range.lowerBound
  }
}
