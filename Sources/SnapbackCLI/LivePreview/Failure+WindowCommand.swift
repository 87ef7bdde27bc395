// Part of Snapback, under the MIT licence; see LICENSE.

import Gallery
import PreviewCompiler

/// The failures that the windows of `snapback preview` show.
extension FileStatus.Failure {
  /// The failure that a command reports; nil if it reports none.
  ///
  /// - Parameter problem: Finds the source line of a location and a message; nil if it is not known.
  init?(
    _ command: WindowCommand,
    problem: (_ place: String, _ message: String) -> SourceProblem? = { _, _ in nil }
  ) {
    switch command {
    case .compileErrors(let errors, let count):
      self.init(
        title: count == 1 ? "1 error" : "\(count) errors", text: "",
        problems: errors.map(SourceProblem.init), count: count)
    case .expectedErrors(let errors):
      self.init(.compileErrors(errors, count: errors.count), problem: problem)
    case .notice(let text):
      self.init(title: text.prefix(1).uppercased() + text.dropFirst(), text: "")
    case .ended(let title, let reason, let place, entries: _):
      let problem = place.flatMap { problem($0, reason) }
      self.init(
        title: title, text: problem == nil ? reason : "", problems: problem.map { [$0] } ?? [])
      isEnd = true
    case .show, .literals, .compiling, .warnings, .assetsChanged:
      return nil
    }
  }

  /// A compiled preview that cannot be loaded.
  init(loading error: ProgramError) {
    self.init(title: "Cannot load the preview", text: error.message)
  }
}

extension SourceProblem {
  init(_ error: Diagnostic) {
    self.init(
      path: error.path, line: error.line, column: error.column, message: error.message,
      source: error.source)
  }
}
