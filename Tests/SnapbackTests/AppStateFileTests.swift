// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Snapback
import Testing

@Suite struct AppStateFileTests {
  private func window(_ scene: String, bytes: Int) -> AppWindowState.Window {
    var window = AppWindowState.Window(scene: scene)
    window.width = 300
    window.storage = Data(repeating: 1, count: bytes)
    return window
  }

  @Test func `what is written is read again, without the values that are too large`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try #require(
      AppStateFile(
        name: "app", environment: ["XDG_STATE_HOME": folder.path(percentEncoded: false)],
        largest: 10_000))
    #expect(file.read() == nil)
    let small = AppWindowState(windows: [window("a", bytes: 4000), window("b", bytes: 3000)])
    file.write(small)
    #expect(file.read() == small)
    var large = AppWindowState(windows: [window("a", bytes: 4000), window("b", bytes: 50_000)])
    file.write(large)
    large.windows[1].storage = nil
    #expect(file.read() == large)
  }
}
