// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

private struct TitleKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

/// Scenes, and the commands of an app.
@MainActor
@Suite struct SceneTests {
  private struct SceneApp<Content: Scene>: App {
    let scene: Content
    var body: Content { scene }

    init(scene: Content) { self.scene = scene }
    init() { preconditionFailure("made with a scene") }
  }

  private final class Log {
    var lines: [String] = []
  }

  private func harness(_ scene: some Scene) throws -> Harness {
    let scenes = AppScenes(SceneApp(scene: scene), resources: .plain())
    let first = try #require(scenes.firstWindow)
    return Harness(
      scenes.makeHost(first, size: CGSize(width: 390, height: 844), scale: 1, resources: .plain()))
  }

  @SceneBuilder private func scenes() -> some Scene {
    WindowGroup("First") { Text("one") }
    WindowGroup("Second", id: "second") { Text("two") }
    WindowGroup(id: "third", for: Int.self) { value in Text("\(value.wrappedValue ?? 0)") }
  }

  @Test func `an app shows the window of its first scene`() throws {
    #expect(scenes().windows.first?.title == "First")
    let items = try harness(scenes()).host.accessibilityItems
    #expect(items.map(\.label) == ["one"])
  }

  @Test func `modifiers of a scene apply to its window`() throws {
    let log = Log()
    let scene = WindowGroup("A") { Text("a") }
      .environment(\.lineLimit, 3)
      .onChange(of: 1, initial: true) { log.lines.append("changed") }
    #expect(scene.windows.first?.title == "A")
    let harness = try harness(scene)
    harness.settle()
    #expect(log.lines == ["changed"])
    #expect(harness.host.accessibilityItems.map(\.label) == ["a"])
  }

  private struct TitleCommands: Commands {
    let log: Log
    @FocusedValue(\.title) private var title

    init(log: Log) { self.log = log }

    var body: some Commands {
      CommandMenu("Title") {
        Button("Print") { log.lines.append(title ?? "none") }.keyboardShortcut("p")
          .disabled(title == nil)
      }
    }
  }

  @Test func `the shortcuts of commands work, and nothing of them is drawn`() throws {
    let log = Log()
    let isPlain = false
    let scene = WindowGroup { Text("a").focusedSceneValue(\.title, "T") }
      .commands {
        CommandGroup(replacing: .newItem) {
          Button("New") { log.lines.append("new") }.keyboardShortcut("n")
          Divider()
          Menu("More") {
            Button("Other") { log.lines.append("other") }
              .keyboardShortcut("o", modifiers: [.command, .shift])
          }
        }
        if isPlain { EmptyCommands() } else { TitleCommands(log: log) }
      }
    let plain = try harness(WindowGroup { Text("a") })
    let harness = try harness(scene)
    #expect(harness.list.glyphItems.filter { $0.opacity > 0 }.count == 1)
    #expect(harness.list.fillBounds.count == plain.list.fillBounds.count)
    #expect(harness.host.accessibilityItems.map(\.label) == ["a"])
    for (key, modifiers) in [
      ("N", [.control]), ("O", [.control, .shift]), ("P", [.control]), ("X", [.control]),
    ] as [(String, Modifiers)] {
      harness.key(key, holding: modifiers)
      harness.frame()
    }
    #expect(log.lines == ["new", "other", "T"])
    harness.key("Tab")
    harness.frame()
    #expect(!harness.list.items.contains { if case .stroke = $0 { true } else { false } })
  }
}
