// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A defect of a JSON document, in one line.
enum JSONDefect {
  private static let notJSON = "it is not JSON"

  /// The reason why a document could not be decoded.
  static func reason(_ error: any Error, in bytes: [UInt8]) -> String {
    guard let error = error as? DecodingError else { return notJSON }
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context):
      let path = path(context.codingPath)
      let text = sentence(context.debugDescription)
      return path.isEmpty ? text : "\(path): \(text)"
    case .dataCorrupted: return syntaxError(in: bytes) ?? notJSON
    @unknown default: return notJSON
    }
  }

  /// The path of a value, such as `images[0].filename`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return path + "[\(index)]" }
      return path.isEmpty ? key.stringValue : path + "." + key.stringValue
    }
  }

  /// The line of a syntax error and what is wrong there; nil if it is not known.
  ///
  /// Foundation's decoder does not report it, but its older parser does, with the offset in the file
  /// except at its end.
  private static func syntaxError(in bytes: [UInt8]) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      return nil
    } catch {
      let described = (error as NSError).userInfo["NSDebugDescription"] as? String
      guard let described else { return nil }
      let located = described.firstMatch(of: /^(.*) around character (\d+)/)
      let text = located.map { String($0.1) } ?? described
      let offset = located.flatMap { Int($0.2) } ?? bytes.count
      let line = bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
      return "line \(line): \(sentence(text))"
    }
  }

  /// Removes the capital letter and the full stop of a sentence.
  private static func sentence(_ text: String) -> String {
    let text = text.hasSuffix(".") ? text.dropLast() : text[...]
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
