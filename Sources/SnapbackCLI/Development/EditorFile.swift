// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Pictures
import PreviewCompiler
import SystemStrings

/// The file from which sourcekit-lsp learns how a folder's Swift files are compiled.
nonisolated package struct EditorFile: Equatable, Sendable {
  /// The result of writing the file.
  package enum Result: Equatable, Sendable {
    case written
    /// The file had these contents already.
    case unchanged
    /// There is another file of its name, which this program has not written.
    case kept
  }

  package let path: String
  package let text: String

  /// The file of a package: sourcekit-lsp's configuration, with the toolset at a path.
  package init(package folder: String, toolset: String) throws {
    path = folder + "/.sourcekit-lsp/" + Self.packageName
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(Configuration(swiftPM: .init(toolsets: [toolset])))
    text = String(decoding: data, as: UTF8.self) + "\n"
  }

  /// The file of a folder of Swift files: the compiler's arguments, one per line.
  ///
  /// - Parameter sources: The absolute paths of the files that are compiled together; none if each file is
  ///   a program of its own.
  package init(folder: String, sources: [String], _ installation: Installation) {
    path = folder + "/compile_flags.txt"
    let arguments =
      installation.compilerArguments
      + ["-swift-version", "5", "-parse-as-library", "-D", "DEBUG"] + sources
    text = arguments.map { $0 + "\n" }.joined()
  }

  private struct Configuration: Codable {
    struct PackageManager: Codable {
      var toolsets: [String]
    }

    var swiftPM: PackageManager
  }

  /// Writes the file, unless there is one that this program has not written. Links are not followed: a folder
  /// that is not trusted may have one to any file of the user.
  package func write(isForced: Bool = false) throws(PictureError) -> Result {
    let folder = SystemPath.folder(of: path)
    guard SystemPath.name(of: path) != Self.packageName || !SystemPath.isLink(folder) else {
      throw .cannotWrite(path: path, code: ENOTDIR)
    }
    if SystemPath.isLink(path) {
      guard isForced else { return .kept }
      guard SystemString.withCString(path, unlink) == 0 else {
        throw .cannotWrite(path: path, code: errno)
      }
    }
    let old: String?
    do throws(SystemError) {
      old = String(decoding: try RegularFile.read(path), as: UTF8.self)
    } catch {
      // Pipes, devices and folders are not replaced.
      guard error.code == ENOENT else { throw .cannotWrite(path: path, code: error.code) }
      old = nil
    }
    if old == text { return .unchanged }
    if let old, !isForced, !isOwn(old) { return .kept }
    let isNew = SystemString.withCString(folder) { mkdir($0, 0o777) } == 0
    guard isNew || errno == EEXIST else { throw .cannotWrite(path: path, code: errno) }
    do throws(PictureError) {
      try OutputFile.write(Array(text.utf8), to: path)
    } catch {
      if isNew { _ = SystemString.withCString(folder, rmdir) }
      throw error
    }
    return .written
  }

  private static let packageName = "config.json"

  /// Returns whether this program has written the contents: they have nothing else than it writes.
  private func isOwn(_ text: String) -> Bool {
    guard path.hasSuffix(".json") else {
      return text.split(separator: "\n").contains { $0.hasSuffix(MacroProgram.module) }
    }
    let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    guard let settings = object?["swiftPM"] as? [String: Any], object?.count == 1 else {
      return false
    }
    let toolsets = settings["toolsets"] as? [String]
    return settings.count == 1 && toolsets?.count == 1
      && toolsets?.first?.hasSuffix("/toolset.json") == true
  }

  /// The names of files in a folder from which sourcekit-lsp would learn something else.
  private static let others = ["Package.swift", "compile_commands.json", "buildServer.json"]

  /// The file for the folder of a single new file; nil if the folder has one for sourcekit-lsp already, or is the
  /// home folder, where other programs would read it as well.
  static func forNewFile(in folder: String, _ installation: Installation, home: String?)
    -> EditorFile?
  {
    let file = EditorFile(folder: folder, sources: [], installation)
    let isTaken = others.contains { FileManager.default.fileExists(atPath: folder + "/" + $0) }
    let isHome =
      URL(fileURLWithPath: folder).standardizedFileURL.path
      == home.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    return isTaken || isHome || FileManager.default.fileExists(atPath: file.path) ? nil : file
  }
}
