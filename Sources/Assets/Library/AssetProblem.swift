// Part of Snapback, under the MIT licence; see LICENSE.

import Pictures

/// What is wrong with a named asset.
enum AssetProblem: Equatable {
  enum Kind: String {
    case picture, color, symbol
  }

  case missing(Kind, name: String, folders: [String], nearest: String?)
  case broken(Kind, name: String, path: String, PictureError)
  case unsupported(name: String, path: String, format: String)
  case brokenCatalogEntry(name: String, path: String, reason: String)
  case noIcons(folder: String, name: String)

  /// One sentence: what, where it was looked for, what to do.
  var sentence: String {
    switch self {
    case .missing(let kind, let name, let folders, let nearest):
      let advice = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
      let word = kind == .color ? "colour" : kind.rawValue
      switch kind {
      case .symbol: return "there is no symbol \"\(name)\"\(advice)"
      case .picture, .color:
        let places = folders.map { "\"\($0)\"" }.joined(separator: ", ")
        let looked = folders.isEmpty ? "no folder of assets was given" : "looked in \(places)"
        return "there is no \(word) \"\(name)\" (\(looked))\(advice)"
      }
    case .broken(let kind, let name, let path, let error):
      return
        "the \(kind.rawValue) \"\(name)\" cannot be read from \"\(path)\": \(Self.words(error))"
    case .unsupported(let name, let path, let format):
      return "the picture \"\(name)\" is a \(format) (\"\(path)\"), which cannot be drawn; "
        + "save it as SVG or PNG"
    case .brokenCatalogEntry(let name, let path, let reason):
      return "\"\(path)\" does not describe \"\(name)\": \(reason)"
    case .noIcons(let folder, let name):
      return
        "the symbol \"\(name)\" needs the icons of Debian's package bootstrap-icons, which are "
        + "not in \"\(folder)\"; sudo apt install bootstrap-icons"
    }
  }

  private static func words(_ error: PictureError) -> String {
    switch error {
    case .cannotRead(_, let code), .cannotWrite(_, let code): "the system says error \(code)"
    case .cannotEncode(let format, let reason), .cannotDecode(let format, let reason):
      "it is no whole \(format.rawValue) picture (\(reason))"
    case .notAPicture: "it is no picture; PNG, JPEG, WebP and SVG can be read"
    case .truncated(let format): "the \(format.rawValue) picture ends too early"
    case .impossibleSize(let format, let width, let height, _),
      .tooLarge(let format, let width, let height):
      "the \(format.rawValue) picture of \(width) by \(height) pixels is too large"
    }
  }
}
