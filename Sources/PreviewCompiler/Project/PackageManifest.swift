// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

/// The parts of a package manifest that are needed to compile its targets: the JSON document of
/// `swift package dump-package`.
package struct PackageManifest: Decodable, Equatable, Sendable {
  var name: String
  var targets: [Target]
  var products: [Product]
  var dependencies: [Dependency]
  /// The versions of the language that the manifest allows; nil for the version of its tools.
  var swiftLanguageVersions: [String]?
  var toolsVersion: ToolsVersion

  struct ToolsVersion: Decodable, Equatable, Sendable {
    /// `6.0.0`.
    var _version: String
  }

  struct Product: Decodable, Equatable, Sendable {
    var name: String
    var targets: [String]
  }

  struct Target: Decodable, Equatable, Sendable {
    var name: String
    /// `regular`, `executable`, `test`, `macro`, `plugin`, `system` or `binary`.
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String]
    var resources: [Resource]
    var dependencies: [TargetDependency]
    var settings: [Setting]
  }

  struct Resource: Equatable, Sendable {
    var path: String
    /// Whether its rule is `copy`, and not `process` or `embedInCode`.
    var isCopied: Bool
  }

  /// A package that this one needs.
  struct Dependency: Equatable, Sendable {
    /// The package's identity, which the package manager derives from its URL or path.
    var name: String
    /// The folder of a package on this machine; nil for a repository or a registry.
    var path: String?
    /// The name by which targets refer to it, if the manifest gives it one; nil otherwise.
    var alias: String?
  }

  /// A target or product that a target needs, by its name.
  struct TargetDependency: Equatable, Sendable {
    var name: String
    /// The package that has the product; nil if the manifest does not say it.
    var package: String?
  }

  struct Setting: Decodable, Equatable, Sendable {
    var tool: String
    var kind: [String: Value]

    struct Value: Equatable, Sendable {
      var arguments: [String]
    }
  }
}

extension PackageManifest.Resource: Decodable {
  private enum Key: CodingKey { case path, rule }
  /// A rule is an object with one key, its name.
  private enum Rule: CodingKey { case copy }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    path = try values.decode(String.self, forKey: .path)
    isCopied = try values.nestedContainer(keyedBy: Rule.self, forKey: .rule).contains(.copy)
  }
}

extension PackageManifest.Dependency: Decodable {
  private enum Key: CodingKey { case fileSystem, sourceControl, registry }
  private struct Entry: Decodable {
    var identity: String
    var path: String?
    var nameForTargetDependencyResolutionOnly: String?
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    for key in [Key.fileSystem, .sourceControl, .registry] {
      guard let entry = try values.decodeIfPresent([Entry].self, forKey: key)?.first else {
        continue
      }
      self.init(
        name: entry.identity, path: entry.path, alias: entry.nameForTargetDependencyResolutionOnly)
      return
    }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "unknown kind of package dependency"))
  }

  /// The folders in which the package may be: its path; otherwise the package manager's checkouts, a
  /// folder beside the package that needs it, and checkouts of `xcodebuild` inside that package.
  func folders(for package: String) -> [String] {
    if let path { return [path] }
    let parent = SystemPath.folder(of: package)
    let folders = ["\(package)/.build/checkouts", parent, "\(package)/SourcePackages/checkouts"]
    return folders.flatMap { folder in
      FolderEntries(folder).names.filter { $0.lowercased() == name.lowercased() }
        .map { folder + "/" + $0 }
    }
  }
}

extension PackageManifest.TargetDependency: Decodable {
  private struct Name: Decodable {
    var name: String?
    var package: String?

    init(from decoder: any Decoder) throws {
      // The first element is the name; the package, module aliases and the condition follow.
      var values = try decoder.unkeyedContainer()
      name = try? values.decode(String.self)
      package = try? values.decode(String.self)
    }
  }

  init(from decoder: any Decoder) throws {
    let values = try [String: Name](from: decoder)
    name = values.values.compactMap(\.name).first ?? ""
    package = values.values.compactMap(\.package).first
  }
}

extension PackageManifest.Setting.Value: Decodable {
  private struct One: Decodable { var _0: String? }
  private struct Many: Decodable { var _0: [String]? }

  init(from decoder: any Decoder) throws {
    arguments =
      (try? One(from: decoder))?._0.map { [$0] } ?? (try? Many(from: decoder))?._0 ?? []
  }
}
