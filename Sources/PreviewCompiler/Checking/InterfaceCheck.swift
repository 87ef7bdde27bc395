// Part of Snapback, under the MIT licence; see LICENSE.

import InterfaceFiles
import SystemStrings

/// The unsupported contents of storyboards and nib files.
package enum InterfaceCheck {
  /// The problems of the files in folders, a line each: with the file, the line, and what to try.
  package static func problems(in folders: [String]) -> [String] {
    folders.flatMap { folder in
      InterfaceSummary.files(of: ProjectModule(name: "check", roots: [folder])).flatMap(problems)
    }
  }

  private static func problems(of path: String) -> [String] {
    do throws(InterfaceFileError) {
      let file = try InterfaceFile(path: path)
      guard !file.isLaunchScreen else { return [] }
      return InterfaceVocabulary.unsupported(in: file).map { element in
        "\(path):\(element.line): <\(element.name)> is not supported; "
          + "something empty is shown in its place"
      }
    } catch {
      return [error.message]
    }
  }
}
