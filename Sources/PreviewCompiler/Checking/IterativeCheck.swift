// Part of Snapback, under the MIT licence; see LICENSE.

/// Finds all missing names of files that belong together.
///
/// The compiler stops at the first unknown name of an expression. So the missing names are blanked out and the files
/// are compiled again, until no more names are missing. Undeclared names are blanked out from the start.
struct IterativeCheck {
  let compiler: CheckCompiler
  private let first: CheckCompiler.Outcome
  private(set) var missing: [NameAnalysis.Missing] = []
  /// Members that are blanked out only because they are called on the stand-in for a missing view.
  private var consequences: Set<NameAnalysis.Missing> = []
  /// Errors other than missing names.
  private(set) var errors: [Diagnostic] = []

  /// The maximum number of compilations.
  private static let limit = 8

  /// The names without a declaration in the files and in compiled modules.
  private let undeclared: [NameAnalysis.Missing]

  /// - Parameters:
  ///   - first: The outcome of compiling the files without undeclared names.
  ///   - undeclared: These names.
  init(
    _ compiler: CheckCompiler, first: CheckCompiler.Outcome, undeclared: [NameAnalysis.Missing]
  ) {
    self.compiler = compiler
    self.first = first
    self.undeclared = undeclared
    timeout = first.timeout
    failure = first.failure
  }

  /// Whether the files compile as they are.
  var isSuccess: Bool { first.isSuccess && undeclared.isEmpty }

  /// The first time limit that was exceeded; nil otherwise.
  private(set) var timeout: CompileTimeout?
  /// The first compiler that ended without a message; nil otherwise.
  private(set) var failure: CompilerFailure?

  mutating func run(_ files: [SourceFile], _ analysis: NameAnalysis) {
    let certain = Set(undeclared)
    missing = undeclared + analysis.missing.filter { !certain.contains($0) }
    // Names that look missing are the files' own, unless they were blanked out.
    guard !first.isSuccess, failure == nil else {
      let omissions = Self.omissions(of: undeclared, files, analysis)
      missing.removeAll { name in
        !certain.contains(name)
          && !omissions[name.file].contains { $0.range.contains(name.use.range.lowerBound) }
      }
      return
    }
    var seen = Set(missing)
    var outcome = first
    var count = undeclared.count
    for _ in 0..<Self.limit {
      missing += Self.missing(outcome.errors, files, analysis).filter { seen.insert($0).inserted }
      for error in outcome.errors {
        guard let file = files.firstIndex(where: { $0.path == error.path }) else { continue }
        if let one = analysis.consequence(error, in: file) { consequences.insert(one) }
      }
      // Stop if this round has found nothing new to blank out.
      guard missing.count + consequences.count > count else { break }
      count = missing.count + consequences.count
      let omissions = omissions(files, analysis)
      let reduced = files.indices.map { files[$0].omitting(omissions[$0]) }
      guard let next = compiler.outcomes(of: [reduced])[0] else { break }
      outcome = next
      timeout = timeout ?? next.timeout
      failure = failure ?? next.failure
      guard next.timeout == nil, next.failure == nil else { break }
    }
    collectErrors(last: outcome, files, analysis)
  }

  private static func missing(
    _ errors: [Diagnostic], _ files: [SourceFile], _ analysis: NameAnalysis
  ) -> [NameAnalysis.Missing] {
    errors.compactMap { error in
      files.firstIndex { $0.path == error.path }.flatMap { analysis.missing(error, in: $0) }
    }
  }

  private func omissions(_ files: [SourceFile], _ analysis: NameAnalysis) -> [Set<SourceOmission>] {
    Self.omissions(of: missing + Array(consequences), files, analysis)
  }

  /// The parts of each file to blank out for some names.
  static func omissions(
    of names: [NameAnalysis.Missing], _ files: [SourceFile], _ analysis: NameAnalysis
  ) -> [Set<SourceOmission>] {
    files.indices.map { file in
      Set(
        names.filter { $0.file == file }
          .compactMap { analysis.scanners[file].omission(for: $0.use) })
    }
  }

  /// Collects the errors other than missing names and their consequences.
  private mutating func collectErrors(
    last: CheckCompiler.Outcome, _ files: [SourceFile], _ analysis: NameAnalysis
  ) {
    let omissions = omissions(files, analysis)
    let missingNames = Set(missing)
    // In later rounds a name may be unknown because its declaration was blanked out; such errors
    // are ignored.
    let later = last.errors.filter { UnresolvedName($0.message).map(\.isOfMember) ?? true }
    for error in first.errors + later where !errors.contains(error) {
      // The compiler gives up on expressions with missing names that it can check without them.
      if !missing.isEmpty, error.isTimeout, !last.errors.contains(error) { continue }
      guard let file = files.firstIndex(where: { $0.path == error.path }) else { continue }
      if let name = analysis.missing(error, in: file), missingNames.contains(name) { continue }
      let offset = analysis.scanners[file].offset(line: error.line, column: error.column)
      if omissions[file].contains(where: { $0.range.contains(offset) }) { continue }
      // The stand-in for a missing view has no members of its own.
      if case .member(of: "EmptyView")? = UnresolvedName(error.message)?.kind { continue }
      if missing.contains(where: {
        $0.file == file && $0.use.kind == .attribute && $0.use.line == error.line
      }) {
        continue
      }
      errors.append(error)
    }
    errors.sort { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
  }
}
