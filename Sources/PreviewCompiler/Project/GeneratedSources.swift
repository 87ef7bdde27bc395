// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The files that are generated for modules, besides the copies of their sources. They are the same for modules that are
/// shown, checked and built.
struct GeneratedSources {
  /// For each module the paths of its files.
  let paths: [[String]]
  /// The diagnostics of the data models.
  let problems: [DataModelProblem]
  /// The file of a data model, keyed by the file that is generated for it.
  private let origins: [String: String]

  /// Creates the files.
  ///
  /// - Parameters:
  ///   - bundles: Where the resources are.
  ///   - interface: The storyboards of the last module.
  init(
    _ modules: [ModuleSources], bundles: BundleSources.Place, folder: String,
    interface: InterfaceSummary = InterfaceSummary()
  ) throws(CompiledSources.Unwritable) {
    let models = try ManagedModelSources(modules, folder: folder)
    let kinds = [
      try BundleSources(modules, in: bundles, folder: folder, interface: interface).paths,
      try AssetSymbols(modules, folder: folder).paths,
      try FoundationMembers(modules, folder: folder).paths, models.paths,
    ]
    paths = modules.indices.map { index in kinds.flatMap { $0[index] } }
    (problems, origins) = (models.problems, models.origins)
  }

  /// The problems as the compiler prints warnings.
  var warnings: [UInt8] {
    Array(
      problems.map { "\($0.path):\($0.line):1: warning: \($0.text)\n" }.joined().utf8)
  }

  /// The compiler's output with the files of data models in place of those that are generated for them, which the
  /// user does not have.
  func restored(_ output: [UInt8]) -> [UInt8] {
    guard !origins.isEmpty else { return output }
    let lines = output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var result: [[UInt8]] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      guard let (file, model) = origins.first(where: { line.starts(with: ($0.key + ":").utf8) })
      else {
        result.append(Array(line))
        continue
      }
      let colon = UInt8(ascii: ":")
      let message = line.dropFirst(file.utf8.count + 1)
        .drop { $0 == colon || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      result.append(
        Array("\(model):1:1:".utf8) + message + Array(" (in the code for the data model)".utf8))
      // The line of the generated file and a line with a caret.
      if index + 1 < lines.count, lines[index + 1].contains(UInt8(ascii: "^")) { index += 2 }
    }
    return Array(result.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// The identifiers in generated files.
  static func identifiers(in paths: [String]) -> Set<String> {
    paths.reduce(into: []) { names, path in
      if let file = SourceFile(reading: path) { names.formUnion(file.scan.allIdentifiers) }
    }
  }
}
