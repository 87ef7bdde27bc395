// Part of Snapback, under the MIT licence; see LICENSE.

/// Checks which SwiftUI names files use, and which of them Snapback supports.
///
/// Names are found in the tokens of the files, and, if there is a compiler, from its errors; see
/// `IterativeCheck`.
package struct SourceCheck {
  /// One report per file.
  package private(set) var reports: [FileReport] = []
  /// The compiler's output for the unmodified files, without errors about names that are reported as
  /// missing.
  package private(set) var output: [UInt8] = []
  /// The errors in the output.
  package private(set) var outputErrors: [Diagnostic] = []

  private let nearest: (String, [String]) -> String?
  private let missingSymbol: (String) -> String?
  private let table = NameTable()
  /// The names in each file, by its path.
  private var scanners: [String: NameUseScanner] = [:]

  /// - Parameters:
  ///   - compiler: nil if there is none: then the files are only read.
  ///   - nearest: Returns the candidate that is most similar to a name; nil if none is similar.
  ///   - missingSymbol: Returns why a symbol's name is drawn as a placeholder; nil if it is not.
  ///   - onScan: Is called with what is found without the compiler, before it is started.
  package init(
    _ files: [SourceFile], compiler: CheckCompiler?,
    nearest: @escaping (String, [String]) -> String?,
    missingSymbol: @escaping (String) -> String? = { _ in nil },
    onScan: ([FileReport]) -> Void = { _ in }
  ) {
    self.nearest = nearest
    self.missingSymbol = missingSymbol
    let problems = files.compactMap(\.problem)
    output = problems.flatMap { Array($0.text.utf8) }
    outputErrors = problems
    reports = problems.map {
      FileReport(path: $0.path, compilation: .refused, findings: [], errors: [$0])
    }
    let files = files.filter { $0.problem == nil }
    guard !files.isEmpty else { return }
    for file in files { scanners[file.path] = NameUseScanner(file.bytes) }
    guard let compiler else {
      reports += check(Group(files, analysis(files), nil), iteration: nil)
      return
    }
    let identifiers = compiler.identifiers(for: files)
    let all = Group(files, analysis(files), identifiers)
    onScan(
      reports(files, all.analysis, missing: all.foundMissing, errors: [], .none))
    // A missing name can make the compiler search for minutes, so it gives up earlier then.
    let isMissingNames = !all.analysis.missing.isEmpty
    let time = isMissingNames ? Self.shortExpressionTime : CompileLimits.expressionTime
    // Compile all files together. Split groups with duplicate declarations by folder, and then by
    // file.
    var groups = [all]
    var outcomes = compiler.outcomes(of: groups.map(\.reduced), expressionTime: time)
    for split in [Self.byFolder, Self.oneByOne] where outcomes.contains(where: Self.hasDuplicates) {
      let parts = zip(groups, outcomes).map { group, outcome in
        Self.hasDuplicates(outcome)
          ? split(group.files).map { Group($0, analysis($0), identifiers) } : [group]
      }
      let known = zip(parts, outcomes).flatMap { $0.count == 1 ? [$1] : $0.map { _ in nil } }
      groups = parts.flatMap(\.self)
      let open = groups.indices.filter { known[$0] == nil }
      outcomes = known
      let further = compiler.outcomes(of: open.map { groups[$0].reduced }, expressionTime: time)
      for (index, outcome) in zip(open, further) {
        outcomes[index] = outcome
      }
    }
    for (group, outcome) in zip(groups, outcomes) {
      let found = check(
        group,
        iteration: outcome.map {
          IterativeCheck(compiler, first: $0, undeclared: group.undeclared)
        })
      reports += found
      if let outcome { add(outcome, of: group.files, reported: found.flatMap(\.errors)) }
    }
  }

  /// Files that belong together.
  private struct Group {
    let files: [SourceFile]
    let analysis: NameAnalysis
    /// The names without a declaration in the files and in compiled modules.
    let undeclared: [NameAnalysis.Missing]
    /// The files without these names.
    let reduced: [SourceFile]

    /// - Parameter identifiers: nil without a compiler.
    init(_ files: [SourceFile], _ analysis: NameAnalysis, _ identifiers: ModuleIdentifiers?) {
      self.files = files
      self.analysis = analysis
      undeclared = identifiers.map { analysis.undeclared(in: $0) } ?? []
      guard !undeclared.isEmpty else {
        reduced = files
        return
      }
      let omissions = IterativeCheck.omissions(of: undeclared, files, analysis)
      reduced = files.indices.map {
        omissions[$0].isEmpty ? files[$0] : files[$0].omitting(omissions[$0])
      }
    }

    /// The missing names that are found without compiling.
    var foundMissing: [NameAnalysis.Missing] {
      let known = Set(undeclared)
      return undeclared + analysis.missing.filter { !known.contains($0) }
    }
  }

  /// Adds the compiler's output, without the errors that are not among those reported: they are about
  /// missing names.
  private mutating func add(
    _ outcome: CheckCompiler.Outcome, of files: [SourceFile], reported: [Diagnostic]
  ) {
    let omitted = outcome.errors.indices.filter { index in
      let error = outcome.errors[index]
      return files.contains { $0.path == error.path } && !reported.contains(error)
    }
    output += Diagnostic.output(
      outcome.output, omittingErrors: Set(omitted), names: files.map(\.locationName))
    outputErrors += outcome.errors.filter { reported.contains($0) }
  }

  /// The processor time in seconds for one expression of files with missing names.
  private static let shortExpressionTime = 3

  private static func byFolder(_ files: [SourceFile]) -> [[SourceFile]] {
    var folders: [[Substring]] = []
    var groups: [[SourceFile]] = []
    for file in files {
      let folder = Array(file.path.split(separator: "/").dropLast())
      if let index = folders.firstIndex(of: folder) {
        groups[index].append(file)
      } else {
        folders.append(folder)
        groups.append([file])
      }
    }
    return groups
  }

  private static func oneByOne(_ files: [SourceFile]) -> [[SourceFile]] { files.map { [$0] } }

  /// Returns whether files declare the same name twice, so that they do not belong to one module.
  private static func hasDuplicates(_ outcome: CheckCompiler.Outcome?) -> Bool {
    outcome?.errors.contains { error in
      error.message.hasPrefix("invalid redeclaration of")
        || error.message.hasSuffix("is ambiguous for type lookup in this context")
        || error.message.hasPrefix("filename ")
        || error.message.hasPrefix("redundant conformance of")
    } == true
  }

  private func check(_ group: Group, iteration: IterativeCheck?) -> [FileReport] {
    let (files, analysis) = (group.files, group.analysis)
    guard var iteration else {
      return reports(
        files, analysis, missing: analysis.missing + analysis.mislabelled, errors: [], .none)
    }
    guard !iteration.isSuccess else {
      // The file compiles, so names that looked missing are the file's own.
      return reports(files, analysis, missing: [], errors: [], .compiles)
    }
    iteration.run(files, analysis)
    var found = reports(
      files, analysis, missing: iteration.missing, errors: iteration.errors,
      iteration.failure != nil ? .failed : iteration.timeout == nil ? .refused : .timedOut)
    for index in found.indices {
      (found[index].timeout, found[index].failure) = (iteration.timeout, iteration.failure)
    }
    if iteration.timeout == nil, iteration.failure == nil {
      markFilesThatCompile(files, &found, iteration.compiler)
    }
    return found
  }

  /// Marks the files without problems that compile without the others: together, or else one at a time.
  private func markFilesThatCompile(
    _ files: [SourceFile], _ found: inout [FileReport], _ compiler: CheckCompiler
  ) {
    let sound = found.indices.filter { found[$0].errors.isEmpty && !found[$0].isMissingNames }
    guard !sound.isEmpty, sound.count < files.count else { return }
    if compiler.outcomes(of: [sound.map { files[$0] }])[0]?.isSuccess == true {
      for index in sound { found[index].compilation = .compiles }
    } else if sound.count > 1 {
      let outcomes = compiler.outcomes(of: sound.map { [files[$0]] })
      for (index, outcome) in zip(sound, outcomes) where outcome?.isSuccess == true {
        found[index].compilation = .compiles
      }
    }
  }

  private func analysis(_ files: [SourceFile]) -> NameAnalysis {
    NameAnalysis(
      files.map { scanners[$0.path] ?? NameUseScanner($0.bytes) }, table: table, nearest: nearest)
  }

  private func reports(
    _ files: [SourceFile], _ analysis: NameAnalysis, missing: [NameAnalysis.Missing],
    errors: [Diagnostic], _ compilation: FileReport.Compilation
  ) -> [FileReport] {
    files.indices.map { index in
      let path = files[index].path
      return FileReport(
        path: path, compilation: compilation,
        findings: SymbolNames(files[index].bytes).adding(
          to: analysis.findings(in: index, missing: missing.filter { $0.file == index }),
          note: missingSymbol),
        errors: errors.filter { $0.path == path })
    }
  }
}
