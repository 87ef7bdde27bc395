// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures

/// The translations in the string catalogs (`.xcstrings`) of folders, and in the strings files
/// (`.strings`) of their `.lproj` folders.
@MainActor
package final class StringCatalogs {
  /// A catalog as Xcode writes it.
  private struct Catalog: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry] = [:]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: [String: [String: Localization]]?

    /// The translation; of variations, that of `other`.
    var value: String? {
      stringUnit?.value ?? variations?.values.lazy.compactMap { $0["other"]?.value }.first
    }
  }

  private struct Unit: Decodable {
    var value: String
  }

  private let folders: [String]
  private let languages: [String]
  private var catalogs: [String: [Catalog]] = [:]
  /// The translations that have been looked up, by table and key.
  private var known: [String: [String: String?]] = [:]
  /// The largest catalog that is read, in bytes.
  private static let largest = 16 << 20

  /// - Parameters:
  ///   - folders: Folders with catalogs, in search order; also in their subfolders.
  ///   - languages: The user's languages, such as `ko-KR`, the preferred one first.
  package init(folders: [String], languages: [String]) {
    self.folders = folders
    self.languages = languages
  }

  /// Returns the translation of a key; nil if there is none for a language that the user prefers to the
  /// catalog's own.
  package func translation(of key: String, table: String?) -> String? {
    let table = table ?? "Localizable"
    if let known = known[table]?[key] { return known }
    let found = catalogs(named: table).lazy.compactMap { self.translation(of: key, in: $0) }.first
    known[table, default: [:]][key] = .some(found)
    return found
  }

  private func translation(of key: String, in catalog: Catalog) -> String? {
    guard let localizations = catalog.strings[key]?.localizations else { return nil }
    for language in languages {
      for name in [language, Self.base(language)] {
        if let value = localizations[name]?.value { return value }
      }
      if Self.base(language) == Self.base(catalog.sourceLanguage) { break }
    }
    return localizations[catalog.sourceLanguage]?.value
  }

  private static func base(_ language: String) -> String {
    String(language.prefix { $0 != "-" })
  }

  private func catalogs(named table: String) -> [Catalog] {
    if let known = catalogs[table] { return known }
    let read = folders.flatMap { folder in
      [folder] + Self.subfolders(of: folder)
    }.flatMap { folder in
      [Self.catalog(folder + "/" + table + ".xcstrings"), Self.stringsFiles(table, in: folder)]
        .compactMap { $0 }
    }
    catalogs[table] = read
    return read
  }

  private static func catalog(_ path: String) -> Catalog? {
    guard let bytes = try? FileBytes.read(path, limit: largest) else { return nil }
    return try? JSONDecoder().decode(Catalog.self, from: Data(bytes))
  }

  /// The strings files of a table in the `.lproj` folders of a folder; nil without any. Their keys are in
  /// the language of `Base.lproj`, or else English, or else the first one's.
  private static func stringsFiles(_ table: String, in folder: String) -> Catalog? {
    var languages: [String] = []
    var localizations: [String: [String: Localization]] = [:]
    for folder in subfolders(of: folder) where folder.hasSuffix(".lproj") {
      guard
        let bytes = try? FileBytes.read(folder + "/" + table + ".strings", limit: largest)
      else { continue }
      let language = String(folder.dropLast(".lproj".count).split(separator: "/").last ?? "")
      languages.append(language)
      for (key, value) in StringsFile(Data(bytes)).strings {
        localizations[key, default: [:]][language] = Localization(stringUnit: Unit(value: value))
      }
    }
    guard let first = languages.first else { return nil }
    let source = ["Base", "en"].first(where: languages.contains) ?? first
    var catalog = Catalog(sourceLanguage: source)
    catalog.strings = localizations.mapValues { Entry(localizations: $0) }
    return catalog
  }

  private static func subfolders(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.map { folder + "/" + $0 }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
  }

  /// The languages of the desktop, the preferred one first: `LANGUAGE`, or else the first of `LC_ALL`,
  /// `LC_MESSAGES` and `LANG` that is set. Empty for the C locale.
  package nonisolated static func languages(of environment: [String: String]) -> [String] {
    func language(_ text: Substring) -> String? {
      let name = text.prefix { $0 != "." && $0 != "@" }
      return name.isEmpty || name == "C" || name == "POSIX"
        ? nil : String(name).replacing("_", with: "-")
    }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0].flatMap { $0.isEmpty ? nil : $0 } }.first
    guard let locale, let first = language(Substring(locale)) else { return [] }
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":").compactMap(language)
    return list.isEmpty ? [first] : list
  }
}
