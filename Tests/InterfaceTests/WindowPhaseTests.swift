// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

/// The phases that the views and the body of an app have read.
@MainActor
private final class Probe {
  var lines: [String] = []
  var openWindow: OpenWindowAction?
  var dismiss: [DismissAction] = []
  var showsSheet: Binding<Bool>?
}

private struct Main: View {
  let probe: Probe
  let name: String
  @Environment(\.scenePhase) private var phase
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismiss) private var dismiss
  @State private var showsSheet = false

  var body: some View {
    probe.openWindow = openWindow
    probe.dismiss.append(dismiss)
    probe.showsSheet = $showsSheet
    return Text(name)
      .onChange(of: phase) { probe.lines.append("\(name) \($0) to \($1)") }
      .sheet(isPresented: $showsSheet) { Sheet(probe: probe) }
  }
}

private struct Sheet: View {
  let probe: Probe
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    probe.dismiss.append(dismiss)
    return Text("sheet")
  }
}

private struct PhaseApp: App {
  let probe: Probe
  @Environment(\.scenePhase) private var phase

  init(_ probe: Probe) { self.probe = probe }
  init() { self.init(Probe()) }

  var body: some Scene {
    WindowGroup("First") { Main(probe: probe, name: "first") }
      .onChange(of: phase) { probe.lines.append("app \($0) to \($1)") }
    WindowGroup("Second", id: "second") { Main(probe: probe, name: "second") }
  }
}

/// The states of windows, and the `dismiss` action of their roots.
@MainActor
@Suite struct WindowPhaseTests {
  private let probe = Probe()

  private func launch() -> VirtualWindows {
    let desktop = VirtualWindows(PhaseApp(probe))
    probe.openWindow?(id: "second")
    desktop.run()
    return desktop
  }

  @Test func `each window has its own state, and the app that of the most active one`() {
    let desktop = launch()
    let (first, second) = (desktop.open[0], desktop.open[1])
    desktop.windows.setPhase(.inactive, of: first)
    desktop.run()
    #expect(probe.lines == ["first active to inactive"])
    desktop.windows.setPhase(.inactive, of: second)
    desktop.run()
    #expect(
      probe.lines.dropFirst().sorted() == ["app active to inactive", "second active to inactive"])
    desktop.windows.setPhase(.active, of: first)
    desktop.run()
    #expect(
      probe.lines.dropFirst(3).sorted() == ["app inactive to active", "first inactive to active"])
    #expect(first.phase == .active && second.phase == .inactive)
  }

  @Test func `a window that is no longer visible learns it without another frame`() {
    let desktop = launch()
    desktop.windows.setPhase(.background, of: desktop.open[1])
    #expect(probe.lines == ["second active to background"])
    desktop.windows.setPhase(.background, of: desktop.open[0])
    #expect(
      probe.lines.dropFirst().sorted()
        == ["app active to background", "first active to background"])
  }

  @Test func `a window that is closed enters the background`() {
    let desktop = launch()
    desktop.windows.didClose(desktop.open[1])
    #expect(probe.lines == ["second active to background"])
    desktop.windows.enterBackground()
    #expect(probe.lines.contains("app active to background"))
  }

  @Test func `the notifications of UIKit follow the state of the app`() {
    let desktop = launch()
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { probe.lines.append(name.rawValue) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    desktop.windows.setPhase(.background, of: desktop.open[0])
    #expect(!probe.lines.contains { $0.hasPrefix("UI") }, "the second window is active")
    desktop.windows.setPhase(.background, of: desktop.open[1])
    desktop.windows.setPhase(.active, of: desktop.open[1])
    #expect(probe.lines.filter { $0.hasPrefix("UI") } == names.map(\.rawValue))
  }

  @Test func `dismiss closes the window in its root, and the sheet in a sheet`() throws {
    let desktop = launch()
    try #require(probe.showsSheet).wrappedValue = true
    desktop.run()
    desktop.harness(desktop.open[1]).settle()
    #expect(desktop.texts(1).contains("sheet"))
    probe.dismiss.last?()
    desktop.run()
    desktop.harness(desktop.open[1]).settle()
    #expect(desktop.titles == ["First", "Second"])
    #expect(!desktop.texts(1).contains("sheet"))
    let dismiss = try #require(probe.dismiss.first)
    #expect(probe.dismiss.count { $0 == dismiss } < probe.dismiss.count)
    dismiss()
    desktop.run()
    #expect(desktop.titles == ["Second"])
  }

  @Test func `a view without an app is active, unless a view around says otherwise`() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Main(probe: probe, name: "outside")
      Main(probe: probe, name: "inside").environment(\.scenePhase, .inactive)
    }
    harness.frame()
    probe.dismiss.first?()
    harness.host.scenePhase = .background
    harness.frame()
    #expect(probe.lines == ["outside active to background"])
  }
}
