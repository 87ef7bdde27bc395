// Part of Snapback, under the MIT licence; see LICENSE.

import FileDialogs
import Foundation
import MessageBus
import Testing
import ViewCore

@MainActor
@Suite struct PortalFileDialogTests {
  private func call(_ request: FileDialogRequest) -> (method: String, arguments: [DBusValue]) {
    PortalFileDialog(request, parentWindow: "x11:1f") { _ in }.call(token: "t")
  }

  @Test func `an open dialog has the portal's arguments`() {
    let png = FileDialogRequest.Filter(
      name: "PNG image", patterns: ["*.png"], mimeTypes: ["image/png"])
    let (method, arguments) = call(
      FileDialogRequest(
        .open(multiple: true, folders: false), title: "Choose Files", confirmation: "Use",
        filters: [png], folder: URL(filePath: "/a b")))
    #expect(method == "OpenFile")
    #expect(arguments.prefix(2) == [.string("x11:1f"), .string("Choose Files")])
    let options = arguments[2].entries.mapValues(\.unwrapped)
    #expect(options["handle_token"] == .string("t"))
    #expect(options["multiple"] == .boolean(true))
    #expect(options["directory"] == .boolean(false))
    #expect(options["accept_label"] == .string("Use"))
    #expect(options["current_folder"]?.members.compactMap(\.integer) == [47, 97, 32, 98, 0])
    let rules: [DBusValue] = [
      .structure([.uint32(0), .string("*.png")]), .structure([.uint32(1), .string("image/png")]),
    ]
    #expect(
      options["filters"]
        == .array("(sa(us))", [.structure([.string("PNG image"), .array("(us)", rules)])]))
  }

  @Test func `a save dialog proposes a name`() {
    let (method, arguments) = call(FileDialogRequest(.save(name: "a.txt"), title: "Save"))
    #expect(method == "SaveFile")
    let options = arguments[2].entries.mapValues(\.unwrapped)
    #expect(options["current_name"] == .string("a.txt"))
    #expect(options["filters"] == nil && options["current_folder"] == nil)
  }

  @Test func `a response has the files`() throws {
    func result(_ code: UInt32, _ uris: [String]) -> FileDialogResult {
      let uris = DBusValue.array("s", uris.map { .string($0) })
      return FileDialogResult(response: [
        .uint32(code), .dictionary("v", ["uris": .variant(uris)]),
      ])
    }
    guard case .chosen(let urls) = result(0, ["file:///a%20b.png", "file:///c"]) else {
      Issue.record("no files")
      return
    }
    #expect(urls.map { $0.path(percentEncoded: false) } == ["/a b.png", "/c"])
    for ended in [result(1, []), result(2, ["file:///a"]), result(0, []), .init(response: [])] {
      guard case .cancelled = ended else {
        Issue.record("not cancelled")
        continue
      }
    }
  }

  @Test func `the path of a request has the caller's name`() {
    #expect(
      PortalConnection.requestPath(of: ":1.42", token: "t")
        == "/org/freedesktop/portal/desktop/request/1_42/t")
  }

  @Test func `a dismissed dialog has no result`() {
    var results = 0
    let request = FileDialogRequest(.save(name: "a"), title: "Save")
    let dialog = PortalFileDialog(request, parentWindow: "") { _ in results += 1 }
    var closed = 0
    dialog.onDismiss = { closed += 1 }
    dialog.dismiss()
    dialog.dismiss()
    dialog.finish(.cancelled)
    #expect(closed == 1 && results == 0)
  }
}
