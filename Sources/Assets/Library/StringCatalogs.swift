// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

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

    /// The translation: of plural variations that of the number's category, or else `other`; of those for devices that
    /// of an iPhone, or else `other`.
    func value(_ number: Int?, _ language: String) -> String? {
      if let stringUnit { return stringUnit.value }
      let category = number.map { PluralCategory($0, language: language).rawValue } ?? "other"
      let names = ["plural": category, "device": "iphone"]
      for (kind, variants) in variations ?? [:] {
        if let variant = names[kind].flatMap({ variants[$0] }) ?? variants["other"],
          let value = variant.value(number, language)
        {
          return value
        }
      }
      return nil
    }
  }

  private struct Unit: Decodable {
    var value: String
  }

  private let folders: [String]
  private let languages: [String]
  private let report: (AssetProblem) -> Void
  private var catalogs: [String: [Catalog]] = [:]
  /// The translations that have been looked up, by table and key.
  private var known: [String: [String: Translation?]] = [:]

  private struct Translation {
    var localization: Localization
    var language: String
  }

  /// The largest catalog that is read, in bytes.
  private static let largest = 16 << 20

  /// - Parameters:
  ///   - folders: Folders with catalogs, in search order; also in their subfolders.
  ///   - languages: The user's languages, such as `ko-KR`, the preferred one first.
  ///   - report: Is called once for each file that is invalid, when its table is first used.
  package init(
    folders: [String], languages: [String], report: @escaping (AssetProblem) -> Void = { _ in }
  ) {
    self.folders = folders
    self.languages = languages
    self.report = report
  }

  /// Returns the translation of a key; nil if there is none for a language that the user prefers to the
  /// catalog's own. Of plural variations it is that of the number, if there is one.
  package func translation(of key: String, table: String?, number: Int? = nil) -> String? {
    let table = table ?? "Localizable"
    let found: Translation?
    if let known = known[table]?[key] {
      found = known
    } else {
      found = catalogs(named: table).lazy.compactMap { self.translation(of: key, in: $0) }.first
      known[table, default: [:]][key] = .some(found)
    }
    return found?.localization.value(number, found?.language ?? "")
  }

  /// Returns whether there is a catalog for a table.
  package func hasTranslations(in table: String?) -> Bool {
    !catalogs(named: table ?? "Localizable").isEmpty
  }

  private func translation(of key: String, in catalog: Catalog) -> Translation? {
    guard let localizations = catalog.strings[key]?.localizations else { return nil }
    for language in languages {
      for name in [language, Self.base(language)] {
        if let localization = localizations[name], localization.value(nil, name) != nil {
          return Translation(localization: localization, language: name)
        }
      }
      if Self.base(language) == Self.base(catalog.sourceLanguage) { break }
    }
    return localizations[catalog.sourceLanguage].map {
      Translation(localization: $0, language: catalog.sourceLanguage)
    }
  }

  private static func base(_ language: String) -> String {
    String(language.prefix { $0 != "-" })
  }

  private func catalogs(named table: String) -> [Catalog] {
    if let known = catalogs[table] { return known }
    let searched = folders.flatMap { [$0] + Self.subfolders(of: $0) }
    let read = searched.flatMap { self.read(table, in: $0) }
    catalogs[table] = read
    return read
  }

  @discardableResult
  private func read(_ table: String, in folder: String) -> [Catalog] {
    [catalog(folder + "/" + table + ".xcstrings"), stringsFiles(table, in: folder)]
      .compactMap { $0 }
  }

  private func catalog(_ path: String) -> Catalog? {
    guard let bytes = bytes(path) else { return nil }
    do {
      return try JSONDecoder().decode(Catalog.self, from: Data(bytes))
    } catch {
      report(
        .invalidStrings(path: path, .malformed(reason: JSONDefect.reason(error, in: bytes))))
      return nil
    }
  }

  /// The contents of a file; nil if there is none, or it cannot be read.
  private func bytes(_ path: String) -> [UInt8]? {
    do throws(SystemError) {
      return try RegularFile.read(path, limit: Self.largest)
    } catch {
      // A folder that cannot be entered has none.
      var status = stat()
      if SystemString.withCString(path, { lstat($0, &status) }) == 0 {
        report(.invalidStrings(path: path, .unreadable(code: error.code)))
      }
      return nil
    }
  }

  /// The strings files of a table in the `.lproj` folders of a folder; nil without any. Their keys are in
  /// the language of `Base.lproj`, or else English, or else the first one's.
  private func stringsFiles(_ table: String, in folder: String) -> Catalog? {
    var languages: [String] = []
    var localizations: [String: [String: Localization]] = [:]
    for folder in Self.subfolders(of: folder) where folder.hasSuffix(".lproj") {
      let path = folder + "/" + table + ".strings"
      guard let bytes = bytes(path) else { continue }
      let language = String(folder.dropLast(".lproj".count).split(separator: "/").last ?? "")
      languages.append(language)
      let file = StringsFile(bytes)
      if let defect = file.defect {
        report(.invalidStrings(path: path, .malformed(reason: defect)))
      }
      for (key, value) in file.strings {
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

  /// Reports the invalid files of folders, of any table; see `init`.
  package static func check(_ folders: [String], report: @escaping (AssetProblem) -> Void) {
    for folder in folders.flatMap({ [$0] + subfolders(of: $0) }) {
      let files = DirectoryNames.read(folder).filter { AssetEnding.of($0) == "xcstrings" }
      let inner = subfolders(of: folder).filter { $0.hasSuffix(".lproj") }
        .flatMap(DirectoryNames.read).filter { AssetEnding.of($0) == "strings" }
      let tables = Set((files + inner).map { String($0.prefix { $0 != "." }) })
      let catalogs = StringCatalogs(folders: [], languages: [], report: report)
      for table in tables.sorted() { catalogs.read(table, in: folder) }
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
