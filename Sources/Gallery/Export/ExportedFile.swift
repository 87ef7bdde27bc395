// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation

/// A file that the window saves on request.
nonisolated package struct ExportedFile: Sendable {
  package enum Contents: Sendable {
    case text(String)
    /// A PNG file, with the number of pixels per point.
    case picture(DisplayList, scale: CGFloat)
  }

  /// The beginning of the file's name.
  package let name: String
  /// Without a period.
  package let fileExtension: String
  package let contents: Contents

  package init(name: String, fileExtension: String, contents: Contents) {
    self.name = name
    self.fileExtension = fileExtension
    self.contents = contents
  }
}
