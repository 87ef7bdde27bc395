// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

private struct SceneApp<Content: Scene>: App {
  let body: Content

  init(_ body: Content) { self.body = body }
  init() { preconditionFailure("made with a scene") }
}

/// The modifiers of scenes that describe windows.
@MainActor
@Suite struct WindowSceneTests {
  private func description(_ scene: some Scene) throws -> WindowDescription {
    try #require(scene.windows.first)
  }

  private func host(_ scene: some Scene) throws -> ViewHost {
    let scenes = AppScenes(SceneApp(scene), resources: .plain())
    let harness = Harness(
      scenes.makeHost(
        scenes.firstWindow ?? 0, size: CGSize(width: 100, height: 100), scale: 1,
        resources: .plain()))
    harness.frame()
    return harness.host
  }

  private var content: some View {
    Color.red.frame(minWidth: 50, idealWidth: 70, maxWidth: 200, minHeight: 30)
  }

  @Test func `the outer of two default sizes does not count, nor does an impossible one`() throws {
    let group = WindowGroup { Text("a") }
    let size = try description(group.defaultSize(width: 300, height: 200).defaultSize(.zero))
      .defaultSize
    #expect(size == CGSize(width: 300, height: 200))
    for length in [0, -1, CGFloat.nan, .infinity] {
      #expect(try description(group.defaultSize(width: 9, height: length)).defaultSize == nil)
    }
  }

  @Test func `a window is limited by its content`() throws {
    let scene = WindowGroup { content }
    let limits = try description(scene).sizeLimits(of: host(scene))
    #expect(limits.minimum == CGSize(width: 50, height: 30))
    #expect(limits.maximum == CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(try description(scene).initialSize(of: host(scene)) == WindowDescription.standardSize)
  }

  @Test func `a window with the content's size is at most as large as the content`() throws {
    let scene = WindowGroup { content }.windowResizability(.contentSize)
    let limits = try description(scene).sizeLimits(of: host(scene))
    #expect(limits.minimum == CGSize(width: 50, height: 30))
    #expect(limits.maximum == CGSize(width: 200, height: CGFloat.infinity))
    #expect(try description(scene).initialSize(of: host(scene)).width == 70)
    let settings = try description(Settings { content })
    #expect(settings.resizability == .contentSize)
  }

  @Test func `style, position, title and identifier are those of the scene`() throws {
    let scene = try description(
      Window("Tools", id: "tools") { content }.windowStyle(.plain).defaultPosition(.topTrailing))
    #expect(scene.title == "Tools" && scene.id == "tools" && scene.kind == .single)
    #expect(!scene.hasDecoration && scene.defaultPosition == .topTrailing)
    #expect(try description(WindowGroup { content }.windowStyle(.titleBar)).hasDecoration)
  }

  @Test func `scenes open at launch as their behavior says`() {
    let desktop = VirtualWindows(
      SceneApp(
        SceneBuilder.buildBlock(
          WindowGroup("A", id: "a") { content }.defaultLaunchBehavior(.suppressed),
          Window("B", id: "b") { content },
          Window("C", id: "c") { content }.defaultLaunchBehavior(.presented)
            .restorationBehavior(.disabled))))
    #expect(desktop.titles == ["C"])
    #expect(desktop.windows.state.windows.isEmpty)
    let only = VirtualWindows(
      SceneApp(WindowGroup("A") { content }.defaultLaunchBehavior(.suppressed)))
    #expect(only.titles == ["A"])
  }

  @Test func `a shortcut of a scene opens its window, and replaced commands open none`() {
    let desktop = VirtualWindows(
      SceneApp(
        SceneBuilder.buildBlock(
          WindowGroup("A") { content }.commands { CommandGroup(replacing: .newItem) {} },
          Window("B", id: "b") { content }.keyboardShortcut("b"))))
    desktop.key("N", in: 0)
    #expect(desktop.titles == ["A"])
    desktop.key("B", in: 0)
    #expect(desktop.titles == ["A", "B"])
  }
}
