// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Scenes
import Testing

/// Everything that can be done in the window can be done with the keyboard alone.
@MainActor
@Suite struct KeyboardReachTests {
  private func makeHarness(showing scene: String) -> Harness {
    let harness = Harness(
      GalleryHost.make(
        size: CGSize(width: 1400, height: 900), scale: 1, resources: .plain(), showing: scene,
        saving: nil
      ) { _ in }.host)
    harness.settle()
    return harness
  }

  private func nodes(_ harness: Harness) -> [AccessibilityNode] {
    func flat(_ children: [AccessibilityChild]) -> [AccessibilityNode] {
      children.compactMap(\.node).flatMap { [$0] + flat($0.children) }
    }
    return flat(harness.host.accessibilityTree())
  }

  private static let controls: Set<ControlRole> = [
    .button, .link, .toggle, .slider, .stepper, .menuButton, .textField, .textArea, .searchField,
  ]

  @Test(arguments: ["spring-home", "photo"])
  func `Tab reaches each control of the window, and comes back to the first one`(
    scene: String
  ) throws {
    let harness = makeHarness(showing: scene)
    let controls = nodes(harness).filter { Self.controls.contains($0.role) && $0.isEnabled }
    #expect(controls.count > 20)
    #expect(controls.filter { $0.focus == nil }.map { $0.label ?? "none" } == [])
    #expect(controls.filter { $0.label?.isEmpty ?? true }.map(\.role) == [])
    var reached: [ObjectIdentifier] = []
    var hasReturned = false
    for _ in 0..<300 {
      harness.key("Tab")
      harness.key("Tab", isDown: false)
      harness.frame()
      harness.frame()
      guard let focus = nodes(harness).first(where: \.isFocused)?.focus else { continue }
      hasReturned = reached.first == ObjectIdentifier(focus)
      if hasReturned { break }
      reached.append(ObjectIdentifier(focus))
    }
    #expect(hasReturned)
    let missed = controls.filter { node in
      node.focus.map { !reached.contains(ObjectIdentifier($0)) } ?? true
    }
    #expect(missed.map { $0.label ?? "none" } == [])
  }

  @Test(arguments: SceneCatalog.scenes.map(\.id))
  func `the gestures of a scene are actions with names`(scene: String) throws {
    let harness = makeHarness(showing: scene)
    let stage = nodes(harness).filter { $0.host !== harness.host }
    let names = Set(stage.flatMap(\.actions).map(\.name))
    #expect(!names.isEmpty, "\(scene) has no action")
    if scene == "photo" {
      #expect(
        names.isSuperset(of: ["nudge left", "pinch out", "pinch in", "rotate clockwise"]),
        "\(names)")
    }
  }
}
