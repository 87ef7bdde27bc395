// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import PhotosUI
import Snapback
import Testing
@_spi(ViewTree) import ViewCore

/// A desktop whose dialogs wait for the test.
@MainActor
private final class Desktop: FileDialogPresenting {
  final class Dialog: FileDialog {
    let request: FileDialogRequest
    let completion: @MainActor (FileDialogResult) -> Void

    init(
      _ request: FileDialogRequest, _ completion: @escaping @MainActor (FileDialogResult) -> Void
    ) {
      self.request = request
      self.completion = completion
    }

    func dismiss() {}
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
@Suite struct PhotosPickerTests {
  private final class Log {
    var items: [PhotosPickerItem] = []
    var results: [PHPickerResult] = []
    var infos: [[UIImagePickerController.InfoKey: Any]] = []
    var cancellations = 0
  }

  private struct One: View {
    let log: Log
    @State private var item: PhotosPickerItem?

    var body: some View {
      PhotosPicker("Choose", selection: $item, matching: .images)
        .frame(width: 100, height: 100)
        .onChange(of: item) { log.items = [item].compactMap(\.self) }
    }
  }

  private struct Several: View {
    let log: Log
    @State private var items: [PhotosPickerItem] = []

    var body: some View {
      PhotosPicker(
        selection: $items, maxSelectionCount: 2, matching: .any(of: [.images, .videos]),
        photoLibrary: .shared()
      ) { Color.red.frame(width: 100, height: 100) }
      .onChange(of: items) { log.items = items }
    }
  }

  /// A PNG file of one pixel.
  private func makePNG() throws -> URL {
    let base64 =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".png")
    try #require(Data(base64Encoded: base64)).write(to: file)
    return file
  }

  private func show(_ view: some View) -> (Harness, Desktop) {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { AnyView(view) }
    let desktop = Desktop()
    harness.host.fileDialogs = desktop
    harness.tap(CGPoint(x: 50, y: 50))
    harness.settle()
    return (harness, desktop)
  }

  @Test func `a chosen photo is the selection, and is loaded as data and as an image`() async throws
  {
    let log = Log()
    let (harness, desktop) = show(One(log: log))
    let dialog = try #require(desktop.shown.first)
    #expect(dialog.request.kind == .open(multiple: false, folders: false))
    #expect(dialog.request.filters.first?.patterns.contains("*.jpg") == true)
    #expect(dialog.request.filters.first?.patterns.contains("*.mp4") == false)
    let file = try makePNG()
    defer { try? FileManager.default.removeItem(at: file) }
    dialog.completion(.chosen([file]))
    harness.settle()
    let item = try #require(log.items.first)
    #expect(item.supportedContentTypes == [.png] && item.itemIdentifier == nil)
    #expect(try await item.loadTransferable(type: Data.self) == Data(contentsOf: file))
    #expect(try await item.loadTransferable(type: Image.self) != nil)
    #expect(try await item.loadTransferable(type: URL.self) == nil)
    try FileManager.default.removeItem(at: file)
    await #expect(throws: (any Error).self) { try await item.loadTransferable(type: Data.self) }
  }

  @Test func `the first ones of many photos are the selection, with identifiers`() throws {
    let log = Log()
    let (harness, desktop) = show(Several(log: log))
    let dialog = try #require(desktop.shown.first)
    #expect(dialog.request.kind == .open(multiple: true, folders: false))
    #expect(dialog.request.filters.first?.patterns.contains("*.mp4") == true)
    dialog.completion(.chosen(["/a.png", "/b.mov", "/c.png"].map { URL(filePath: $0) }))
    harness.settle()
    #expect(log.items.map(\.itemIdentifier) == ["/a.png", "/b.mov"])
  }

  @Test func `a cancelled dialog keeps the selection`() throws {
    let log = Log()
    let (harness, desktop) = show(One(log: log))
    try #require(desktop.shown.first).completion(.cancelled)
    harness.settle()
    #expect(log.items.isEmpty)
  }

  @Test func `filters are combined`() {
    #expect(PHPickerFilter.any(of: [.images, .livePhotos]) == .images)
    #expect(PHPickerFilter.not(.images) == .videos)
    #expect(PHPickerFilter.all(of: [.images, .not(.videos)]) == .images)
  }

  private final class Delegate: UIResponder, PHPickerViewControllerDelegate,
    UIImagePickerControllerDelegate, UINavigationControllerDelegate
  {
    let log: Log
    init(_ log: Log) { self.log = log }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      log.results = results
      picker.dismiss(animated: true)
    }

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      log.infos.append(info)
      picker.dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      log.cancellations += 1
    }
  }

  /// Shows a controller after a tap.
  private struct Opener<Picker: UIViewController>: View {
    let make: () -> Picker
    @State private var isOpen = false

    var body: some View {
      if isOpen {
        Controller(make: make)
      } else {
        Color.red.onTapGesture { isOpen = true }
      }
    }
  }

  private struct Controller<Picker: UIViewController>: UIViewControllerRepresentable {
    let make: () -> Picker
    func makeUIViewController(context: Context) -> Picker { make() }
    func updateUIViewController(_ controller: Picker, context: Context) {}
  }

  @Test func `a picker of UIKit loads a photo as an image`() throws {
    let log = Log()
    let delegate = Delegate(log)
    let file = try makePNG()
    defer { try? FileManager.default.removeItem(at: file) }
    let (harness, desktop) = show(
      Opener {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = delegate
        return picker
      })
    try #require(desktop.shown.first).completion(.chosen([file]))
    harness.settle()
    let provider = try #require(log.results.first).itemProvider
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    var image: UIImage?
    provider.loadObject(ofClass: UIImage.self) { loaded, _ in image = loaded }
    #expect(image != nil)
    var data: Data?
    provider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { loaded, _ in
      data = loaded
    }
    #expect(try data == Data(contentsOf: file))
  }

  @Test func `an image picker has the image and its file, and an edited image if asked for`() throws
  {
    let log = Log()
    let delegate = Delegate(log)
    let file = try makePNG()
    defer { try? FileManager.default.removeItem(at: file) }
    func pick(_ result: FileDialogResult) throws {
      let (harness, desktop) = show(
        Opener {
          let picker = UIImagePickerController()
          picker.sourceType = .photoLibrary
          picker.allowsEditing = true
          picker.delegate = delegate
          return picker
        })
      try #require(desktop.shown.first).completion(result)
      harness.settle()
    }
    try pick(.chosen([file]))
    let info = try #require(log.infos.first)
    #expect(info[.originalImage] is UIImage && info[.editedImage] is UIImage)
    #expect(info[.imageURL] as? URL == file)
    #expect(info[.mediaType] as? String == "public.image")
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    try pick(.cancelled)
    #expect(log.cancellations == 1 && log.infos.count == 1)
  }
}
