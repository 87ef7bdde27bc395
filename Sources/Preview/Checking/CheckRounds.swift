// Part of Snapback, under the MIT licence; see LICENSE.

/// Compiles files again and again without what is missing, until the compiler finds nothing more missing.
struct CheckRounds {
  private let compiler: CheckCompiler
  private let first: CheckCompiler.Verdict
  private(set) var missing: [SourceReading.Missing] = []
  /// What is left out for its own sake: it stands behind something missing.
  private var consequences: Set<SourceReading.Missing> = []
  /// What else is wrong.
  private(set) var errors: [Diagnostic] = []

  /// Files that never become quiet are given up.
  private static let limit = 8

  init(_ compiler: CheckCompiler, first: CheckCompiler.Verdict) {
    self.compiler = compiler
    self.first = first
  }

  var isGood: Bool { first.isGood }

  mutating func run(_ files: [SourceFile], _ reading: SourceReading) {
    var seen = Set(reading.missing)
    missing = reading.missing
    var verdict = first
    var count = 0
    for _ in 0..<Self.limit {
      missing += Self.missing(verdict.errors, files, reading).filter { seen.insert($0).inserted }
      for error in verdict.errors {
        guard let file = files.firstIndex(where: { $0.path == error.path }) else { continue }
        if let one = reading.consequence(error, in: file) { consequences.insert(one) }
      }
      // Nothing more can be left out.
      guard missing.count + consequences.count > count else { break }
      count = missing.count + consequences.count
      let blanks = blanks(files, reading)
      let shorter = files.indices.map { files[$0].leavingOut(blanks[$0]) }
      guard let next = compiler.verdicts(of: [shorter])[0] else { break }
      verdict = next
    }
    noteErrors(last: verdict, files, reading)
  }

  private static func missing(
    _ errors: [Diagnostic], _ files: [SourceFile], _ reading: SourceReading
  ) -> [SourceReading.Missing] {
    errors.compactMap { error in
      files.firstIndex { $0.path == error.path }.flatMap { reading.missing(error, in: $0) }
    }
  }

  private func blanks(_ files: [SourceFile], _ reading: SourceReading) -> [Set<SourceBlank>] {
    files.indices.map { file in
      Set(
        (missing + consequences).filter { $0.file == file }
          .compactMap { reading.readers[file].blank(for: $0.use) })
    }
  }

  /// What is wrong besides missing names and their consequences.
  private mutating func noteErrors(
    last: CheckCompiler.Verdict, _ files: [SourceFile], _ reading: SourceReading
  ) {
    let blanks = blanks(files, reading)
    let gone = Set(missing)
    // What is left out may have been declared with what was missing; then it is nobody's fault.
    let later = last.errors.filter { Complaint($0.message).map(\.isOfMember) ?? true }
    for error in first.errors + later where !errors.contains(error) {
      guard let file = files.firstIndex(where: { $0.path == error.path }) else { continue }
      if let name = reading.missing(error, in: file), gone.contains(name) { continue }
      let offset = reading.readers[file].offset(line: error.line, column: error.column)
      if blanks[file].contains(where: { $0.range.contains(offset) }) { continue }
      // What stands for a missing view has no members of its own.
      if case .member(of: "EmptyView")? = Complaint(error.message)?.kind { continue }
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
