// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Gallery
import SDLBackend
import Snapback

/// `snapback` without a subcommand: the gallery in a window.
struct GalleryCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Open the gallery: all scenes with their instruments.",
    discussion: """
      F1 lists all keyboard shortcuts. Reduce Motion and appearance work as in snapback run. The gallery \
      reopens with its last scene and window size, which are stored in $XDG_STATE_HOME/snapback/gallery.json; \
      a size or scale given on the command line is not stored.

      V starts recording the input; pressing V again writes a trace to the current folder, or to the videos \
      folder if the current one is not writable. Use it with snapback replay, report and record.
      """)

  @OptionGroup var stage: StageOptions
  @OptionGroup var preferences: PreferenceOptions
  @OptionGroup var window: WindowArguments

  func perform() throws {
    let environment = ProcessInfo.processInfo.environment
    let stateFile = GalleryStateFile(environment: environment)
    var state = Self.restore(stateFile)
    let savesSize = stage.isRemembered
    let geometry = try stage.geometry(
      default: state.size ?? CGSize(width: 1180, height: 800), scale: 1)
    let overrides = try preferences.overrides(environment: environment)
    let (host, finish) = GalleryHost.make(
      size: geometry.size, scale: geometry.scale, resources: .standard, showing: state.scene,
      saving: { SessionFile.save($1, scene: $0, environment: environment) },
      exporting: { SessionFile.save($0, environment: environment) },
      tools: RecordingService(program: ModuleFolder.program, environment: environment),
      onSceneChange: { state.scene = $0 })
    host.connectToDesktop()
    let scenePreferences = ScenePreferences(host, overrides)
    scenePreferences.listen(environment: environment)
    defer { scenePreferences.stop() }
    try window.show(
      SceneSession(host), title: SceneCatalog.gallery.title, size: geometry.size,
      scale: stage.scale == nil ? nil : geometry.scale,
      onOpen: { FrameCostMeter(host, in: $0) },
      onClose: { window in
        if let result = finish() { StandardStreams.note("recorded session: \(result)") }
        if savesSize, window.isFloating { state.size = window.size }
        Self.save(state, to: stateFile)
      })
  }

  /// Reads the saved state; an unreadable file is reported, and the default state is used.
  @MainActor private static func restore(_ file: GalleryStateFile?) -> GalleryState {
    do throws(ProgramError) {
      return try file?.read() ?? GalleryState()
    } catch {
      StandardStreams.printError(error)
      return GalleryState()
    }
  }

  @MainActor private static func save(_ state: GalleryState, to file: GalleryStateFile?) {
    do throws(ProgramError) {
      try file?.write(state)
    } catch {
      StandardStreams.printError(error)
    }
  }
}
