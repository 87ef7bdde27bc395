// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

/// Values that the views of windows expose to a test.
@MainActor
private final class Probe {
  var openWindow: OpenWindowAction?
  var dismissWindow: [DismissWindowAction] = []
  var openSettings: OpenSettingsAction?
  var supportsMultipleWindows: [Bool] = []
  var numbers: [Binding<Int?>] = []
  var taps: [Binding<Int>] = []
  var isOn: Binding<Bool>?
  var models: [Model] = []
}

private final class Model: ObservableObject {
  @Published var count = 0
}

private struct Main: View {
  let probe: Probe
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.openSettings) private var openSettings
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  @SceneStorage("taps") private var taps = 0

  var body: some View {
    probe.openWindow = openWindow
    probe.dismissWindow.append(dismissWindow)
    probe.openSettings = openSettings
    probe.supportsMultipleWindows.append(supportsMultipleWindows)
    probe.taps.append($taps)
    return Text("taps \(taps)")
  }
}

private struct TestApp: App {
  let probe: Probe
  @StateObject private var model = Model()
  @State private var isOn = false

  init(_ probe: Probe) { self.probe = probe }
  init() { self.init(Probe()) }

  var body: some Scene {
    WindowGroup("Main", id: "main") {
      let _ = expose()
      Main(probe: probe)
      Text("\(model.count) \(isOn ? "on" : "off")")
    }
    WindowGroup("Number", id: "number", for: Int.self) { number in
      let _ = probe.numbers.append(number)
      Text("number \(number.wrappedValue.map(String.init) ?? "none")")
    }
    WindowGroup("Word", for: String.self) { word in
      Text(word.wrappedValue)
    } defaultValue: {
      "default"
    }
    Window("About", id: "about") { Text("about \(model.count)") }
    Settings { Text("settings") }
  }

  private func expose() {
    probe.isOn = $isOn
    probe.models.append(model)
  }
}

/// An app that has two of its scenes only while a setting is on.
private struct ConditionalApp: App {
  let probe: Probe
  @State private var isOn = true

  init(_ probe: Probe) { self.probe = probe }
  init() { self.init(Probe()) }

  var body: some Scene {
    Window("Main", id: "main") {
      let _ = expose()
      Main(probe: probe)
    }
    if isOn {
      Window("First", id: "first") { Text("first") }
      Window("Second", id: "second") { Text("second") }
    }
    Window("Last", id: "last") { Counted() }
  }

  private func expose() { probe.isOn = $isOn }
}

private struct Counted: View {
  @State private var count = 0
  var body: some View { Text("last \(count)").onAppear { count += 1 } }
}

private struct OtherApp: App {
  var body: some Scene {
    Window("Other", id: "other") { Text("other") }
    Window("About", id: "about") { Text("newer") }
  }
}

@MainActor
@Suite struct AppWindowsTests {
  @Test func `a window that its owner shows stays when a newer app has other scenes`() throws {
    let windows = VirtualWindows(TestApp(probe))
    let main = windows.open[0]
    let open = try #require(probe.openWindow)
    open(id: "about")
    open(id: "number")
    windows.run()
    #expect(windows.titles == ["Main", "About", "Number"])
    let newer = AppScenes(OtherApp(), resources: .plain())
    let number = windows.open[2]
    let remaining = windows.windows.replaceScenes(newer, keeping: main)
    #expect(remaining.map { $0.scene.title } == ["About"])
    #expect(windows.closed.count == 1 && windows.closed.first === number)
    let next = try #require(windows.windows.addFirstWindow())
    #expect(next.scene.title == "Other")
    #expect(windows.titles == ["About", "Other"])
  }

  @Test func `windows of scenes that go are closed, and those of scenes after them stay`() throws {
    let windows = VirtualWindows(ConditionalApp(probe))
    let open = try #require(probe.openWindow)
    for id in ["first", "second", "last"] { open(id: id) }
    windows.run()
    #expect(windows.titles == ["Main", "First", "Second", "Last"])
    #expect(windows.texts(3) == ["last 1"])
    probe.isOn?.wrappedValue = false
    windows.run()
    #expect(windows.titles == ["Main", "Last"])
    #expect(windows.texts(1) == ["last 1"])
    #expect(windows.windows.state.windows.map(\.scene) == ["main", "last"])
    // A window is requested in the frame that adds its scene.
    probe.isOn?.wrappedValue = true
    open(id: "second")
    windows.run()
    #expect(windows.titles == ["Main", "Last", "Second"])
    #expect(windows.texts(1) == ["last 1"])
    #expect(windows.texts(2) == ["second"])
  }

  private let probe = Probe()

  private func launch(restoring state: AppWindowState? = nil) -> VirtualWindows {
    VirtualWindows(TestApp(probe), restoring: state)
  }

  @Test func `an app opens its first scene, further windows of a group, and one of a window`() {
    let desktop = launch()
    #expect(desktop.titles == ["Main"])
    #expect(!probe.supportsMultipleWindows.contains(false))
    probe.openWindow?(id: "main")
    probe.openWindow?(id: "about")
    #expect(desktop.open.count == 1, "requests wait for the end of the frame")
    desktop.run()
    probe.openWindow?(id: "about")
    probe.openWindow?(id: "nonesuch")
    desktop.run()
    #expect(desktop.titles == ["Main", "Main", "About"])
    #expect(desktop.raised.count == 1 && desktop.raised.first === desktop.open[2])
  }

