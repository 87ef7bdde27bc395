// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The public declarations of compiled modules, from the compiler's symbol graphs.
struct SymbolGraphs {
  struct Symbol: Hashable {
    var family: String
    /// The names of the types around it: `["Path", "Element"]`.
    var owners: [String]
    /// The name without argument labels.
    var name: String
    /// The parameters in the notation of `Overload`; nil for a type or a value.
    var parameters: String?
    /// The difference from SwiftUI in its doc comment; nil if there is none.
    var difference: String?
    /// The superclass of a class.
    var superclass: String?

    var owner: String? { owners.isEmpty ? nil : owners.joined(separator: ".") }
    var qualified: String { (owners + [name]).joined(separator: ".") }
  }

  private(set) var symbols: Set<Symbol> = []

  /// Reads the symbols of modules.
  ///
  /// - Parameters:
  ///   - folder: The folder with the compiled modules.
  ///   - family: Returns the family of a declaration by the path of its source.
  init(of modules: [String], in folder: String, family: (String) -> String) throws {
    let output = FileManager.default.temporaryDirectory
      .appending(path: "symbol-graphs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    for module in modules { try Self.extract(module, from: folder, to: output) }
    for file in try FileManager.default.contentsOfDirectory(atPath: output.path()).sorted() {
      let data = try Data(contentsOf: output.appending(path: file))
      let graph = try JSONDecoder().decode(Graph.self, from: data)
      var superclasses: [String: String] = [:]
      let names = Dictionary(
        graph.symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
        uniquingKeysWith: { one, _ in one })
      for relationship in graph.relationships where relationship.kind == "inheritsFrom" {
        superclasses[relationship.source] =
          names[relationship.target]
          ?? relationship.targetFallback?.split(separator: ".").last
          .map(String.init)
      }
      for symbol in graph.symbols {
        if let own = symbol.own(family, superclasses[symbol.identifier.precise]) {
          symbols.insert(own)
        }
      }
    }
  }

  private static func extract(_ module: String, from folder: String, to output: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift-symbolgraph-extract", "-module-name", module, "-I", folder, "-target", try target,
      "-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs",
      "-output-dir", output.path(),
    ]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(module: module) }
  }

  private static var target: String {
    get throws {
      let (process, pipe) = (Process(), Pipe())
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["swiftc", "-print-target-info"]
      process.standardOutput = pipe
      try process.run()
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      struct Info: Decodable {
        struct Target: Decodable { var triple: String }
        var target: Target
      }
      return try JSONDecoder().decode(Info.self, from: data).target.triple
    }
  }

  struct Failure: Error { var module: String }
}

/// A symbol graph file.
private struct Graph: Decodable {
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }
  struct Fragment: Decodable {
    var kind: String
    var spelling: String
  }
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Location: Decodable { var uri: String }
    struct Comment: Decodable {
      struct Line: Decodable { var text: String }
      var lines: [Line]
    }
    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var docComment: Comment?
    var declarationFragments: [Fragment]
    var location: Location?
  }
  var symbols: [Symbol]
  var relationships: [Relationship]
}

extension Graph.Symbol {
  /// nil for operators, for names that begin with an underscore, and for members that the compiler has added.
  func own(_ family: (String) -> String, _ superclass: String?) -> SymbolGraphs.Symbol? {
    guard !pathComponents.contains(where: { $0.hasPrefix("_") }), let full = pathComponents.last,
      full.first?.isLetter == true, let location
    else { return nil }
    let name = String(full.prefix { $0 != "(" })
    return SymbolGraphs.Symbol(
      family: family(location.uri), owners: pathComponents.dropLast(), name: name,
      parameters: name.count == full.count
        ? nil : parameters(labels: full.dropFirst(name.count + 1).dropLast()),
      difference: docComment.flatMap { DocumentedDifference(lines: $0.lines.map(\.text)).text },
      superclass: superclass)
  }

  /// The labels with the marks of `Overload`.
  private func parameters(labels: Substring) -> String {
    let labels = labels.split(separator: ":")
    let marks = Self.marks(in: declarationFragments, labels: labels.map(String.init))
    return "(" + zip(labels, marks).map { "\($0)\($1):" }.joined() + ")"
  }

  /// For each parameter the marks for a default value, a function type and any number of values.
  ///
  /// Parameters are found by their labels in order; what follows a label up to the next one is its type and
  /// default value.
  private static func marks(in fragments: [Graph.Fragment], labels: [String]) -> [String] {
    var marks: [String] = []
    var types: [String] = []
    for fragment in fragments {
      if fragment.kind == "externalParam", types.count < labels.count,
        fragment.spelling == labels[types.count]
      {
        types.append("")
      } else if !types.isEmpty, fragment.kind != "internalParam" {
        types[types.count - 1] += fragment.spelling
      }
    }
    for type in types {
      // The rest of the declaration follows the last parameter.
      let own = Self.parameter(type)
      marks.append(
        (own.contains(" = ") ? "=" : "") + (own.contains("->") ? "&" : "")
          + (own.contains("...") ? "*" : ""))
    }
    return marks + Array(repeating: "", count: max(0, labels.count - marks.count))
  }

  /// A text up to the first closing bracket that is not opened in it.
  private static func parameter(_ text: String) -> Substring {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        if depth < 0 { return text[..<index] }
      default: break
      }
    }
    return text[...]
  }
}
