// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser

/// What can be said about a Swift file that is shown.
struct FileOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "Of a file show this view, or the #Preview of this title.", valueName: "name"))
  var view: String?

  @Option(
    help: ArgumentHelp(
      "For a file look for pictures and colours in this folder first; it may hold asset catalogs.",
      valueName: "folder"))
  var assets: String?
}
