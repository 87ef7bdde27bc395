// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The generated copies of sources that the compiler reads, and the mapping of its errors to the
/// sources.
struct CompiledSources {
  /// A generated file could not be written.
  struct Unwritable: Error {
    var path: String
    /// The error number.
    var code: Int32
  }

  /// The paths of the generated files.
  let paths: [String]
  /// The path of the file with the functions that read literals from a table, if there are any.
  let literalPaths: [String]
  private let files: [SourceFile]
  private let folder: String
  /// The lines that differ in the copies.
  let columns: SourceColumns
  /// The index of each file by its name in the compiler's output.
  private var numbers: [String: Int] = [:]

  /// Writes the generated files. The number in their names distinguishes files of the same name;
  /// mangled private names contain it.
  init(
    _ files: [SourceFile], showing selection: PreviewSelection, in folder: String,
    prefix: String = "", platform: SourcePlatform, firstKey: Int = 0,
    interface: InterfaceSummary = InterfaceSummary(), projectModules: [String: String] = [:]
  ) throws(Unwritable) {
    self.files = files
    self.folder = folder
    let hasLiterals = files.contains { !$0.literals.isEmpty }
    let literalName = prefix + LiteralCode.fileName
    literalPaths = hasLiterals ? [folder + "/" + literalName] : []
    let names = files.indices.map { index in
      // The compiler knows a file with statements by its name.
      let isScript = files[index].scan(for: platform).isPlayground
      return isScript
        ? "\(prefix)\(index)/main.swift" : "\(prefix)\(index)-\(files[index].generatedName).swift"
    }
    paths = names.map { folder + "/" + $0 }
    if hasLiterals { try GeneratedFile.write(LiteralCode.source, to: literalName, in: folder) }
    let context = ModuleContext(
      files, platform: platform, interface: interface, projectModules: projectModules)
    var key = firstKey
    var copies: [(file: SourceFile, edits: [SourceEdit])] = []
    for (index, file) in files.enumerated() {
      let edits = file.edits(number: index, platform: platform, firstKey: key, context: context)
      let text = file.instrumented(
        edits, number: index, showing: selection, platform: platform, context: context)
      copies.append((file, edits))
      key += file.literals.count
      try GeneratedFile.write(text, to: names[index], in: folder)
      numbers[file.locationName] = index
      numbers[paths[index]] = index
    }
    columns = SourceColumns(copies)
  }

  /// The errors in the compiler's output, with the paths of the sources.
  func errors(in output: [UInt8]) -> [Diagnostic] {
    Diagnostic.errors(in: String(decoding: output, as: UTF8.self), names: Array(numbers.keys))
      .map(located)
  }

  /// The warnings in the compiler's output, with the paths of the sources; without those in generated
  /// lines.
  func warnings(in output: [UInt8]) -> [Diagnostic] {
    Diagnostic.warnings(in: String(decoding: output, as: UTF8.self), names: Array(numbers.keys))
      .filter { warning in
        guard let number = numbers[warning.path] else { return false }
        return warning.path != paths[number] && warning.line <= files[number].lineCount
      }
      .map(located)
  }

  /// The compiler's output with the paths of the sources in place of those of the generated files,
  /// which the compiler names for errors at the end of a file.
  func restored(_ output: [UInt8]) -> [UInt8] {
    let lines = output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let restored = lines.map { line -> [UInt8] in
      guard line.starts(with: folder.utf8),
        let number = paths.firstIndex(where: { line.starts(with: ($0 + ":").utf8) })
      else { return Array(line) }
      let colon = UInt8(ascii: ":")
      let message = line.dropFirst(paths[number].utf8.count + 1)
        .drop { $0 == colon || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      let file = files[number]
      return Array("\(file.locationName):\(file.lineCount):\(file.lastColumn):".utf8) + message
    }
    return Array(restored.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// The compiler's output without errors in generated functions, if there are others, and without repeated ones.
  func reduced(_ output: [UInt8]) -> [UInt8] {
    Diagnostic.output(
      output, omittingConsequencesIn: SourceFile.generatedPath, names: Array(numbers.keys))
  }

  /// Returns a location with the path of the source.
  func located(_ place: CompileTimeout.Place) -> CompileTimeout.Place {
    var place = place
    if let number = numbers[place.path] { place.path = files[number].path }
    return place
  }

  /// Errors at the end of a source, such as a missing brace, may be in the generated lines after it:
  /// they are moved to its last line.
  private func located(_ error: Diagnostic) -> Diagnostic {
    guard let number = numbers[error.path] else { return error }
    var error = error
    let file = files[number]
    if error.path == paths[number] || error.line > file.lineCount {
      (error.line, error.column) = (file.lineCount, file.lastColumn)
      error.source = ""
    }
    error.path = file.path
    return error
  }
}
