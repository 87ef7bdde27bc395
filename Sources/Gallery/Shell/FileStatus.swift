// Part of Snapback, under the MIT licence; see LICENSE.

package import Interface
import Snapback

/// A compiler error or warning in a source file.
nonisolated package struct SourceProblem: Equatable, Sendable {
  package var path: String
  /// From 1; columns count bytes.
  package var line: Int
  package var column: Int
  package var message: String
  /// The source line; empty if it is not known.
  package var source: String

  package init(path: String, line: Int, column: Int, message: String, source: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.source = source
  }

  /// `Card.swift:12:5`.
  package var location: String { "\(path.fileName):\(line):\(column)" }
}

/// The state of the files that are previewed: whether they compile, and what happened last.
@Observable
package final class FileStatus {
  /// The reason why the current sources are not on the stage.
  package struct Failure: Equatable {
    package var title: String
    package var text: String
    /// The errors that are known; `count` is the number of all.
    package var problems: [SourceProblem]
    package var count: Int
    /// Whether a view has ended the process that showed the previews.
    package var isEnd = false

    package init(title: String, text: String, problems: [SourceProblem] = [], count: Int = 0) {
      self.title = title
      self.text = text
      self.problems = problems
      self.count = count
    }
  }

  package var isCompiling = true {
    didSet { if isCompiling, !oldValue { compilationCount += 1 } }
  }
  /// The number of compilations that have begun.
  private(set) var compilationCount = 0
  package var failure: Failure?
  /// Whether a version of the sources is on the stage, or was.
  package var hasShown = false
  /// The warnings in the sources on the stage: the first ones, and the total number.
  package var warnings: [SourceProblem] = []
  package var warningCount = 0
  /// Whether the warnings are listed over the stage.
  package var showsWarnings = false
  /// The result of the last compilation: `Reloaded in 312 ms (compile 298 ms)`.
  package var message: String.LocalizationValue = ""
  /// The state that was lost in a reload: `reset: count`; empty for none.
  package var lost: [String] = []
  /// The reason why the last change in the source panel is not in the file; nil if it is.
  package var writeFailure: String?
  /// The error message about something that the user has done; nil for none.
  package var notice: String.LocalizationValue?
  /// Opens a line of a source file in an editor; nil if there is none.
  @ObservationIgnored package var openInEditor: ((_ path: String, _ line: Int) -> Void)?

  /// Source files that were previewed before, the latest first.
  package var recent: [String] = []
  /// Opens another file in a new window; nil if that is not possible.
  @ObservationIgnored package var openFile: ((_ path: String) -> Void)?
  /// Shows the previews again that a view has ended; nil if that is not possible.
  @ObservationIgnored package var restart: (() -> Void)?
  /// The last frame of a preview that has crashed.
  @ObservationIgnored package var lastPicture: UIImage?

  package init() {}

  /// Shows the previews again if a view has ended them. Returns false otherwise.
  @discardableResult package func restartIfEnded() -> Bool {
    guard failure?.isEnd == true, let restart else { return false }
    restart()
    return true
  }

  /// The warnings as a list.
  var warningList: Failure? {
    guard warningCount > 0 else { return nil }
    return Failure(title: warningTitle, text: "", problems: warnings, count: warningCount)
  }

  var warningTitle: String { warningCount == 1 ? "1 warning" : "\(warningCount) warnings" }

  /// The number of warnings in the user's language.
  var warningText: Text {
    warningCount == 1 ? Text(localized: "1 warning") : Text(shell: "\(warningCount) warnings")
  }
}
