// Part of Snapback, under the MIT licence; see LICENSE.

import Compatibility
import Foundation

/// The tables of the program, made of the symbol graphs of compiled modules.
struct SymbolTables {
  /// The lines of the table of declarations.
  let declarations: [String]
  /// The lines of the table of differences.
  let differences: [String]

  /// Modules whose folders are the families of their names.
  private static let modulesByFolder = [
    "ViewCore", "Views", "ViewEffects", "Scrolling", "Controls", "CompoundControls", "Navigation",
    "Interface",
  ]
  /// Modules whose names form one family each.
  private static let otherModules = [
    "Motion", "Drawing", "Combine", "Presentation", "UIKitViews", "UIKitMenus", "UIKitControls",
    "Storyboards", "UIKitLists", "UIKitContainers", "UIKitDynamics", "Charts", "CoreData",
    "SwiftData", "PhotosUI", "UserNotifications",
  ]

  init(modulesIn folder: String) throws {
    let graphs = try SymbolGraphs(
      of: Self.modulesByFolder + Self.otherModules, in: folder, family: Self.family)
    declarations = Self.declarations(graphs.symbols)
    differences = Self.differences(graphs.symbols)
  }

  /// The family of a source: its folder in some modules, or else its module.
  private static func family(_ path: String) -> String {
    guard let sources = path.range(of: "/Sources/", options: .backwards) else { return path }
    let parts = path[sources.upperBound...].split(separator: "/").map(String.init)
    if modulesByFolder.contains(parts[0]) { return parts.count > 2 ? parts[1] : parts[0] }
    return parts[0].hasPrefix("UIKit") || parts[0] == "Storyboards" ? "UIKit" : parts[0]
  }

  private static func declarations(_ symbols: Set<SymbolGraphs.Symbol>) -> [String] {
    var lines: [String: Set<String>] = [:]
    for symbol in symbols {
      lines["\(symbol.family) \(symbol.owner ?? "-")", default: []].insert(
        symbol.name + (symbol.parameters ?? ""))
      if let superclass = symbol.superclass {
        lines["\(symbol.family) \(symbol.qualified)", default: []].insert("<" + superclass)
      }
    }
    return lines.sorted { $0.key < $1.key }.flatMap { wrapped($0.key, $0.value.sorted()) }
  }

  private static func differences(_ symbols: Set<SymbolGraphs.Symbol>) -> [String] {
    let names = Dictionary(grouping: symbols, by: \.qualified).sorted { $0.key < $1.key }
    return names.flatMap { name, symbols -> [String] in
      var notes: Set<String> = []
      for symbol in symbols {
        guard let text = symbol.difference else { continue }
        let labels = Overload(symbol.parameters ?? "()").parameters.compactMap(\.label)
        let concernsArguments = !Set(Difference.arguments(text)).isDisjoint(with: labels)
        // A difference of one initializer does not apply to the type's other ones.
        let isOwn =
          symbol.name == "init" && !concernsArguments
          && symbols.contains { $0.difference != text }
        notes.insert(
          name + (isOwn ? Overload(symbol.parameters ?? "()").signature : "") + " " + text)
      }
      // A note that is the beginning of another one is redundant.
      let distinct = notes.filter { note in !notes.contains { $0 != note && $0.hasPrefix(note) } }
      return distinct.sorted().flatMap {
        wrapped("", $0.split(separator: " ").map(String.init), indentation: "  ")
      }
    }
  }

  /// Joins words to lines of at most 90 columns, each with the same prefix.
  private static func wrapped(
    _ head: String, _ words: [String], indentation: String? = nil
  ) -> [String] {
    var lines: [String] = []
    var line = head
    for word in words {
      if line.count + word.count + 1 > 90, line != head {
        lines.append(line)
        line = indentation ?? head
      }
      line += (line.isEmpty || line == "  " ? "" : " ") + word
    }
    return lines + [line]
  }
}
