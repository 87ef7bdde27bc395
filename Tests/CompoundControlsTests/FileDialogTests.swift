// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing
@_spi(ViewTree) import ViewCore

/// Records dialogs instead of showing them.
@MainActor
private final class FakeDialogs: FileDialogPresenting {
  final class Dialog: FileDialog {
    let request: FileDialogRequest
    let completion: @MainActor (FileDialogResult) -> Void
    private(set) var isDismissed = false

    init(
      _ request: FileDialogRequest, _ completion: @escaping @MainActor (FileDialogResult) -> Void
    ) {
      self.request = request
      self.completion = completion
    }

    func dismiss() { isDismissed = true }
  }

  private(set) var shown: [Dialog] = []

  func present(
    _ request: FileDialogRequest, completion: @escaping @MainActor (FileDialogResult) -> Void
  ) -> any FileDialog {
    let dialog = Dialog(request, completion)
    shown.append(dialog)
    return dialog
  }
}

@MainActor
@Suite struct FileDialogTests {
  private final class Model: Sendable {
    nonisolated(unsafe) var isPresented = false
    nonisolated(unsafe) var log: [String] = []
  }

  private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents else {
        throw CocoaError(.fileReadCorruptFile)
      }
      text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private final class Drawing: ReferenceFileDocument {
    static let readableContentTypes = [UTType.json]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> [Int] { [1, 2] }

    func fileWrapper(snapshot: [Int], configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
  }

  private struct Importer<Content: View>: View {
    @State var isPresented = false
    let content: (Binding<Bool>) -> Content

    var body: some View {
      Button("Open") { isPresented.toggle() }
        .frame(width: 100, height: 100)
        .background { content($isPresented) }
    }
  }

  private func show<Content: View>(
    @ViewBuilder _ content: @escaping (Binding<Bool>) -> Content
  ) -> (Harness, FakeDialogs) {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Importer(content: content) }
    let dialogs = FakeDialogs()
    harness.host.fileDialogs = dialogs
    harness.tap(CGPoint(x: 50, y: 50))
    harness.settle()
    return (harness, dialogs)
  }

