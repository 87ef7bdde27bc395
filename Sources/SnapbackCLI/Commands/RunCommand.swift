// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Gallery
import PreviewCompiler
import SDLBackend
import Snapback
import Traces

/// `snapback run`: opens a scene in a window.
struct RunCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Open a scene or an app in a window.",
    discussion: """
      A folder is a package, an Xcode project, or Swift files; its App is compiled and shown, or else its previews, \
      and reloaded on every save, as by snapback preview.

      At a --speed below 1, animations and timeouts such as a long press are slow. Input is timed by the same \
      slow clock, so a flick is released with the velocity seen on screen; to get the velocities of full \
      speed, move the pointer as slowly as the scene.

      Reduce Motion is taken from the first source that sets it: the command line, the variable \
      SNAPBACK_REDUCE_MOTION (1 or 0), the desktop (portal, GNOME or KDE settings). The scene follows changes \
      of the desktop's settings.

      Use a trace written by --record with snapback replay, report and record.
      """)

  @Argument(help: "A scene name from snapback list, a Swift file, or the folder of a project.")
  var scene = "card"

  @OptionGroup var fileOptions: FileOptions

  @OptionGroup var stage: StageOptions
  @OptionGroup var device: DeviceOptions

  @Option(
    help: ArgumentHelp(
      "Record the input to this trace while running; - is standard output.",
      valueName: "trace"))
  var record: String?

  @OptionGroup var speed: SpeedOptions
  @OptionGroup var preferences: PreferenceOptions
  @OptionGroup var window: WindowArguments
  @OptionGroup var sandbox: SandboxOptions

  func perform() throws {
    guard !DrawingSubject.isFile(scene) else { return try runFile() }
    let scene = try SceneLookup.scene(named: scene)
    try fileOptions.compiling.validateValues()
    let screen = try device.chosen()?.screen
    let geometry = try stage.geometry(
      default: StageGeometry.phone, scale: 1, of: device.chosen(),
      isLandscape: device.landscape, isWindow: true)
    let speed = try speed.factor()
    let environment = ProcessInfo.processInfo.environment
    let overrides = try preferences.overrides(environment: environment)
    let recorder = try record.map { path throws(ProgramError) in
      try TraceRecorder(path: path, header: scene.emptyTrace(geometry).header)
    }
    let host = scene.makeHost(size: geometry.size, scale: geometry.scale, resources: .standard)
    host.device = screen
    host.connectToDesktop()
    let scenePreferences = ScenePreferences(host, overrides, recorder: recorder)
    scenePreferences.listen(environment: environment)
    defer { scenePreferences.stop() }
    try window.show(
      SceneSession(
        screen == nil ? host : DeviceContent(host), speed: speed, recorder: recorder),
      title: scene.title,
      size: geometry.size, scale: stage.scale == nil ? nil : geometry.scale, recorder: recorder)
  }

  /// Runs a Swift file or the folder of a project.
  @MainActor private func runFile() throws {
    if record != nil { throw ProgramError.optionOfScenes("--record") }
    if try speed.factor() != 1 { throw ProgramError.optionOfScenes("--speed") }
    try LivePreview(
      files: [scene], order: .appFirst, fileOptions: fileOptions, stage: stage,
      device: device, preferences: preferences, window: window, sandboxOptions: sandbox,
      isPlain: true
    ).run()
  }
}
