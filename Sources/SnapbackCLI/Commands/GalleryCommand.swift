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
      """)

  @OptionGroup var stage: StageOptions
  @OptionGroup var wishes: WishOptions
  @OptionGroup var window: WindowArguments

  func perform() throws {
    let geometry = try stage.geometry(otherwise: CGSize(width: 1180, height: 800), scale: 1)
    let environment = ProcessInfo.processInfo.environment
    let settled = try wishes.settled(environment: environment)
    let gallery = Catalogue.gallery
    let host = gallery.makeHost(
      size: geometry.size, scale: geometry.scale, resources: .standard)
    host.copyText = { try? Clipboard.set($0) }
    let live = LiveScene(host, settled)
    live.listen(environment: environment)
    defer { live.stop() }
    try window.show(
      SceneSession(host), title: gallery.title, size: geometry.size,
      scale: stage.scale == nil ? nil : geometry.scale,
      opened: { CostMeter(host, in: $0) })
  }
}