  private func temporaryFile(_ name: String) -> URL {
    FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)-\(name)")
  }

  @Test func `a chosen file is imported, and the binding becomes false`() throws {
    let model = Model()
    let (harness, dialogs) = show { isPresented in
      Color.clear.fileImporter(isPresented: isPresented, allowedContentTypes: [.png, .pdf]) {
        model.log.append("\((try? $0.get().lastPathComponent) ?? "error")")
      }
      .onChange(of: isPresented.wrappedValue, initial: true) { model.log.append("\($1)") }
    }
    let dialog = try #require(dialogs.shown.first)
    #expect(dialog.request.kind == .open(multiple: false, folders: false))
    #expect(
      dialog.request.filters.map(\.name) == ["All supported files", "PNG image", "PDF document"])
    #expect(dialog.request.filters[0].patterns == ["*.png", "*.pdf"])
    dialog.completion(.chosen([URL(filePath: "/tmp/a.png")]))
    harness.settle()
    #expect(model.log == ["false", "true", "a.png", "false"])
    #expect(dialogs.shown.count == 1)
  }

  @Test func `images are offered by their extensions and MIME types, all files without a filter`()
    throws
  {
    let (_, images) = show {
      Color.clear.fileImporter(
        isPresented: $0, allowedContentTypes: [.image], allowsMultipleSelection: true
      ) { _ in }
    }
    let request = try #require(images.shown.first?.request)
    #expect(request.kind == .open(multiple: true, folders: false))
    let filter = try #require(request.filters.first)
    #expect(filter.mimeTypes == ["image/*"])
    #expect(Set(filter.patterns).isSuperset(of: ["*.png", "*.jpg", "*.heic", "*.svg"]))
    let (_, all) = show {
      Color.clear.fileImporter(isPresented: $0, allowedContentTypes: [.item, .png]) { _ in }
    }
    #expect(all.shown.first?.request.filters == [])
    let (_, folders) = show {
      Color.clear.fileImporter(isPresented: $0, allowedContentTypes: [.folder]) { _ in }
        .fileDialogConfirmationLabel("Use")
        .fileDialogDefaultDirectory(URL(filePath: "/tmp"))
    }
    #expect(folders.shown.first?.request.kind == .open(multiple: false, folders: true))
    #expect(folders.shown.first?.request.confirmation == "Use")
    #expect(folders.shown.first?.request.folder == URL(filePath: "/tmp"))
  }

  @Test func `a cancelled dialog calls the cancellation only`() throws {
    let model = Model()
    let (harness, dialogs) = show {
      Color.clear.fileImporter(isPresented: $0, allowedContentTypes: [.text]) { _ in
        model.log.append("completion")
      } onCancellation: {
        model.log.append("cancelled")
      }
    }
    try #require(dialogs.shown.first).completion(.cancelled)
    harness.settle()
    #expect(model.log == ["cancelled"])
  }

  @Test func `a dialog that cannot be shown is an error`() throws {
    let model = Model()
    let (harness, dialogs) = show {
      Color.clear.fileImporter(isPresented: $0, allowedContentTypes: [.text]) { result in
        if case .failure = result { model.log.append("failure") }
      }
    }
    try #require(dialogs.shown.first).completion(.failed(CocoaError(.featureUnsupported)))
    harness.settle()
    #expect(model.log == ["failure"])
  }

  @Test func `a dialog is dismissed with the binding and with its view`() throws {
    let (harness, dialogs) = show {
      Color.clear.fileImporter(isPresented: $0, allowedContentTypes: [.text]) { _ in }
    }
    harness.tap(CGPoint(x: 50, y: 50))
    harness.settle()
    #expect(dialogs.shown.map(\.isDismissed) == [true])
  }

  @Test func `a document is written to the chosen file`() throws {
    let model = Model()
    let file = temporaryFile("note.txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let (harness, dialogs) = show {
      Color.clear.fileExporter(
        isPresented: $0, document: Note("hello"), contentType: .plainText, defaultFilename: "Note"
      ) { result in
        model.log.append((try? result.get()) == file ? "written" : "error")
      }
    }
    let dialog = try #require(dialogs.shown.first)
    #expect(dialog.request.kind == .save(name: "Note.txt"))
    dialog.completion(.chosen([file]))
    harness.settle()
    #expect(model.log == ["written"])
    #expect(try String(contentsOf: file, encoding: .utf8) == "hello")
  }

  @Test func `an object's snapshot, and a transferred value, are written`() throws {
    let (drawing, text) = (temporaryFile("drawing.json"), temporaryFile("text.txt"))
    defer { for file in [drawing, text] { try? FileManager.default.removeItem(at: file) } }
    let (first, drawings) = show {
      Color.clear.fileExporter(isPresented: $0, document: Drawing(), contentType: .json) { _ in }
    }
    #expect(drawings.shown.first?.request.kind == .save(name: "Untitled.json"))
    try #require(drawings.shown.first).completion(.chosen([drawing]))
    first.settle()
    #expect(try String(contentsOf: drawing, encoding: .utf8) == "[1,2]")
    let (second, texts) = show {
      Color.clear.fileExporter(isPresented: $0, item: "words") { _ in }
    }
    try #require(texts.shown.first).completion(.chosen([text]))
    second.settle()
    #expect(try String(contentsOf: text, encoding: .utf8) == "words")
  }

  @Test func `several documents replace no files of the chosen folder`() throws {
    let folder = temporaryFile("exports")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    try Data("kept".utf8).write(to: folder.appending(path: "Untitled 2.txt"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "Untitled 4.txt").path(percentEncoded: false),
      withDestinationPath: "/nowhere/at/all")
    var files: [String] = []
    let (harness, dialogs) = show {
      Color.clear.fileExporter(
        isPresented: $0, documents: ["a", "b", "c"].map(Note.init), contentType: .plainText
      ) { result in
        files = (try? result.get())?.map(\.lastPathComponent) ?? []
      }
    }
    try #require(dialogs.shown.first).completion(.chosen([folder]))
    harness.settle()
    #expect(files == ["Untitled.txt", "Untitled 3.txt", "Untitled 5.txt"])
    #expect(try text("Untitled 2.txt") == "kept")
    #expect(
      try [text("Untitled.txt"), text("Untitled 3.txt"), text("Untitled 5.txt")] == ["a", "b", "c"])
  }

  @Test func `without a document no dialog is shown`() {
    let (_, dialogs) = show {
      Color.clear.fileExporter(
        isPresented: $0, document: nil as Note?, contentType: .plainText
      ) { _ in }
    }
    #expect(dialogs.shown.isEmpty)
  }

  @Test func `a file is moved, and an existing one is kept`() throws {
    let (old, new) = (temporaryFile("old"), temporaryFile("new"))
    defer { for file in [old, new] { try? FileManager.default.removeItem(at: file) } }
    try Data("1".utf8).write(to: old)
    let model = Model()
    func move() throws {
      let (harness, dialogs) = show {
        Color.clear.fileMover(isPresented: $0, file: old) { result in
          model.log.append((try? result.get()) == new ? "moved" : "error")
        }
      }
      try #require(dialogs.shown.first).completion(.chosen([new]))
      harness.settle()
    }
    try move()
    #expect(try String(contentsOf: new, encoding: .utf8) == "1")
    try Data("2".utf8).write(to: old)
    try move()
    #expect(model.log == ["moved", "error"])
    #expect(try String(contentsOf: new, encoding: .utf8) == "1")
  }
}
