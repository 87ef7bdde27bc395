// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import InterfaceTesting
import SceneStage
import Snapback
import Testing

/// Drags from other programs over a window.
@MainActor
@Suite struct ExternalDragTests {
  private let log = EventLog()
  private let above = CGPoint(x: 100, y: 50)
  private let below = CGPoint(x: 100, y: 150)

  private func harness(@ViewBuilder _ view: @escaping () -> some View) -> Harness {
    let harness = Harness(size: CGSize(width: 200, height: 200), view)
    harness.frame()
    return harness
  }

  /// Accepts texts above and files below.
  private struct Targets: View {
    let log: EventLog

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
          .dropDestination(for: String.self) { items, location in
            log.lines.append("\(items) at \(location.y.rounded())")
            return true
          } isTargeted: {
            log.lines.append($0 ? "over text" : "off text")
          }
        Color.blue.frame(height: 100)
          .dropDestination(for: URL.self) { items, location in
            log.lines.append("\(items.map(\.path)) at \(location.y.rounded())")
            return true
          } isTargeted: {
            log.lines.append($0 ? "over file" : "off file")
          }
      }
    }
  }

  private func send(_ drag: ExternalDrag, to harness: Harness) {
    harness.host.handle(drag)
    #expect(harness.host.nextFrame(after: harness.time) != nil)
    harness.advance(by: 1.0 / 60)
  }

  @Test func `views that accept the kind of the drag are targeted before the drop`() {
    let harness = harness { Targets(log: log) }
    send(.moved(.files, to: above), to: harness)
    #expect(log.lines == [])
    send(.moved(.files, to: below), to: harness)
    send(.moved(.files, to: below), to: harness)
    #expect(log.lines == ["over file"])
    send(.left, to: harness)
    #expect(log.lines == ["over file", "off file"])
    send(.moved(.text, to: above), to: harness)
    send(.moved(.text, to: below), to: harness)
    #expect(log.lines.dropFirst(2) == ["over text", "off text"])
  }

  @Test func `all dropped files arrive at once, and a text at its own target`() {
    let harness = harness { Targets(log: log) }
    send(.moved(.files, to: below), to: harness)
    send(.dropped([.file("/a b"), .file("/c")], at: below), to: harness)
    #expect(
      log.lines == [
        "over file", "off file", "over file", "off file", "[\"/a b\", \"/c\"] at 50.0",
      ])
    log.lines = []
    send(.dropped([.text("words")], at: above), to: harness)
    #expect(log.lines == ["over text", "off text", "[\"words\"] at 50.0"])
    log.lines = []
    send(.dropped([.text("words")], at: below), to: harness)
    send(.dropped([.file("/c")], at: above), to: harness)
    send(.dropped([], at: above), to: harness)
    send(.left, to: harness)
    #expect(log.lines == [])
  }

  @Test func `the contents of a file are read by its type`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString).json")
    try Data("{}".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let harness = harness {
      Color.red.onDrop(of: [.json], isTargeted: nil) { providers in
        for provider in providers {
          log.lines.append(provider.registeredTypeIdentifiers.joined(separator: " "))
          provider.loadDataRepresentation(forTypeIdentifier: "public.json") { data, _ in
            log.lines.append(String(decoding: data ?? Data(), as: UTF8.self))
          }
          provider.loadObject(ofClass: URL.self) { url, _ in
            log.lines.append(url?.lastPathComponent == file.lastPathComponent ? "url" : "none")
          }
        }
        return true
      }
    }
    send(.dropped([.file(file.path), .file("/missing.json")], at: above), to: harness)
    #expect(
      log.lines == [
        "public.file-url public.json", "{}", "url", "public.file-url public.json", "", "none",
      ])
    log.lines = []
    send(.dropped([.file("/picture.png")], at: above), to: harness)
    #expect(log.lines == [])
  }

  @Test func `a delegate may refuse a drop by its location`() {
    @MainActor final class Delegate: DropDelegate {
      let log: EventLog
      init(_ log: EventLog) { self.log = log }
      func dropUpdated(info: DropInfo) -> DropProposal? {
        DropProposal(operation: info.location.y < 100 ? .copy : .forbidden)
      }
      func dropExited(info: DropInfo) { log.lines.append("exited") }
      func performDrop(info: DropInfo) -> Bool {
        log.lines.append("\(info.itemProviders(for: [.fileURL]).count) files")
        return true
      }
    }
    let delegate = Delegate(log)
    let harness = harness { Color.red.onDrop(of: [.fileURL], delegate: delegate) }
    send(.dropped([.file("/a")], at: below), to: harness)
    #expect(log.lines == ["exited"])
    send(.dropped([.file("/a"), .file("/b")], at: above), to: harness)
    #expect(log.lines == ["exited", "2 files"])
  }

  private struct Field: View {
    let log: EventLog
    @State private var text = "old"

    var body: some View {
      TextField("", text: $text).frame(width: 150)
        .onChange(of: text) { log.lines.append(text) }
    }
  }

  @Test func `a text that is dropped on a text field is inserted at its place`() {
    let harness = harness { Field(log: log) }
    send(.dropped([.text("new")], at: CGPoint(x: 170, y: 100)), to: harness)
    harness.advance(by: 1.0 / 60)
    harness.advance(by: 1.0 / 60)
    #expect(log.lines == ["oldnew"])
    send(.dropped([.text("none")], at: CGPoint(x: 100, y: 190)), to: harness)
    harness.advance(by: 1.0 / 60)
    harness.advance(by: 1.0 / 60)
    #expect(log.lines == ["oldnew"])
  }

  @Test func `a drag reaches the views on a stage, in their coordinates`() {
    let session = StageSession { size, scale, resources in
      ViewHost(Targets(log: log), size: size, scale: scale, resources: resources)
    }
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      HStack(spacing: 0) {
        Color.green.frame(width: 100)
        SceneStage(session).frame(width: 200)
      }
    }
    harness.advance(by: 0.1)
    func send(_ drag: ExternalDrag) {
      harness.host.handle(drag)
      harness.advance(by: 0.1)
    }
    send(.moved(.text, to: CGPoint(x: 150, y: 50)))
    #expect(log.lines == ["over text"])
    send(.moved(.text, to: CGPoint(x: 50, y: 50)))
    #expect(log.lines == ["over text", "off text"])
    log.lines = []
    send(.dropped([.file("/a")], at: CGPoint(x: 150, y: 170)))
    #expect(log.lines.last == "[\"/a\"] at 70.0")
  }
}
