// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Snapback
import SnapbackCLI
import Testing

/// The state that `snapback preview` restores, and the editor that it opens.
struct StudioStateTests {
  @Test func `the state of each file is kept, and that of the oldest ones is forgotten`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = try #require(StudioStateFile(environment: ["XDG_STATE_HOME": folder]))
    #expect(file.state(of: "/a.swift") == nil)
    var state = StudioState()
    state.device = "iPhone 16"
    file.save(state, of: "/a.swift", at: Date(timeIntervalSinceReferenceDate: 0))
    #expect(file.state(of: "/a.swift") == state)
    #expect(file.state(of: "/b.swift") == nil)
    state.zoom = 2
    for number in 1...200 {
      file.save(
        state, of: "/\(number).swift",
        at: Date(timeIntervalSinceReferenceDate: Double(number)))
    }
    #expect(file.state(of: "/a.swift") == nil)
    #expect(file.state(of: "/1.swift") == state)
    try Data("{".utf8).write(to: URL(fileURLWithPath: file.path))
    #expect(file.state(of: "/1.swift") == nil)
  }

  @Test func `recent files are the latest ones, without those that are open`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try #require(StudioStateFile(environment: ["XDG_STATE_HOME": folder.path]))
    let card = folder.appendingPathComponent("Card.swift").path
    let link = folder.appendingPathComponent("Link.swift").path
    try Data().write(to: URL(fileURLWithPath: card))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: card)
    for (number, name) in [card, "/b.swift", "/c.swift"].enumerated() {
      file.save(StudioState(), of: name, at: Date(timeIntervalSinceReferenceDate: Double(number)))
    }
    #expect(file.recent(except: []) == ["/c.swift", "/b.swift", card])
    #expect(file.recent(except: ["/b.swift", link]) == ["/c.swift"])
    #expect(file.recent(except: ["/x/../c.swift"], limit: 1) == ["/b.swift"])
  }

  @Test(arguments: [
    (["VISUAL": "code"], ["code", "-g", "/a b.swift:7"]),
    (["VISUAL": "/usr/bin/code --wait"], ["/usr/bin/code", "-g", "/a b.swift:7"]),
    (["VISUAL": "vim", "EDITOR": "kate"], ["kate", "-l", "7", "/a b.swift"]),
    (["VISUAL": "vim"], ["xdg-open", "/a b.swift"]),
    ([:], ["xdg-open", "/a b.swift"]),
    (["SNAPBACK_EDITOR": "ide --line {line} {file}"], ["ide", "--line", "7", "/a b.swift"]),
    (["SNAPBACK_EDITOR": "ide"], ["ide", "/a b.swift"]),
  ])
  func `the editor's command`(environment: [String: String], command: [String]) {
    #expect(Editor(environment: environment).command("/a b.swift", line: 7) == command)
  }

  @Test func `an editor that is missing is reported, with what to set`() async {
    func failure(_ environment: [String: String]) async -> String {
      await withCheckedContinuation { continuation in
        Editor(environment: environment).open("/a.swift", line: 1, environment: environment) {
          continuation.resume(returning: String(localized: $0))
        }
      }
    }
    let nowhere = ["PATH": "/nowhere"]
    let unset = await failure(nowhere)
    #expect(unset.contains("VISUAL") && unset.contains("SNAPBACK_EDITOR"))
    let missing = await failure(nowhere.merging(["SNAPBACK_EDITOR": "ide"]) { $1 })
    #expect(missing.contains("ide") && missing.contains("VISUAL"))
  }

  @Test func `an editor that ends with an error is reported`() async {
    let environment = ["PATH": "/usr/bin:/bin", "SNAPBACK_EDITOR": "false"]
    let message = await withCheckedContinuation { continuation in
      Editor(environment: environment).open("/a.swift", line: 1, environment: environment) {
        continuation.resume(returning: String(localized: $0))
      }
    }
    #expect(message.contains("false"))
  }
}
