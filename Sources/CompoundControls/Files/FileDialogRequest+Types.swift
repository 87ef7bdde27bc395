// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
package import ViewCore

extension FileDialogRequest {
  /// A dialog for existing files of some types. It is one for folders if all types are.
  package static func open(_ types: [UTType], multiple: Bool) -> FileDialogRequest {
    let folders = !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
    return FileDialogRequest(
      .open(multiple: multiple, folders: folders),
      title: folders ? "Choose a Folder" : multiple ? "Choose Files" : "Choose a File",
      filters: folders ? [] : filters(types))
  }

  /// A dialog for existing photos, or for videos: files of the types that can be shown.
  package static func photos(
    images: Bool, videos: Bool, multiple: Bool
  ) -> FileDialogRequest {
    let shown = (images ? [UTType.png, .jpeg, .webP] : []) + (videos ? [.movie] : [])
    let all = shown.map(\.filter)
    let filter = Filter(
      name: images ? videos ? "Photos and videos" : "Photos" : "Videos",
      patterns: all.flatMap(\.patterns), mimeTypes: all.flatMap(\.mimeTypes))
    return FileDialogRequest(
      .open(multiple: multiple, folders: false),
      title: multiple ? "Choose Photos" : "Choose a Photo", filters: [filter])
  }

  /// A dialog for a new file of a type. The name gets the type's extension unless it has one.
  package static func save(_ name: String?, _ type: UTType?) -> FileDialogRequest {
    var name = name ?? "Untitled"
    if let type, let fileExtension = type.preferredFilenameExtension,
      !type.filenameExtensions.contains(where: { name.lowercased().hasSuffix("." + $0) })
    {
      name += "." + fileExtension
    }
    return FileDialogRequest(
      .save(name: name), title: "Save", filters: filters(type.map { [$0] } ?? []))
  }

  /// One filter for all types, and one for each of several. Empty if a type is that of any file.
  private static func filters(_ types: [UTType]) -> [Filter] {
    let all = types.map(\.filter)
    guard !all.isEmpty, all.allSatisfy({ !$0.patterns.isEmpty || !$0.mimeTypes.isEmpty }) else {
      return []
    }
    guard all.count > 1 else { return all }
    let union = Filter(
      name: "All supported files", patterns: all.flatMap(\.patterns),
      mimeTypes: all.flatMap(\.mimeTypes))
    return [union] + all
  }
}

extension UTType {
  /// Base types and the MIME types of their subtypes.
  private static let families: [(type: UTType, mimeType: String)] = [
    (.image, "image/*"), (.movie, "video/*"), (.audio, "audio/*"), (.text, "text/*"),
    (.font, "font/*"),
  ]

  /// The files of the type and its subtypes. Without patterns and MIME types these are all files.
  fileprivate var filter: FileDialogRequest.Filter {
    let subtypes = TypeDeclaration.all.keys.sorted().map { UTType(named: $0) }
      .filter { $0.isSubtype(of: self) }
    let isAny = self == .item || self == .data || self == .content
    let extensions = isAny ? [] : ([self] + subtypes).flatMap(\.filenameExtensions)
    let family = Self.families.first { $0.type == self }?.mimeType
    return FileDialogRequest.Filter(
      name: localizedDescription ?? extensions.first.map { "*." + $0 } ?? identifier,
      patterns: extensions.map { "*." + $0 },
      mimeTypes: isAny ? [] : [family, declaration?.mimeTypes.first].compactMap(\.self))
  }
}
