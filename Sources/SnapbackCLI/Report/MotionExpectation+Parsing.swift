// Part of Snapback, under the MIT licence; see LICENSE.

import Spelling

nonisolated extension MotionExpectation {
  /// Parses a condition: a metric, a comparison and a number; whitespace around each is ignored.
  ///
  /// Throws `malformed`, or `unknownMetric` with the nearest known name.
  package init(_ text: String, option: String = "--expect") throws(ProgramError) {
    let malformed = ProgramError.malformed(option: option, value: text, .expectation)
    guard let start = text.firstIndex(where: { "<>".contains($0) }),
      let comparison = Comparison.allCases.first(where: { text[start...].hasPrefix($0.rawValue) })
    else { throw malformed }
    let name = OptionParser.trimmed(text[..<start])
    let rest = text[start...].dropFirst(comparison.rawValue.count)
    guard let metric = Metric(rawValue: name) else {
      let names = Metric.allCases.map(\.rawValue)
      throw .unknownMetric(name, nearest: NearestName.of(name, among: names), known: names)
    }
    guard let limit = OptionParser.number(OptionParser.trimmed(rest)) else { throw malformed }
    self.init(metric, comparison, limit)
  }
}
