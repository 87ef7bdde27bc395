// Part of Snapback, under the MIT licence; see LICENSE.

/// The modules of the library. They are loaded into every compilation, so that no module of a project can have the
/// name of one of them, such as `Navigation`.
struct InstalledModules {
  private let names: Set<String>

  /// - Parameter folders: The folders with the modules that sources import.
  init(in folders: [String]) {
    let suffix = ".swiftmodule"
    names = Set(
      folders.flatMap { FolderEntries($0).names }
        .filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) })
  }

  /// The name by which a module of a project is compiled, and by which copies of sources import it.
  func compiledName(_ name: String) -> String { names.contains(name) ? name + "_" : name }

  /// The compiled names of a project's modules, by their names.
  func compiledNames(_ modules: [ModuleSources]) -> [String: String] {
    Dictionary(
      modules.map { ($0.module.name, compiledName($0.module.name)) },
      uniquingKeysWith: { first, _ in first })
  }
}
