// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

extension WindowSession {
  func expectEnd(at now: Double) {
    state.endDue = state.endDue ?? now + Self.endLimit
  }

  /// Asks the display whether it answers others, if the process waits for it and cannot receive a command: a view
  /// may have written to the connection of its window. A window that is not open yet waits for the window manager.
  func askDisplay() {
    guard state.waitsForDisplay, state.isOpen, !unreceived.isEmpty, displayReply == nil
    else { return }
    displayReply = requestFromDisplay().map(DisplayReply.init)
  }

  /// The process then has as long as otherwise: the display may only have been slow.
  func noteDisplayReply(isAnswer: Bool) {
    displayReply = nil
    if let (seconds, _) = state.suspectedHang {
      // It answers others, or has closed the connection: the process does not wait for it.
      state.suspectedHang = (seconds, 0)
      return
    }
    guard isAnswer, state.waitsForDisplay, !unreceived.isEmpty else { return }
    (state.waitsForDisplay, state.hasDisplayAnswered) = (false, true)
    startWaiting()
  }

  func startWaiting() {
    guard let process, !state.waitsForDisplay, !state.waitsForFile else { return }
    let now = MonotonicClock.now
    state.unansweredSince = (now, process.waitingTime)
    state.answerDue = now + Self.answerLimit
  }

  /// Returns for how long a command has not been received, in seconds, if that is too long.
  func overdueSeconds(at now: Double) -> Double? {
    guard let process, let since = state.unansweredSince, let due = state.answerDue, now >= due
    else { return nil }
    if process.isStopped {
      process.resume()
      startWaiting()
      return nil
    }
    let seconds = now - since.time - (process.waitingTime - since.waiting)
    if seconds >= Self.answerLimit { return seconds.rounded() }
    state.answerDue = now + max(0.1, Self.answerLimit - seconds)
    return nil
  }
}
