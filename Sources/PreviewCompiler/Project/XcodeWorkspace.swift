// Part of Snapback, under the MIT licence; see LICENSE.

import InterfaceFiles
import SystemStrings

/// The folders of projects and packages that the Xcode workspaces in a folder list.
enum XcodeWorkspace {
  /// The folders of the packages and other files of the workspaces, and those that contain their projects; empty
  /// without a workspace.
  static func folders(in folder: String) -> [String] {
    files(in: folder).flatMap { file in
      locations(in: file, of: folder).map { place in
        SystemPath.hasSuffix(place, ".xcodeproj") ? SystemPath.folder(of: place) : place
      }
    }
  }

  /// Returns whether a folder has a workspace of its own, not the one inside of each project.
  static func exists(in folder: String) -> Bool { !files(in: folder).isEmpty }

  private static func files(in folder: String) -> [String] {
    FolderEntries(folder).names.filter { $0.hasSuffix(".xcworkspace") }
      .map { "\(folder)/\($0)/contents.xcworkspacedata" }.filter(FolderEntries.isFile)
  }

  /// The paths of the files of a workspace in a folder; none if the workspace cannot be read.
  private static func locations(in file: String, of folder: String) -> [String] {
    guard let bytes = try? RegularFile.read(file),
      let root = try? InterfaceReader.read(bytes, path: file)
    else { return [] }
    var found: [String] = []
    func add(_ element: InterfaceElement, _ group: String) {
      let place = place(of: element, in: group, of: folder)
      if element.name == "FileRef", let place { found.append(place) }
      let inner = element.name == "Group" ? place ?? group : group
      for child in element.children { add(child, inner) }
    }
    add(root, folder)
    return found
  }

  /// The path of an element of a group; nil without a location.
  private static func place(
    of element: InterfaceElement, in group: String, of folder: String
  ) -> String? {
    let parts = element.attributes["location", default: ""]
      .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "group": return FolderEntries.join(group, parts[1])
    case "container", "absolute": return FolderEntries.join(folder, parts[1])
    default: return nil
    }
  }
}
