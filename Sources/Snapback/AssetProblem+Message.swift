// Part of Snapback, under the MIT licence; see LICENSE.

package import Assets
import Pictures
import SystemStrings

extension AssetProblem {
  /// The message for the user: what is wrong, where it was searched for, and what to do. One
  /// message without a capital letter and a full stop, in one line without control characters.
  package var message: String { PrintableText.line(text) }

  private var text: String {
    switch self {
    case .missing(let kind, let name, let folders, let nearest):
      let advice = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
      let word = Self.word(kind)
      if kind == .symbol { return "no \(word) named \"\(name)\"\(advice)" }
      let paths = folders.map { "\"\($0)\"" }.joined(separator: ", ")
      let search = folders.isEmpty ? "no asset folder was given" : "searched \(paths)"
      return "no \(word) named \"\(name)\" (\(search))\(advice)"
    case .undecodable(let name, let path, let error):
      return "image \"\(name)\" cannot be read from \"\(path)\": \(Self.reason(error))"
    case .unsupportedFormat(let name, let path, let format):
      return "image \"\(name)\" (\"\(path)\") is a \(format) file, which is not supported; "
        + "save it as SVG or PNG"
    case .invalidStrings(let path, .unreadable(let code)):
      return "the translations in \"\(path)\" cannot be read: \(Self.reason(code))"
    case .invalidStrings(let path, .malformed(let reason)):
      return "the translations in \"\(path)\" do not have Xcode's format (\(reason))"
    case .invalidStrings(let path, let defect):
      return "the translations in \"\(path)\" cannot be used: \(Self.reason(defect))"
    case .invalidCatalogEntry(let name, let path, let defect):
      return "\"\(path)\" is not a valid catalog entry for \"\(name)\": \(Self.reason(defect))"
    case .ambiguous(let kind, let name, let used, let others):
      let paths = others.map { "\"\($0)\"" }.joined(separator: ", ")
      return
        "\(Self.word(kind)) \"\(name)\" is in the catalog more than once: \"\(used)\" is used, not "
        + "\(paths); rename one of them"
    case .tooManyFiles(let folder, let leftOut):
      return
        "there are too many files and folders in \"\(folder)\", or links in it lead to too many: "
        + "\"\(leftOut)\" and what follows are not searched for images and colors"
    case .noIcons(let folder, let name):
      return
        "symbol \"\(name)\" needs the icons of the Debian package bootstrap-icons, which are not "
        + "in \"\(folder)\"; sudo apt install bootstrap-icons"
    }
  }

  private static func word(_ kind: Kind) -> String {
    switch kind {
    case .image: "image"
    case .color: "color"
    case .symbol: "symbol"
    }
  }

  private static func reason(_ defect: CatalogDefect) -> String {
    switch defect {
    case .unreadable(let code): "Contents.json cannot be read: \(reason(code))"
    case .malformed(let reason): "Contents.json does not have Xcode's format (\(reason))"
    case .noKnownColor: "it has no color in a known color space"
    case .noImage: "it has no image file"
    case .invalidFileName(let name): "the file name \"\(name)\" is not that of a file in its folder"
    case .unknownScale(let scale): "the scale \"\(scale)\" is unknown; use 1x, 2x or 3x"
    }
  }

  private static func reason(_ error: PictureError) -> String {
    switch error {
    case .cannotRead(_, let code), .cannotWrite(_, let code): reason(code)
    case .cannotEncode(let format, let reason), .cannotDecode(let format, let reason):
      "it is not a valid \(format.rawValue) file (\(reason))"
    case .notAPicture: "unknown format; PNG, JPEG, WebP and SVG are supported"
    case .truncated(let format): "the \(format.rawValue) file is truncated"
    case .impossibleSize(let format, let width, let height, _),
      .tooLarge(let format, let width, let height):
      "the \(format.rawValue) image of \(width) x \(height) pixels is too large"
    case .tooComplex(let format, let limit):
      "the \(format.rawValue) image is too complex; decoding it \(reason(limit))"
    }
  }

  private static func reason(_ limit: PictureError.Limit) -> String {
    switch limit {
    case .fileSize(let bytes): "is limited to files of \(bytes >> 20) MiB"
    case .memory(let bytes): "takes more than \(bytes >> 20) MiB of memory"
    case .passes(let count): "takes more than \(count) passes, the limit for its size"
    case .time(let seconds): "takes more than \(seconds) seconds"
    }
  }

  private static func reason(_ code: Int32) -> String {
    SystemError(code: code).reason
  }
}
