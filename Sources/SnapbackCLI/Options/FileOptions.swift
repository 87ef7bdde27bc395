// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser

/// Options for commands that show a Swift file.
struct FileOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "The view to show from a Swift file: a type name, a #Preview title, or #2 for the second preview.",
      valueName: "name"))
  var view: String?

  @Option(
    help: ArgumentHelp(
      "Folder to search first for images and colors; may contain asset catalogs.",
      valueName: "folder"))
  var assets: String?

  @Option(
    help: ArgumentHelp(
      "The target of a package or Xcode project; default: one with an app, or else with previews.",
      valueName: "name"))
  var target: String?

  @OptionGroup var compiling: CompileOptions
}
