// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Traces

/// A trace that is tested, and the files beside it.
nonisolated package struct TraceTest: Equatable, Sendable {
  /// The path of the trace.
  package let path: String
  /// The path within the tested folder, without extension.
  package let name: String

  package init(path: String, name: String) {
    (self.path, self.name) = (path, name)
  }

  /// The path of the trace without its extension.
  private var base: String { path.hasSuffix(".trace") ? String(path.dropLast(6)) : path }

  /// The folder of the trace.
  package var folder: String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The tested folder.
  var root: String {
    let root = base.hasSuffix(name) ? String(base.dropLast(name.count)) : ""
    return root.isEmpty ? "." : root
  }

  package var planPath: String { base + ".test" }

  /// The picture to which a moment is compared.
  package func picturePath(_ moment: TraceTestPlan.Moment) -> String {
    base + moment.suffix + ".png"
  }

  /// The picture that is written when a comparison fails.
  package func failurePath(_ moment: TraceTestPlan.Moment) -> String {
    base + moment.suffix + ".failed.png"
  }

  /// Finds the traces in files and folders, in the order of their paths. Hidden folders are skipped.
  package static func all(in paths: [String]) throws(ProgramError) -> [TraceTest] {
    var tests: [TraceTest] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw .cannotRead(path: path, code: ENOENT)
      }
      guard isFolder.boolValue else {
        let last = path.split(separator: "/").last.map(String.init) ?? path
        tests.append(TraceTest(path: path, name: removingExtension(last)))
        continue
      }
      let root = path.hasSuffix("/") ? String(path.dropLast()) : path
      for file in files(in: root, "trace") {
        let name = removingExtension(file)
        tests.append(TraceTest(path: root == "." ? file : root + "/" + file, name: name))
      }
    }
    return tests
  }

  /// The files in a folder and its subfolders with an extension, relative to it and sorted.
  static func files(in folder: String, _ wanted: String...) -> [String] {
    var files: [String] = []
    var pending = [""]
    while let prefix = pending.popLast() {
      let path = prefix.isEmpty ? folder : folder + "/" + prefix
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      where !name.hasPrefix(".") {
        let file = prefix.isEmpty ? name : prefix + "/" + name
        let full = path + "/" + name
        if wanted.contains(FileExtension.of(name)) {
          if canBeRead(full) { files.append(file) }
          continue
        }
        var isFolder: ObjCBool = false
        // A symbolic link could point back to the folder.
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: full)) != nil
        if !isLink, FileManager.default.fileExists(atPath: full, isDirectory: &isFolder),
          isFolder.boolValue
        {
          pending.append(file)
        }
      }
    }
    return files.sorted()
  }

  /// Returns whether a path is not that of a pipe or a device: pipes are not waited for.
  private static func canBeRead(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    return [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private static func removingExtension(_ name: String) -> String {
    name.hasSuffix(".trace") ? String(name.dropLast(6)) : name
  }

  /// Reads the plan: the trace's own lines, then those of the file beside it.
  package func plan() throws(ProgramError) -> TraceTestPlan {
    var plan = TraceTestPlan()
    try add(path, to: &plan, TraceTestPlan.lines(ofTrace:))
    if FileManager.default.fileExists(atPath: planPath), Self.canBeRead(planPath) {
      try add(planPath, to: &plan, TraceTestPlan.lines(of:))
    }
    return plan
  }

  private func add(
    _ path: String, to plan: inout TraceTestPlan,
    _ lines: (String) -> [(number: Int, text: Substring)]
  ) throws(ProgramError) {
    var bytes: [UInt8] = []
    try InputFile.read(path, limit: TraceFile.largest) { bytes += $0 }
    do throws(TraceTestFault) {
      try plan.add(lines(String(decoding: bytes, as: UTF8.self)))
    } catch {
      throw .invalidTest(path: path, error)
    }
  }
}
