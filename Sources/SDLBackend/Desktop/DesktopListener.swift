// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation
internal import Processes

/// Finds out what the desktop wishes, and hears of it when that changes.
///
/// The desktop is asked through its own programs, which run beside this one: `start` returns at once, and
/// answers come on the main queue. Whoever cannot be asked, does not answer in time, or answers something
/// else has no wish. Changes are followed where `gdbus` or `gsettings` can tell of them.
@MainActor
package final class DesktopListener {
  /// More than any answer has, in bytes.
  private static let largestAnswer = 1 << 20

  private let environment: [String: String]
  private let patience: Double
  private let tell: @MainActor (DesktopWishes) -> Void
  private var known = DesktopWishes()
  private var answering: ChildProgram?
  private var following: ChildProgram?
  private var isAskingAgain = false

  /// `tell` gets the desktop's wishes when there are any, and again whenever they change. An answer may
  /// take so many seconds of patience; a portal may have to be started first.
  package init(
    environment: [String: String], patience: Double = 10,
    tell: @escaping @MainActor (DesktopWishes) -> Void
  ) {
    self.environment = environment
    self.patience = patience
    self.tell = tell
  }

  /// Asks; further calls ask again.
  package func start() {
    guard answering == nil else {
      isAskingAgain = true
      return
    }
    let questions = DesktopQuestion.all(hasSessionBus: hasSessionBus) {
      Spawning.path(of: $0, environment: environment) != nil
    }
    ask(questions[...])
  }

  /// Ends every program that was started. Nothing is told any more, until another `start`.
  package func stop() {
    answering?.stop()
    following?.stop()
    (answering, following, isAskingAgain) = (nil, nil, false)
  }

  /// Whether there is a bus to ask on; its usual place is the one that needs no naming.
  private var hasSessionBus: Bool {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return true }
    guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
    return access(folder + "/bus", F_OK) == 0
  }

  private func ask(_ questions: ArraySlice<DesktopQuestion>) {
    guard let question = questions.first else { return conclude(DesktopWishes(), from: nil) }
    var answer: [UInt8] = []
    answering = ChildProgram(
      question.command, environment: environment, limit: patience
    ) { [weak self] bytes in
      answer += bytes ?? []
      guard let bytes, answer.count <= Self.largestAnswer else {
        self?.take("", to: questions)
        return
      }
      if bytes.isEmpty { self?.take(String(decoding: answer, as: UTF8.self), to: questions) }
    }
    if answering == nil { ask(questions.dropFirst()) }
  }

  private func take(_ answer: String, to questions: ArraySlice<DesktopQuestion>) {
    answering?.stop()
    answering = nil
    if let question = questions.first, let wishes = question.wishes(answer) {
      conclude(wishes, from: question)
    } else {
      ask(questions.dropFirst())
    }
  }

  private func conclude(_ wishes: DesktopWishes, from question: DesktopQuestion?) {
    let wishes = wishes.otherwise(KDESettings.wishes(environment: environment))
    if let question, following == nil { follow(question) }
    if wishes != known {
      known = wishes
      tell(wishes)
    }
    if isAskingAgain {
      isAskingAgain = false
      start()
    }
  }

  private func follow(_ question: DesktopQuestion) {
    guard let command = question.following else { return }
    var line: [UInt8] = []
    following = ChildProgram(command, environment: environment, limit: nil) { [weak self] bytes in
      for byte in bytes ?? [] {
        if byte != UInt8(ascii: "\n") {
          if line.count < Self.largestAnswer { line.append(byte) }
          continue
        }
        if question.concerns(String(decoding: line, as: UTF8.self)) { self?.start() }
        line.removeAll()
      }
    }
  }
}