  @Test func `a group for values has one window for each value, which its views can change`() {
    let desktop = launch()
    for number in [1, 2, 1] { probe.openWindow?(value: number) }
    desktop.run()
    #expect(desktop.titles == ["Main", "Number", "Number"])
    #expect(desktop.texts(1) == ["number 1"])
    #expect(desktop.raised.first === desktop.open[1])
    probe.numbers.last?.wrappedValue = 5
    desktop.run()
    #expect(desktop.texts(2) == ["number 5"])
    probe.openWindow?(id: "number", value: 5)
    desktop.run()
    #expect(desktop.open.count == 3, "the window has the value that its views have set")
    probe.openWindow?(id: "number")
    probe.openWindow?(value: "word")
    probe.openWindow?(id: "number", value: "word")
    desktop.run()
    #expect(desktop.titles.suffix(2) == ["Number", "Word"])
    #expect(desktop.texts(3) == ["number none"] && desktop.texts(4) == ["word"])
  }

  @Test func `windows are closed by themselves, by identifier and by value`() {
    let desktop = launch()
    probe.openWindow?(id: "main")
    probe.openWindow?(id: "about")
    for number in [1, 2] { probe.openWindow?(value: number) }
    desktop.run()
    let dismiss = probe.dismissWindow[0]
    dismiss(value: 2)
    dismiss(value: 3)
    desktop.run()
    #expect(desktop.titles == ["Main", "Main", "About", "Number"])
    dismiss(id: "about")
    desktop.run()
    #expect(desktop.titles == ["Main", "Main", "Number"])
    let second = desktop.open[1]
    probe.dismissWindow.last?()
    desktop.run()
    #expect(desktop.titles == ["Main", "Number"] && !desktop.open.contains { $0 === second })
    dismiss(id: "main")
    desktop.run()
    #expect(desktop.titles == ["Number"])
  }

  @Test func `the app's own state is one for all windows`() throws {
    let desktop = launch()
    probe.openWindow?(id: "main")
    probe.openWindow?(id: "about")
    desktop.run()
    let model = try #require(probe.models.first)
    #expect(probe.models.allSatisfy { $0 === model })
    model.count = 7
    try #require(probe.isOn).wrappedValue = true
    desktop.run()
    #expect(desktop.texts(0) == ["taps 0", "7 on"])
    #expect(desktop.texts(1) == ["taps 0", "7 on"])
    #expect(desktop.texts(2) == ["about 7"])
  }

  @Test func `open windows are restored with their values and what each has stored`() throws {
    let desktop = launch()
    probe.openWindow?(id: "main")
    probe.openWindow?(value: 3)
    desktop.run()
    try #require(probe.taps.first).wrappedValue = 4
    try #require(probe.taps.last).wrappedValue = 9
    desktop.run()
    #expect(desktop.texts(0).first == "taps 4" && desktop.texts(1).first == "taps 9")
    let data = try PropertyListEncoder().encode(desktop.windows.state)
    let state = try PropertyListDecoder().decode(AppWindowState.self, from: data)
    let again = launch(restoring: state)
    #expect(again.titles == ["Main", "Main", "Number"])
    #expect(again.texts(0).first == "taps 4" && again.texts(1).first == "taps 9")
    #expect(again.texts(2) == ["number 3"])
    #expect(again.open[0].restored?.width == 123)
  }

  @Test func `a closed window and its storage are forgotten`() throws {
    let desktop = launch()
    probe.openWindow?(id: "main")
    desktop.run()
    try #require(probe.taps.last).wrappedValue = 9
    probe.dismissWindow.last?()
    desktop.run()
    #expect(launch(restoring: desktop.windows.state).titles == ["Main"])
    #expect(launch(restoring: AppWindowState(windows: [.init(scene: "gone")])).titles == ["Main"])
  }

  @Test func `the settings open by their action, their link and their key, once`() {
    let desktop = launch()
    probe.openSettings?()
    desktop.run()
    #expect(desktop.titles == ["Main", "Settings"])
    desktop.key(",", in: 0)
    #expect(desktop.open.count == 2 && desktop.raised.count == 1)
  }

  @Test func `the keys open and close windows`() {
    let desktop = launch()
    desktop.key("N", in: 0)
    #expect(desktop.titles == ["Main", "Main"])
    let first = desktop.open[0]
    desktop.key("W", in: 1)
    #expect(desktop.open.count == 1 && desktop.open[0] === first)
  }

  @Test func `without a desktop there is one window`() throws {
    let scenes = AppScenes(TestApp(probe), resources: .plain())
    let first = try #require(scenes.firstWindow)
    let host = scenes.makeHost(
      first, size: CGSize(width: 100, height: 100), scale: 1, resources: .plain())
    let harness = Harness(host)
    #expect(probe.supportsMultipleWindows == [false])
    probe.openWindow?(id: "main")
    probe.dismissWindow.first?()
    probe.openSettings?()
    try #require(probe.isOn).wrappedValue = true
    harness.settle()
    #expect(host.accessibilityItems.map(\.label) == ["taps 0", "0 on"])
  }
}
