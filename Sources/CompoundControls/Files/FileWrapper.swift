// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import SystemStrings

/// A file, a folder or a symbolic link in memory, read from a location or to be written to one.
///
/// - Note: Differs from Foundation's: files are read at once, up to 512 MiB each, and the attributes of files other than
///   their names are not kept. There is no serialized representation.
nonisolated open class FileWrapper {
  /// Options for writing a file wrapper.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Writes beside the existing file or folder, and replaces it once the new one is complete.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Sets `filename` of the wrapper and of those in it to the names that were written.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// Options for reading a file wrapper.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Reads files and folders at once, as all wrappers do here.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Does not map files into memory, as no wrapper does here.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  private enum Kind {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var kind: Kind

  /// The name with which the wrapper is added to a folder; nil for none.
  open var preferredFilename: String?
  /// The name that it was read or written with; nil if it was neither.
  open var filename: String?

  /// Creates a file.
  public init(regularFileWithContents contents: Data) {
    kind = .file(contents)
  }

  /// Creates a folder. The keys become the file names of wrappers that have no preferred name.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    kind = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Creates a symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) {
    kind = .link(url)
  }

  /// Reads a file, a folder with all that is in it, or a symbolic link, which is not followed below
  /// the URL itself. Throws the error of reading.
  public init(url: URL, options: ReadingOptions = []) throws {
    kind = try Self.contents(of: url.resolvingSymlinksInPath())
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  private init(reading url: URL) throws {
    kind = try Self.contents(of: url)
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  private static func contents(of url: URL) throws -> Kind {
    let path = url.path(percentEncoded: false)
    let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    switch type {
    case .typeRegular: return .file(try Data(contentsOfFile: url))
    case .typeDirectory:
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      var children: [String: FileWrapper] = [:]
      for name in names {
        // Names with an accented letter as one or as two scalars are different files, but equal strings.
        let child = try FileWrapper(reading: url.appending(path: name))
        children[unusedName(name, in: children)] = child
      }
      return .folder(children)
    case .typeSymbolicLink:
      return .link(
        URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: path)))
    // A pipe or a device might not end.
    default: throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: path])
    }
  }

  /// Whether the wrapper is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether the wrapper is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Whether the wrapper is a symbolic link.
  open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

  /// The bytes of a file; nil for others.
  open var regularFileContents: Data? {
    if case .file(let contents) = kind { contents } else { nil }
  }

  /// The wrappers in a folder, by their names; nil for others.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = kind { children } else { nil }
  }

  /// The target of a symbolic link; nil for others.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = kind { url } else { nil }
  }

  /// Adds a wrapper to a folder. Returns its name there: the preferred one, with a number in front if
  /// the folder has one of that name already. The wrapper must be a folder, and `child` must have a
  /// preferred name.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = kind else {
      fatalError("A wrapper can only be added to a folder.")
    }
    guard let preferred = child.preferredFilename, !preferred.isEmpty else {
      fatalError("A wrapper without a preferred file name cannot be added to a folder.")
    }
    let name = Self.unusedName(preferred, in: children)
    children[name] = child
    kind = .folder(children)
    return name
  }

  private static func unusedName(_ preferred: String, in children: [String: FileWrapper]) -> String
  {
    var (name, number) = (preferred, 1)
    while children[name] != nil {
      number += 1
      name = "\(number)__#$!@%!#__\(preferred)"
    }
    return name
  }

  /// Adds a file to a folder, and returns its name there.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  /// Removes a wrapper from a folder; without effect if the folder does not contain it.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = kind else { return }
    kind = .folder(children.filter { $0.value !== child })
  }

  /// The name of a wrapper in a folder; nil if the folder does not contain it.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  /// Writes the wrapper. With `atomic` an existing file or folder, also one to which `url` is a link,
  /// is replaced once the new one is complete; without it, it must be a file. `originalContentsURL` is
  /// ignored: everything is written. Throws the error of writing, `fileWriteNoPermission` for what is read-only, and
  /// `fileWriteInvalidFileName` for a name in a folder that is empty, `.` or `..`, or has a slash.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    if case .file(let contents) = kind {
      if options.contains(.atomic) {
        try contents.writeReplacing(url)
      } else {
        try contents.write(to: url)
      }
    } else if options.contains(.atomic) {
      try replace(url)
    } else {
      try create(at: url)
    }
    if options.contains(.withNameUpdating) { updateNames(url.lastPathComponent) }
  }

  /// Writes a folder or a link beside the existing item, and takes its place once it is complete.
  private func replace(_ url: URL) throws {
    let url = try url.replacedItem(isOneOf: [.typeDirectory, .typeRegular, .typeSymbolicLink])
    let manager = FileManager.default
    func beside() -> URL {
      url.deletingLastPathComponent()
        .appending(path: ".\(url.lastPathComponent).\(UUID().uuidString)")
    }
    let (new, old) = (beside(), beside())
    do {
      try create(at: new)
      let path = url.path(percentEncoded: false)
      if SystemPath.exchange(new.path(percentEncoded: false), path) {
        return try manager.removeItem(at: new)
      }
      let isReplaced = manager.fileExists(atPath: path)
      if isReplaced { try manager.moveItem(at: url, to: old) }
      do { try manager.moveItem(at: new, to: url) } catch {
        if isReplaced { try manager.moveItem(at: old, to: url) }
        throw error
      }
      if isReplaced { try manager.removeItem(at: old) }
    } catch {
      try? manager.removeItem(at: new)
      throw error
    }
  }

  private func create(at url: URL) throws {
    switch kind {
    case .file(let contents): try contents.write(to: url)
    case .link(let target):
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, child) in children {
        guard !name.isEmpty, name != ".", name != "..", !name.contains("/") else {
          throw CocoaError(.fileWriteInvalidFileName, userInfo: [NSFilePathErrorKey: name])
        }
        try child.create(at: url.appending(path: name))
      }
    }
  }

  private func updateNames(_ name: String) {
    filename = name
    for (name, child) in fileWrappers ?? [:] { child.updateNames(name) }
  }
}
