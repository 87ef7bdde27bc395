// Part of Snapback, under the MIT licence; see LICENSE.

/// Finds which of SwiftUI's names some files use, and which of them are here.
///
/// The files are read, and compiled where there is a compiler. The compiler stops at the first thing it does not
/// know in an expression; so what is missing is left out and the rest compiled again, until nothing new is
/// missing.
package struct SourceCheck {
  /// By path, as they were given.
  package private(set) var reports: [FileReport] = []
  /// What the compiler wrote of the files as they are.
  package private(set) var output: [UInt8] = []

  private let nearest: (String, [String]) -> String?
  private let table = NameTable()

  /// `nearest` says which of some names was probably meant.
  package init(
    _ files: [SourceFile], compiler: CheckCompiler?,
    nearest: @escaping (String, [String]) -> String?
  ) {
    self.nearest = nearest
    guard let compiler else {
      reports = check(files, rounds: nil)
      return
    }
    // Together; files that say the same twice by folder, and what is left one by one.
    var groups = [files]
    var verdicts = compiler.verdicts(of: groups)
    for split in [Self.byFolder, Self.oneByOne] where verdicts.contains(where: Self.clashes) {
      let parts = zip(groups, verdicts).map { Self.clashes($1) ? split($0) : [$0] }
      let known = zip(parts, verdicts).flatMap { $0.count == 1 ? [$1] : $0.map { _ in nil } }
      groups = parts.flatMap(\.self)
      let open = groups.indices.filter { known[$0] == nil }
      verdicts = known
      for (index, verdict) in zip(open, compiler.verdicts(of: open.map { groups[$0] })) {
        verdicts[index] = verdict
      }
    }
    for (group, verdict) in zip(groups, verdicts) {
      output += verdict?.output ?? []
      reports += check(group, rounds: verdict.map { CheckRounds(compiler, first: $0) })
    }
  }

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

  /// Whether files say the same name twice, so that they do not belong together.
  private static func clashes(_ verdict: CheckCompiler.Verdict?) -> Bool {
    verdict?.errors.contains { error in
      error.message.hasPrefix("invalid redeclaration of")
        || error.message.hasSuffix("is ambiguous for type lookup in this context")
        || error.message.hasPrefix("ambiguous use of") || error.message.hasPrefix("filename ")
        || error.message.hasPrefix("redundant conformance of")
    } == true
  }

  private func check(_ files: [SourceFile], rounds: CheckRounds?) -> [FileReport] {
    let readers = files.map { NameReader($0.bytes) }
    let reading = SourceReading(readers, table: table, nearest: nearest)
    guard var rounds else {
      return reports(files, reading, missing: reading.missing, errors: [], .none)
    }
    guard !rounds.isGood else {
      // What was only taken for a missing name by its looks is not one.
      return reports(files, reading, missing: [], errors: [], .compiles)
    }
    rounds.run(files, reading)
    return reports(files, reading, missing: rounds.missing, errors: rounds.errors, .refused)
  }

  private func reports(
    _ files: [SourceFile], _ reading: SourceReading, missing: [SourceReading.Missing],
    errors: [Diagnostic], _ compilation: FileReport.Compilation
  ) -> [FileReport] {
    files.indices.map { index in
      let path = files[index].path
      return FileReport(
        path: path, compilation: compilation,
        findings: reading.findings(in: index, missing: missing.filter { $0.file == index }),
        errors: errors.filter { $0.path == path })
    }
  }
}
