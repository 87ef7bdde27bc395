// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

/// The modules that CocoaPods has put beside a project, and the one that a podspec there describes.
enum PodModules {
  /// The modules that a project in a folder can import: those of its folder `Pods`, and those of the
  /// podspecs in the folder and in the one around it, whose example the project may be.
  static func all(for folder: String) -> [ProjectModule] {
    let pods = FolderEntries.join(folder, "Pods")
    let installed = FolderEntries(pods).names.filter { !$0.contains(".") && !isSupport($0) }
      .map { module($0, [FolderEntries.join(pods, $0)]) }
    let around = SystemPath.folder(of: folder)
    return (installed + described(in: folder) + described(in: around)).filter(hasSources)
  }

  /// Returns whether a name is one of CocoaPods' own project, which has no sources to show.
  static func isProject(_ name: String) -> Bool {
    name == "Pods.xcodeproj" || name == "_Pods.xcodeproj"
  }

  private static func isSupport(_ name: String) -> Bool {
    ["Target Support Files", "Headers", "Local Podspecs"].contains(name)
  }

  /// The modules of the podspecs in a folder, by the folders of their first source files.
  private static func described(in folder: String) -> [ProjectModule] {
    FolderEntries(folder).names.filter { $0.hasSuffix(".podspec") }.compactMap { name in
      guard let file = SourceFile(reading: FolderEntries.join(folder, name)) else { return nil }
      let text = String(decoding: file.bytes, as: UTF8.self)
      let roots = text.split(separator: "\n").filter { $0.contains("source_files") }
        .flatMap(quoted).map { pattern in
          let parts = pattern.split(separator: "/").prefix { !$0.contains("*") }
          return parts.reduce(folder) { FolderEntries.join($0, String($1)) }
        }
      guard !roots.isEmpty, !roots.contains(folder) else { return nil }
      return module(String(name.dropLast(8)), roots)
    }
  }

  /// The texts between quotation marks of a line.
  private static func quoted(_ line: Substring) -> [Substring] {
    let parts = line.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
  }

  private static func module(_ name: String, _ roots: [String]) -> ProjectModule {
    ProjectModule(name: ProjectModule.identifier(name), roots: roots)
  }

  private static func hasSources(_ module: ProjectModule) -> Bool {
    module.roots.contains {
      SystemPath.hasSuffix($0, ".swift") || !SourceFolder($0).sources.isEmpty
    }
  }
}
