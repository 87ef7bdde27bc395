// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import InterfaceTesting
import Snapback
import Testing

/// The values that a window exposes to a test.
@MainActor
private final class Probe {
  var openWindow: OpenWindowAction?
  var isOn: Binding<Bool>?
}

private struct Main: View {
  let probe: Probe
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    probe.openWindow = openWindow
    return Text("main")
  }
}

/// An app whose scenes have no identifiers, or the same one, and of which some come and go.
private struct UnnamedApp: App {
  let probe: Probe
  @State private var isOn = true

  init(_ probe: Probe) { self.probe = probe }
  init() { self.init(Probe()) }

  var body: some Scene {
    WindowGroup("Main") {
      let _ = expose()
      Main(probe: probe)
    }
    .defaultLaunchBehavior(.presented)
    if isOn {
      WindowGroup("Word", id: "value", for: String.self) { Text($0.wrappedValue ?? "none") }
      WindowGroup("Early") { Text("early") }.defaultLaunchBehavior(.presented)
    }
    WindowGroup("Late") { Text("late") }.defaultLaunchBehavior(.presented)
    WindowGroup("Number", id: "value", for: Int.self) { number in
      Text("number \(number.wrappedValue ?? 0)")
    }
  }

  private func expose() { probe.isOn = $isOn }
}

/// An app whose first window removes the last scene when it appears.
private struct ShrinkingApp: App {
  @State private var isOn = true

  var body: some Scene {
    Window("First", id: "first") { Text("first").onAppear { isOn = false } }
      .defaultLaunchBehavior(.presented)
    Window("Second", id: "second") { Text("second") }.defaultLaunchBehavior(.presented)
    if isOn {
      Window("Third", id: "third") { Text("third") }.defaultLaunchBehavior(.presented)
    }
  }
}

@MainActor
@Suite struct ConditionalSceneTests {
  @Test func `windows keep their scenes, which have no identifiers or the same one`() throws {
    let probe = Probe()
    let windows = VirtualWindows(UnnamedApp(probe))
    #expect(windows.titles == ["Main", "Early", "Late"])
    let open = try #require(probe.openWindow)
    open(id: "value", value: 3)
    windows.run()
    #expect(windows.titles == ["Main", "Early", "Late", "Number"])
    #expect(
      windows.windows.state.windows.map(\.scene) == ["group 0", "group 1", "group 2", "value 1"])
    for isOn in [false, true] {
      probe.isOn?.wrappedValue = isOn
      windows.run()
      #expect(windows.titles == ["Main", "Late", "Number"])
      #expect(windows.texts(1) == ["late"])
      #expect(windows.texts(2) == ["number 3"])
    }
    #expect(windows.windows.state.windows.map(\.scene) == ["group 0", "group 2", "value 1"])
  }

  @Test func `a window may remove scenes while others are opened at launch`() {
    let windows = VirtualWindows(ShrinkingApp(), drawsAtOnce: true)
    #expect(windows.titles == ["First", "Second"])
  }
}
