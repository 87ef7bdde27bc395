// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Gallery
import Interface
import Snapback

/// `snapback run`: a scene in a window.
struct RunCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Open a scene in a window.")

  @Argument(help: "The scene's name, as snapback list shows it.")
  var scene = "card"

  @OptionGroup var stage: StageOptions
  @OptionGroup var window: WindowArguments

  func perform() throws {
    let scene = try SceneChoice.named(scene)
    let geometry = try stage.geometry(otherwise: CGSize(width: 800, height: 700), scale: 1)
    let host = scene.makeHost(size: geometry.size, scale: geometry.scale)
    try window.show(
      host, title: scene.title, size: geometry.size,
      scale: stage.scale == nil ? nil : geometry.scale)
  }
}
