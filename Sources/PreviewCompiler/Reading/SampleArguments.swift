// Part of Snapback, under the MIT licence; see LICENSE.

/// Arguments for the initializers of UIKit's views that need some, so that a source with nothing else to
/// show shows something: texts with the parameters' names, middling numbers, a symbol for an image.
struct SampleArguments {
  private let tokens: [SourceToken]

  init(_ tokens: [SourceToken]) { self.tokens = tokens }

  /// The arguments of the first initializer of a class all of whose parameters are of known types; nil
  /// if there is none.
  func call(open: Int, close: Int) -> String? {
    var depth = 0
    for index in (open + 1)..<close {
      switch tokens[index].text {
      case "{": depth += 1
      case "}": depth -= 1
      case "init" where depth == 0 && text(index + 1) == "(":
        let isHidden = ["private", "fileprivate", "override"].contains(text(index - 1))
        guard !isHidden, text(index + 2) != "coder",
          let end = tokens.closing(index + 1),
          let arguments = arguments(Array(tokens[(index + 2)..<end].map(\.text)))
        else { continue }
        return arguments
      default: break
      }
    }
    return nil
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private func arguments(_ parameters: [String]) -> String? {
    var result: [String] = []
    for parameter in Self.split(parameters) {
      guard let colon = parameter.firstIndex(of: ":") else { return nil }
      // A default value serves as it is.
      if Self.split(parameter, at: "=").count > 1 { continue }
      let type = parameter[(colon + 1)...].filter { $0 != "escaping" && $0 != "@" }
      guard let name = parameter[..<colon].last, let sample = sample(Array(type), name) else {
        return nil
      }
      let label = parameter[0]
      result.append(label == "_" ? sample : "\(label): \(sample)")
    }
    return result.joined(separator: ", ")
  }

  /// The parts between separators that are in no brackets.
  private static func split(_ tokens: [String], at separator: String = ",") -> [[String]] {
    var parts: [[String]] = [[]]
    var depth = 0
    for token in tokens {
      if ["(", "[", "<", "{"].contains(token) { depth += 1 }
      if [")", "]", "}"].contains(token) || (token == ">" && parts.last?.last != "-") {
        depth -= 1
      }
      if token == separator, depth == 0 {
        parts.append([])
      } else {
        parts[parts.count - 1].append(token)
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  private static let values: [String: String] = [
    "Int": "3", "UInt": "3", "Bool": "true", "CGRect": ".zero", "CGPoint": ".zero",
    "CGSize": "CGSize(width: 200, height: 200)", "UIColor": ".systemBlue",
    "UIImage": "UIImage(systemName: \"photo\") ?? UIImage()", "UIFont": ".systemFont(ofSize: 17)",
    "UIEdgeInsets": ".zero", "TimeInterval": "0.5", "CFTimeInterval": "0.5", "Date": "Date()",
    "CGColor": "UIColor.systemBlue.cgColor",
  ]

  private static let objects: Set<String> = [
    "UIView", "UILabel", "UIButton", "UIImageView", "UIScrollView", "UIStackView", "UITableView",
    "UIViewController", "UINavigationController", "UIPanGestureRecognizer",
    "UITapGestureRecognizer", "CALayer",
  ]

  private func sample(_ type: [String], _ name: String) -> String? {
    if type.last == "?" {
      var inner = Array(type.dropLast())
      if inner.first == "(", inner.last == ")" { inner = Array(inner.dropFirst().dropLast()) }
      return sample(inner, name) ?? "nil"
    }
    if type.first == "[", type.last == "]" {
      let element = Array(type.dropFirst().dropLast())
      guard !element.contains(":"), let sample = sample(element, name) else { return nil }
      return "[\(sample), \(sample), \(sample)]"
    }
    if type.first == "(" { return closure(type) }
    guard type.count == 1, let type = type.first else { return nil }
    switch type {
    case "String": return "\"\(name.prefix(1).uppercased() + name.dropFirst())\""
    case "CGFloat", "Double", "Float": return Self.number(name.lowercased())
    default: break
    }
    if let value = Self.values[type] { return value }
    if Self.objects.contains(type) { return type + "()" }
    return firstCase(of: type)
  }

  /// A closure that does nothing, for one without a result; nil for another type.
  private func closure(_ type: [String]) -> String? {
    guard let arrow = type.lastIndex(of: "-"), ["Void", ")"].contains(type.last) else { return nil }
    let result = type[(arrow + 2)...].joined()
    guard result == "Void" || result == "()" else { return nil }
    let parameters = Self.split(Array(type[1..<max(1, arrow - 1)]))
    if parameters.isEmpty { return "{}" }
    return "{ " + parameters.map { _ in "_" }.joined(separator: ", ") + " in }"
  }

  private static func number(_ name: String) -> String {
    if name.contains("radius") { return "16" }
    if ["width", "height", "size", "length", "diameter"].contains(where: name.contains) {
      return "200"
    }
    let fractions = ["progress", "fraction", "alpha", "opacity", "ratio", "duration", "percent"]
    return fractions.contains(where: name.contains) ? "0.5" : "10"
  }

  /// The first case of an enumeration of the source that has no values; nil for another type.
  private func firstCase(of type: String) -> String? {
    for index in tokens.indices.dropLast(1)
    where tokens[index].text == "enum" && tokens[index + 1].text == type {
      guard let first = tokens[index...].firstIndex(where: { $0.text == "case" }),
        text(first + 2) != "("
      else { return nil }
      return "." + text(first + 1)
    }
    return nil
  }
}
