// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Gallery
import SDLBackend
import Snapback

/// `snapback` alone: the gallery in a window.
struct GalleryCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Open the gallery: all scenes, and their instruments.",
    discussion: """
      F1 in the window shows all keys. What snapback run says of motion and appearance holds here too.
      It opens with the scene and the size with which it was closed, which it keeps in
      $XDG_STATE_HOME/snapback/gallery.json; a size given here is for this once.

      V records what the hand does, and V again writes it as a trace into the current folder, or where that \
      cannot be written into the folder for videos: for snapback replay, report and record.
      """)

  @OptionGroup var stage: StageOptions
  @OptionGroup var wishes: WishOptions
  @OptionGroup var window: WindowArguments

  func perform() throws {
    let environment = ProcessInfo.processInfo.environment
    let file = GalleryMemoryFile(environment: environment)
    var memory = Self.recall(file)
    // What is asked for once is not what is wanted from then on.
    let keepsSize = stage.size == nil
    let geometry = try stage.geometry(
      otherwise: memory.size ?? CGSize(width: 1180, height: 800), scale: 1)
    let settled = try wishes.settled(environment: environment)
    let (host, finish) = GalleryHost.make(
      size: geometry.size, scale: geometry.scale, resources: .standard, showing: memory.scene,
      saving: { SessionFile.save($1, scene: $0, environment: environment) },
      whenShowing: { memory.scene = $0 })
    host.copyText = { try? Clipboard.set($0) }
    let live = LiveScene(host, settled)
    live.listen(environment: environment)
    defer { live.stop() }
    try window.show(
      SceneSession(host), title: Catalogue.gallery.title, size: geometry.size,
      scale: stage.scale == nil ? nil : geometry.scale,
      opened: { CostMeter(host, in: $0) },
      closing: { window in
        if let words = finish() { StandardStreams.say("the session: \(words)") }
        if keepsSize, window.isFloating { memory.size = window.size }
        Self.remember(memory, in: file)
      })
  }

  /// The gallery opens whatever it remembers.
  @MainActor private static func recall(_ file: GalleryMemoryFile?) -> GalleryMemory {
    do throws(ProgramError) {
      return try file?.read() ?? GalleryMemory()
    } catch {
      StandardStreams.complain(error)
      return GalleryMemory()
    }
  }

  @MainActor private static func remember(_ memory: GalleryMemory, in file: GalleryMemoryFile?) {
    do throws(ProgramError) {
      try file?.write(memory)
    } catch {
      StandardStreams.complain(error)
    }
  }
}
