// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

/// A line of a source file.
struct SourceLine: Equatable {
  let path: String
  /// From 1.
  let line: Int

  /// The name of the file with the line: `Card.swift:12`.
  var name: String { "\(path.fileName):\(line)" }
}

/// The source files in which the types of an item's views may be declared: those that are compiled with its file,
/// or else those in its folder.
package final class SourceFiles {
  /// The item's file first, then the others in its folder, then those in other folders.
  let paths: [String]
  private var texts: [String: String?] = [:]
  private var indexes: [String: SourceIndex] = [:]
  /// The results of searches.
  private var lines: [String: SourceLine?] = [:]
  private var declarations: [String: String?] = [:]
  private var calls: [String: [SpringCall]] = [:]

  /// The maximum number of files in a list.
  private static let limit = 100

  /// - Parameters:
  ///   - path: The item's file.
  ///   - paths: All files that are compiled with it; nil for those in its folder.
  init(of path: String, in paths: [String]?) {
    let others = (paths ?? Self.files(in: Self.folder(of: path))).filter { $0 != path }
    // The nearest ones first: more files than are read may be compiled.
    let folder = Self.folder(of: path)
    let near = others.filter { Self.folder(of: $0) == folder }
    let far = others.filter { Self.folder(of: $0) != folder }
    self.paths = [path] + (near + far).prefix(Self.limit - 1)
  }

  /// The Swift files directly in a folder, by their names.
  package static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
  }

  /// The text of a file; nil if it cannot be read, or has more than 4 MiB.
  static func text(at path: String) -> String? {
    (try? RegularFile.read(path, limit: 4 << 20)).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The index of a file; nil if it cannot be read.
  func index(at path: String) -> SourceIndex? {
    if let index = indexes[path] { return index }
    guard let text = text(at: path) else { return nil }
    let index = SourceIndex(text)
    indexes[path] = index
    return index
  }

  private func text(at path: String) -> String? {
    if let text = texts[path] { return text }
    let text = Self.text(at: path)
    texts[path] = .some(text)
    return text
  }

  private static func key(_ lane: GestureLane, _ view: String) -> String {
    "\(view) \(lane.name) \(lane.condition ?? "")"
  }

  /// The line at which a view's gesture is declared; nil if it is not known.
  func line(ofGesture lane: GestureLane, in view: String) -> SourceLine? {
    search(&lines, Self.key(lane, view), view) { index, path in
      index.line(ofGesture: lane.name, in: view, begunBy: lane.condition).map {
        SourceLine(path: path, line: $0)
      }
    }
  }

  /// The line at which a type is declared; nil if it is not known.
  func line(ofType type: String) -> SourceLine? {
    search(&lines, type, type) { index, path in
      index.line(ofType: type).map { SourceLine(path: path, line: $0) }
    }
  }

  /// The source of a view's gesture; nil if it is not known.
  func declaration(ofGesture lane: GestureLane, in view: String) -> String? {
    search(&declarations, Self.key(lane, view), view) { index, _ in
      index.declaration(ofGesture: lane.name, in: view, begunBy: lane.condition)
    }
  }

  /// The calls in a file that make a spring.
  func calls(at path: String) -> [SpringCall] {
    if let calls = calls[path] { return calls }
    let found = text(at: path).map { SpringCall.all(in: $0, at: path) } ?? []
    calls[path] = found
    return found
  }

  /// Searches the files that have a type's name.
  private func search<Found>(
    _ results: inout [String: Found?], _ key: String, _ type: String,
    _ find: (SourceIndex, String) -> Found?
  ) -> Found? {
    if let result = results[key] { return result }
    var found: Found?
    for path in paths where found == nil && text(at: path)?.contains(type) == true {
      found = index(at: path).flatMap { find($0, path) }
    }
    results[key] = .some(found)
    return found
  }
}
