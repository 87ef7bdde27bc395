// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Results of tests as JUnit XML, which continuous integration services read.
nonisolated package enum JUnitReport {
  package static func xml(_ results: [TraceTestResult]) -> String {
    let total = results.reduce(0) { $0 + $1.duration }
    let attributes =
      "name=\"snapback test\" tests=\"\(results.count)\" "
      + "failures=\"\(results.count { $0.error == nil && !$0.hasPassed })\" "
      + "errors=\"\(results.count { $0.error != nil })\" time=\"\(seconds(total))\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>", "  <testsuite \(attributes)>",
    ]
    for result in results {
      let parts = result.name.split(separator: "/")
      let group = parts.count > 1 ? parts.dropLast().joined(separator: ".") : "traces"
      let head =
        "    <testcase classname=\"\(escaped(group))\" name=\"\(escaped(String(parts.last ?? "")))\" "
        + "time=\"\(seconds(result.duration))\""
      guard !result.hasPassed else {
        lines.append(head + "/>")
        continue
      }
      lines.append(head + ">")
      for failure in result.failures {
        lines.append("      <failure message=\"\(escaped(failure))\"/>")
      }
      if let error = result.error {
        lines.append("      <error message=\"\(escaped(error))\"/>")
      }
      lines.append("    </testcase>")
    }
    lines += ["  </testsuite>", "</testsuites>", ""]
    return lines.joined(separator: "\n")
  }

  private static func seconds(_ value: Double) -> String { String(format: "%.3f", value) }

  /// The text for an attribute. Control characters, which XML does not allow, become spaces.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where character.value < 32 || (0xfffe...0xffff).contains(character.value):
        result += " "
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
