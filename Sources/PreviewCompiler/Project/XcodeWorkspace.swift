// Part of Snapback, under the MIT licence; see LICENSE.

import InterfaceFiles
import SystemStrings

/// The folders of projects and packages that the Xcode workspaces in a folder list.
enum XcodeWorkspace {
  /// The folders, without those of projects around the workspace; empty without a workspace.
  static func folders(in folder: String) -> [String] {
    files(in: folder).flatMap { file in
      locations(in: file).map { path in
        let place = FolderEntries.join(folder, path)
        return SystemPath.hasSuffix(place, ".xcodeproj") ? SystemPath.folder(of: place) : place
      }
    }
  }

  /// Whether a folder has a workspace of its own, not the one inside of each project.
  static func exists(in folder: String) -> Bool { !files(in: folder).isEmpty }

  private static func files(in folder: String) -> [String] {
    FolderEntries(folder).names.filter { $0.hasSuffix(".xcworkspace") }
      .map { "\(folder)/\($0)/contents.xcworkspacedata" }.filter(FolderEntries.isFile)
  }

  /// The paths of the files and groups of a workspace, relative to its folder or absolute; none if the file cannot
  /// be read.
  private static func locations(in file: String) -> [String] {
    guard let bytes = try? RegularFile.read(file),
      let root = try? InterfaceReader.read(bytes, path: file)
    else { return [] }
    var locations: [String] = []
    root.visit { element in
      guard element.name == "FileRef", let location = element.attributes["location"] else { return }
      let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, ["group", "container", "absolute"].contains(parts[0]) else { return }
      locations.append(String(parts[1]))
    }
    return locations
  }
}
