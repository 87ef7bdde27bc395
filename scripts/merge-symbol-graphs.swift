// Part of Snapback, under the MIT licence; see LICENSE.

// Merges the symbol graphs of the library's modules into one module, for scripts/docs.sh.
//
// usage: merge-symbol-graphs MODULE INPUT-FOLDER OUTPUT-FOLDER
//
// An author imports one module, MODULE, which re-exports the others; so the documentation has one
// module as well. Extensions of types of another merged module become members of these types.
// Extensions of other types, such as Foundation's, stay extensions. Names with a leading underscore
// are left out.
//
// Prints the percentage of declarations with a documentation comment, rounded down, and
// the declarations without one to standard error.

import Foundation

typealias Object = [String: Any]

guard CommandLine.arguments.count == 4 else {
  FileHandle.standardError.write(Data("usage: merge-symbol-graphs MODULE INPUT OUTPUT\n".utf8))
  exit(64)
}
let module = CommandLine.arguments[1]
let input = URL(filePath: CommandLine.arguments[2])
let output = URL(filePath: CommandLine.arguments[3])
let suffix = ".symbols.json"

/// A symbol graph file: `Motion.symbols.json`, or `Motion@Foundation.symbols.json` for extensions.
let names = try FileManager.default.contentsOfDirectory(atPath: input.path())
  .filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
let modules = Set(names.filter { !$0.contains("@") })

/// The merged graphs: the module's own under "", extensions under the name of the extended module.
var graphs: [String: Object] = [:]
var (total, documented) = (0, 0)
var undocumented: [String] = []

func isHidden(_ symbol: Object) -> Bool {
  (symbol["pathComponents"] as? [String] ?? []).contains { $0.hasPrefix("_") }
}

@MainActor func count(_ symbol: Object) {
  total += 1
  if symbol["docComment"] != nil {
    documented += 1
  } else {
    undocumented.append((symbol["pathComponents"] as? [String] ?? []).joined(separator: "."))
  }
}

func identifier(_ symbol: Object) -> String {
  (symbol["identifier"] as? Object)?["precise"] as? String ?? ""
}

for name in names {
  let data = try Data(contentsOf: input.appending(path: name + suffix))
  guard var graph = try JSONSerialization.jsonObject(with: data) as? Object,
    var symbols = graph["symbols"] as? [Object],
    var relationships = graph["relationships"] as? [Object],
    var owner = graph["module"] as? Object
  else { fatalError("\(name)\(suffix) is not a symbol graph") }
  symbols.removeAll(where: isHidden)
  // Foundation's own parts are of no interest to authors.
  var extended = name.split(separator: "@").dropFirst().first.map(String.init) ?? ""
  if extended.hasPrefix("Foundation") { extended = "Foundation" }
  if modules.contains(extended) {
    // Members of an extension block become members of the extended type.
    var types: [String: String] = [:]
    for relationship in relationships where relationship["kind"] as? String == "extensionTo" {
      guard let block = relationship["source"] as? String else { continue }
      types[block] = relationship["target"] as? String
    }
    symbols.removeAll { types[identifier($0)] != nil }
    relationships = relationships.compactMap { relationship in
      guard relationship["kind"] as? String != "extensionTo" else { return nil }
      var relationship = relationship
      for end in ["source", "target"] {
        if let type = types[relationship[end] as? String ?? ""] { relationship[end] = type }
      }
      return relationship
    }
    for index in symbols.indices { symbols[index]["swiftExtension"] = nil }
    extended = ""
  } else if !extended.isEmpty {
    for index in symbols.indices {
      var information = symbols[index]["swiftExtension"] as? Object ?? [:]
      information["extendedModule"] = extended
      symbols[index]["swiftExtension"] = information
    }
  }
  for symbol in symbols
  where (symbol["kind"] as? Object)?["identifier"] as? String
    != "swift.extension"
  { count(symbol) }
  let merged = graphs[extended]
  owner["name"] = module
  graph["module"] = owner
  graph["symbols"] = (merged?["symbols"] as? [Object] ?? []) + symbols
  graph["relationships"] = (merged?["relationships"] as? [Object] ?? []) + relationships
  graphs[extended] = graph
}

for (extended, graph) in graphs {
  let name = extended.isEmpty ? module : "\(module)@\(extended)"
  try JSONSerialization.data(withJSONObject: graph, options: .sortedKeys)
    .write(to: output.appending(path: name + suffix))
}
FileHandle.standardError.write(
  Data(undocumented.sorted().map { "no comment: \($0)\n" }.joined().utf8))
print(total == 0 ? 0 : documented * 100 / total)
