// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation
@_spi(ViewTree) public import ViewCore

extension View {
  /// Shows the desktop's dialog in which the user chooses where to save a document, and writes it
  /// there.
  ///
  /// `isPresented` becomes false when the dialog ends; without a document no dialog is shown.
  /// `onCompletion` receives the file, or the error that writing it or showing the dialog has
  /// caused; it is not called if the user cancels. The proposed name is `defaultFilename` or
  /// "Untitled", with the extension of the type. An existing file is replaced once the new one is
  /// complete.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented, document.map { [FileExport($0, [contentType])] } ?? [], defaultFilename,
      onCompletion, onCancellation: {})
  }

  /// Shows the desktop's dialog in which the user chooses where to save a document, and calls
  /// `onCancellation` if the user cancels.
  ///
  /// The document is written as the first of `contentTypes`; as its first writable type if they are
  /// empty.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented, document.map { [FileExport($0, contentTypes)] } ?? [], defaultFilename,
      onCompletion, onCancellation: onCancellation)
  }

  /// Shows the desktop's dialog in which the user chooses where to save a document that is an
  /// object, and writes a snapshot of it there.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented, document.map { [FileExport($0, [contentType])] } ?? [], defaultFilename,
      onCompletion, onCancellation: {})
  }

  /// Shows the desktop's dialog in which the user chooses a folder, and writes several documents
  /// there, named "Untitled", "Untitled 2" and so on. Names of existing files are skipped.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    modifier(
      FileDialogModifier(isPresented: isPresented) {
        .open([.folder], multiple: false)
      } onEnd: {
        guard let folder = $0.first else { return }
        onCompletion(
          Result {
            let folder = try folder.get()
            var index = 0
            return try documents.map { document in
              let export = FileExport(document, [contentType])
              let file = export.unusedFile(in: folder, from: &index)
              try export.write(file)
              return file
            }
          })
      })
  }

  /// Shows the desktop's dialog in which the user chooses where to save the data of a value.
  ///
  /// The data are the first representation that conforms to one of `contentTypes`, or the first one
  /// if they are empty.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented, item.map { [FileExport(item: $0, contentTypes)] } ?? [], defaultFilename,
      onCompletion, onCancellation: onCancellation)
  }

  private func exporter(
    _ isPresented: Binding<Bool>, _ exports: [FileExport], _ name: String?,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    let shown = Binding(
      get: { isPresented.wrappedValue && !exports.isEmpty },
      set: { isPresented.wrappedValue = $0 })
    return modifier(
      FileDialogModifier(isPresented: shown) {
        .save(name, exports.first?.type)
      } onEnd: { result in
        guard let export = exports.first, let file = result.first else { return onCancellation() }
        onCompletion(
          Result {
            let file = try file.get()
            try export.write(file)
            return file
          })
      })
  }
}
