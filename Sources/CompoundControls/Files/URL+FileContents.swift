// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import SystemStrings

extension URL {
  /// Creates the URL of a file. The path may have bytes that are not UTF-8 (`SystemString`), which are
  /// escaped in the URL. `URL.path` has no form for them, and is empty then.
  init(systemPath path: String) {
    let bytes = SystemString.bytes(of: path)
    self = URL(fileURLWithPath: path)
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    let digits = Array("0123456789ABCDEF")
    let escaped = bytes.map { byte in
      Self.unescaped.contains(byte)
        ? String(Unicode.Scalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
    self = URL(string: "file://" + escaped.joined()) ?? self
  }

  private static let unescaped = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)

  /// The path of the file, whatever its bytes are.
  fileprivate var systemPath: String {
    SystemString.string(PercentEscapes.decoded(path(percentEncoded: true).utf8))
  }

  /// The type of the file, by its name; of a folder, if the URL is known as one.
  package var fileType: UTType {
    if hasDirectoryPath { return .folder }
    let name = SystemPath.name(of: systemPath)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return .data }
    return UTType(filenameExtension: String(name[dot...].dropFirst())) ?? .data
  }
}

extension Data {
  /// Reads a regular file, as others give it to the program: a pipe or a device is an error, as is a
  /// folder, and a file of more than 512 MiB.
  package init(contentsOfFile file: URL) throws {
    do throws(SystemError) {
      let bytes = try RegularFile.readIntoMemory(file.systemPath)
      if let start = bytes.baseAddress {
        self.init(bytesNoCopy: start, count: bytes.count, deallocator: .free)
      } else {
        self.init()
      }
    } catch {
      throw CocoaError(error.cocoaCode, userInfo: [NSURLErrorKey: file])
    }
  }
}

extension SystemError {
  /// The error that Foundation reports for it.
  fileprivate var cocoaCode: CocoaError.Code {
    switch code {
    case ENOENT, ENOTDIR: .fileReadNoSuchFile
    case EACCES, EPERM: .fileReadNoPermission
    case EFBIG, ENOMEM: .fileReadTooLarge
    default: .fileReadUnknown
    }
  }
}
