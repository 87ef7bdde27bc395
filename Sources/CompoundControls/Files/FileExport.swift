// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation

/// A document or a value that can be written to a file.
struct FileExport {
  /// The type of the file; nil if it is not known.
  let type: UTType?
  /// Writes the file, which replaces an existing one once it is complete.
  let write: (URL) throws -> Void

  init<D: FileDocument>(_ document: D, _ types: [UTType]) {
    let type = types.first ?? D.writableContentTypes.first ?? .data
    self.type = type
    write = { file in
      try document.fileWrapper(configuration: .init(contentType: type, file))
        .write(to: file, options: .atomic, originalContentsURL: nil)
    }
  }

  init<D: ReferenceFileDocument>(_ document: D, _ types: [UTType]) {
    let type = types.first ?? D.writableContentTypes.first ?? .data
    self.type = type
    write = { file in
      let snapshot = try document.snapshot(contentType: type)
      try document.fileWrapper(snapshot: snapshot, configuration: .init(contentType: type, file))
        .write(to: file, options: .atomic, originalContentsURL: nil)
    }
  }

  init<T: Transferable>(item: T, _ types: [UTType]) {
    let payload = DragPayload(item)
    let type = payload.exportedType(types)
    self.type = type
    write = { file in
      guard let type, let data = try payload.data(of: type) else {
        throw CocoaError(.fileWriteUnknown)
      }
      try data.writeReplacing(file)
    }
  }

  /// The first of the files for several documents that does not exist in a folder. `index` is that of the first one to
  /// try, and becomes the next one.
  func unusedFile(in folder: URL, from index: inout Int) -> URL {
    while true {
      let file = folder.appending(path: name(at: index))
      index += 1
      // A symbolic link is not followed, so that one without a target has attributes, too.
      let path = file.path(percentEncoded: false)
      if (try? FileManager.default.attributesOfItem(atPath: path)) == nil { return file }
    }
  }

  /// A file name for one of several documents.
  private func name(at index: Int) -> String {
    let name = index == 0 ? "Untitled" : "Untitled \(index + 1)"
    return type?.preferredFilenameExtension.map { name + "." + $0 } ?? name
  }
}
