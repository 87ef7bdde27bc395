// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import InterfaceTesting
import SceneStage
import Snapback
import SystemStrings
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
    #expect(log.lines == ["over file", "off file", "[\"/a b\", \"/c\"] at 50.0"])
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

  /// Notes every call, and the number of files.
  @MainActor private final class Notes: DropDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func dropEntered(info: DropInfo) { log.note("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      log.note("updated \(Int(info.location.x))")
      return nil
    }
    func dropExited(info: DropInfo) { log.note("exited") }
    func performDrop(info: DropInfo) -> Bool {
      log.note("performed \(info.itemProviders(for: [.fileURL]).count)")
      return true
    }
  }

  @Test func `a target sees nothing between the last update and the drop`() {
    let harness = harness { Color.red.onDrop(of: [.fileURL], delegate: Notes(log)) }
    send(.moved(.files, to: CGPoint(x: 10, y: 50)), to: harness)
    send(.moved(.files, to: CGPoint(x: 20, y: 50)), to: harness)
    send(.dropped([.file("/a"), .file("/b")], at: CGPoint(x: 30, y: 50)), to: harness)
    let expected = ["entered", "updated 10", "updated 20", "updated 30", "performed 2"]
    #expect(log.lines == expected)
    send(.left, to: harness)
    #expect(log.lines == expected)
  }

  @Test func `a target that does not accept what is dropped is left, for one behind it`() {
    let harness = harness {
      Color.red.frame(width: 100, height: 100)
        .onDrop(of: [.png], delegate: Notes(log))
        .padding()
        .dropDestination(for: URL.self) { items, _ in
          log.note("behind \(items.count)")
          return true
        }
    }
    send(.moved(.files, to: CGPoint(x: 100, y: 100)), to: harness)
    send(.dropped([.file("/a.txt")], at: CGPoint(x: 100, y: 100)), to: harness)
    #expect(log.lines.first == "entered")
    #expect(log.lines.suffix(2) == ["exited", "behind 1"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `what is not a regular file has no contents, and does not block`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(mkfifo(folder + "/pipe.json", 0o600) == 0)
    try FileManager.default.createDirectory(
      atPath: folder + "/folder.json", withIntermediateDirectories: true)
    let large = folder + "/large.json"
    #expect(FileManager.default.createFile(atPath: large, contents: nil))
    #expect(truncate(large, 1 << 40) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/zero.json", withDestinationPath: "/dev/zero")
    let names = ["pipe.json", "zero.json", "large.json"]
    let harness = harness {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).onDrop(of: [.json], isTargeted: nil) { providers in
          for provider in providers {
            provider.loadDataRepresentation(forTypeIdentifier: "public.json") { data, error in
              log.lines.append("\(data?.count ?? -1) \((error as? CocoaError)?.code.rawValue ?? 0)")
            }
          }
          return true
        }
        Color.blue.frame(height: 100).dropDestination(for: Data.self) { _, _ in
          log.note("data")
          return true
        }
      }
    }
    let files = names.map { ExternalDragItem.file(folder + "/" + $0) }
    send(.dropped(files, at: above), to: harness)
    #expect(log.lines == ["-1 256", "-1 256", "-1 263"])
    send(.dropped(files, at: below), to: harness)
    #expect(log.lines.count == 3)
    // A folder is not a file of its extension's type.
    send(.dropped([.file(folder + "/folder.json")], at: above), to: harness)
    #expect(log.lines.count == 3)
  }

  @Test func `a file whose name is not UTF-8 has an escaped URL and its contents`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback \(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let name = Array(folder.utf8) + Array("/a b\u{e4}".utf8) + [0xFF] + Array(".json".utf8)
    let descriptor = (name.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer {
      open($0.baseAddress!, O_WRONLY | O_CREAT, 0o600)
    }
    #expect(write(descriptor, "{}", 2) == 2)
    close(descriptor)
    let harness = harness {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).onDrop(of: [.json], isTargeted: nil) { providers in
          for provider in providers {
            provider.loadDataRepresentation(forTypeIdentifier: "public.json") { data, _ in
              log.note(String(decoding: data ?? Data(), as: UTF8.self))
            }
          }
          return true
        }
        Color.blue.frame(height: 100).dropDestination(for: URL.self) { urls, _ in
          log.note(urls.map(\.absoluteString).joined(separator: " "))
          return true
        }
      }
    }
    let file = ExternalDragItem.file(SystemString.string(name))
    send(.dropped([file], at: above), to: harness)
    send(.dropped([file], at: below), to: harness)
    let escaped = folder.replacingOccurrences(of: " ", with: "%20")
    #expect(log.lines == ["{}", "file://\(escaped)/a%20b%C3%A4%FF.json"])
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
