// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import PreviewCompiler

/// `snapback preview`: live preview of Swift files.
struct PreviewCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Live-preview a Swift file; reloads on save.",
    discussion: """
      Files import SwiftUI as usual. Shows the first #Preview; else the App's window; else a PreviewProvider's \
      previews; else a view whose initializer needs no arguments. A folder may be a package or an Xcode project. Saving a file reloads it and keeps @State. \
      Compiler errors appear in the window and on standard error; the last working version stays interactive.

      The window is the gallery's: a list of the previews, the stage with a device, the instruments, the source \
      and a timeline. --plain, or a --size, opens a window of the view's size that shows the view alone.

      The files' code runs with your rights, unless --sandbox is given.

      The compiler is swiftc from the PATH, or the path in SNAPBACK_SWIFTC.
      """)

  @Argument(help: "Swift files, folders of Swift files, or the folder of a project.")
  var files: [String]

  @OptionGroup var fileOptions: FileOptions

  @Flag(help: "Compile once, print the errors and exit; no window.")
  var once = false

  @Flag(help: "Show only the view in the window; implied by --size.")
  var plain = false

  @Flag(help: "Compile changed literals again instead of patching them.")
  var compileLiterals = false

  @OptionGroup var stage: StageOptions
  @OptionGroup var device: DeviceOptions
  @OptionGroup var preferences: PreferenceOptions
  @OptionGroup var window: WindowArguments
  @OptionGroup var sandbox: SandboxOptions

  func perform() throws {
    try LivePreview(
      files: files, order: .macrosFirst, fileOptions: fileOptions, stage: stage,
      device: device, preferences: preferences, window: window, sandboxOptions: sandbox,
      isPlain: plain || stage.size != nil, compilesLiterals: compileLiterals
    ).run(once: once)
  }
}
