// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// Keeps the process with the window running: starts it again if a view has ended or blocked it, at
/// the same position, and then repeats the commands that it has not received. A generation that it has received and
/// not shown is repeated if code of an earlier one has failed, such as one that disappears. The window of a process that
/// can still report its failure stays until the next one is on the screen.
final class WindowSession {
  typealias Inputs = PollSet<PreviewSupervisor.Input>

  /// The time limit for the window to receive a command, in seconds without those in which it waits for a
  /// processor or a debugger has stopped it. Its own watchdog is faster (`HangWatchdog`).
  static let answerLimit = 4.0
  /// The time limit for the display to answer a connection of its own, in seconds.
  private static let displayLimit = 1.0
  /// The time that a process may run after it has announced its end, or cannot be controlled any more, in
  /// seconds.
  static let endLimit = 0.5
  /// The maximal time that the window of a failed process stays, in seconds, and the time after the first frame
  /// of the next one, which the window manager may not have shown yet.
  private static let outgoingLimit = 4.0
  private static let handoverTime = 0.1
  /// The exit status of a process that has lost the display.
  private static let displayLost: Int32 = 69
  /// The number of processes that may end in a row without a first frame. A view is not shown before it.
  private static let failedStartLimit = 3

  private let launch: (_ arguments: [String]) -> WindowProcess?
  let requestFromDisplay: () -> Int32?
  private let locator: CodeLocator
  private let report: (PreviewSupervisor.Event) -> Void
  /// Called with a source to compile instead of that of a file.
  var onDraft: (_ path: String, _ source: String?) -> Void = { _, _ in }
  /// Called with the keys of literals that have to be compiled.
  var onLiteralsRejected: ([Int]) -> Void = { _ in }
  /// Whether changes of literals are reported; false while one is dragged.
  var reportsLiterals = true
  /// Whether generations are repeated; false for those of drafts, which a restart discards.
  var repeatsGenerations = true
  /// Called when a generation has been presented.
  var onShown: () -> Void = {}
  /// Called when the process has been started again, and shows no generation.
  var onRestart: () -> Void = {}
  /// Called when the process is to show the sources again.
  var onRestartRequest: () -> Void = {}
  var process: WindowProcess?
  var state = WindowProcessState()
  /// A failed process whose window stays until the time `due`.
  private var outgoing: (process: WindowProcess, due: Double)?
  /// The number of successive processes that have ended without a first frame.
  private var failedStarts = 0
  /// The commands that were sent, and not received.
  var unreceived: [WindowCommand] = []
  /// The entries of the generation that was sent last.
  private var entries: [PreviewEntry] = []
  /// The generation that was sent last; nil once it has been shown.
  private var pending: Generation?
  /// Compile times in seconds, by generation number.
  private var compileTimes: [Int: Double] = [:]
  /// The paths of the libraries of generations, by their names.
  private var libraries: [String: String] = [:]
  /// The value of the option that restores the window's position and size.
  private var placement: String?
  /// A failure to report once the next process has opened a window: without a display it will not.
  private var unreportedFailure: ViewFailure?

  /// A connection of its own to the display, while the process waits for the display and cannot receive a command.
  var displayReply: DisplayReply?

  /// - Parameter requestFromDisplay: Returns a descriptor that becomes readable when the display answers; nil if
  ///   it cannot be asked.
  init(
    launch: @escaping (_ arguments: [String]) -> WindowProcess?,
    requestFromDisplay: @escaping () -> Int32?, locator: CodeLocator,
    report: @escaping (PreviewSupervisor.Event) -> Void
  ) {
    self.launch = launch
    self.requestFromDisplay = requestFromDisplay
    self.locator = locator
    self.report = report
  }

  /// Starts the process; false if that fails.
  func start() -> Bool {
    state = WindowProcessState()
    displayReply = nil
    process = launch(placement.map { ["--placement=" + $0] } ?? [])
    return process != nil
  }

  func send(_ command: WindowCommand) {
    if case .show(let generation) = command {
      compileTimes[generation.number] = generation.compiling
      entries = generation.entries
      pending = generation
      if let name = generation.library.split(separator: "/").last {
        libraries[String(name)] = generation.library
      }
    }
    unreceived.append(command)
    process?.send(command)
    process?.resume()
    if state.isOpen, state.unansweredSince == nil { startWaiting() }
    askDisplay()
  }

  /// Ends the process, by SIGKILL if it does not end within half a second.
  func stop() {
    outgoing = nil
    _ = process?.terminate()
  }

  /// The time at which `handle` has to be called even if there is no input.
  var due: Double? {
    [state.endDue, state.suspectedHang?.due ?? state.answerDue, outgoing?.due].compactMap(\.self)
      .min()
  }

  func add(to inputs: inout Inputs) {
    guard let process else { return }
    inputs.addReader(.windowEnd, process.end)
    inputs.addReader(.display, displayReply?.descriptor)
    inputs.addReader(.windowReports, state.canReport ? process.reports : nil)
    inputs.addReader(.windowErrorOutput, state.canWriteErrors ? process.errorOutput : nil)
    if process.hasUnsentCommands {
      inputs.addWriter(.windowCommands, process.commands)
    } else if state.endDue == nil {
      inputs.addWriterForEnd(.windowCommands, process.commands)
    }
  }

  /// Handles input from the process. Returns a reason to stop if its window is closed, or cannot be
  /// opened.
  func handle(_ inputs: Inputs) -> PreviewSupervisor.ExitReason? {
    guard let process else { return nil }
    let now = MonotonicClock.now
    if inputs.isReady(.windowErrorOutput) { readErrorOutput() }
    if inputs.isReady(.display) { noteDisplayReply(isAnswer: inputs.hasData(.display)) }
    if let due = outgoing?.due, now >= due { outgoing = nil }
    if inputs.isReady(.windowReports) || inputs.isReady(.windowEnd) { readReports(at: now) }
    if state.isHeld, state.isOpen, let failure = state.failure {
      outgoing = (process, now + Self.outgoingLimit)
      return restart(after: failure)
    }
    if state.isForged {
      _ = process.killGroup()
      return restart(after: .interfered)
    }
    if inputs.isBroken(.windowCommands) {
      expectEnd(at: now)
    } else if inputs.isReady(.windowCommands) {
      process.flush()
    }
    if process.hasEnded {
      readReports(at: now)
      readErrorOutput()
      return handle(process.killGroup())
    }
    if let due = state.endDue, now >= due {
      _ = process.killGroup()
      if let status = state.closingStatus { return .window(status: status) }
      return restart(after: state.failure ?? .disconnected)
    }
    return handleOverdueCommand(at: now)
  }

  /// Starts the process again if it has not received a command for too long, unless the display does not answer
  /// anybody: on Wayland, a process waits for events by requests to the compositor.
  private func handleOverdueCommand(at now: Double) -> PreviewSupervisor.ExitReason? {
    if let (seconds, due) = state.suspectedHang {
      guard now >= due else { return nil }
      if displayReply != nil { return waitForDisplay() }
      return endHung(after: seconds)
    }
    guard let seconds = overdueSeconds(at: now) else { return nil }
    displayReply = state.hasDisplayAnswered ? nil : requestFromDisplay().map(DisplayReply.init)
    guard displayReply != nil else { return endHung(after: seconds) }
    state.suspectedHang = (seconds, now + Self.displayLimit)
    return nil
  }

  private func endHung(after seconds: Double) -> PreviewSupervisor.ExitReason? {
    state.suspectedHang = nil
    _ = process?.killGroup()
    return restart(
      after: state.hasDisplayAnswered ? .displaySilent : .hung(seconds: seconds, place: nil))
  }

  /// Waits until the display answers, as after the process's own report.
  private func waitForDisplay() -> PreviewSupervisor.ExitReason? {
    state.suspectedHang = nil
    handle(.waitsForDisplay, at: MonotonicClock.now)
    return nil
  }

  private func handle(_ ending: ChildProcess.Ending) -> PreviewSupervisor.ExitReason? {
    switch ending {
    // A view may have ended the connection, such as by a second process on it. If the display is gone, the next
    // process ends with this status before its window is open.
    case .exited(Self.displayLost) where state.isOpen:
      return restart(after: .exited(status: Self.displayLost, place: nil))
    case .exited(let status) where state.closingStatus != nil || !state.isOpen:
      let isLost = unreportedFailure == .displayLost && status == Self.displayLost
      report(isLost ? .displayLost : .window(state.heldOutput))
      return .window(status: status)
    case .exited(let status):
      return restart(after: .exited(status: status, place: state.failure?.place))
    case .killed(let signal) where !state.isOpen:
      report(.window(state.heldOutput))
      return .failed("the window's process was killed by signal \(signal) when it started")
    case .killed(let signal):
      if let status = state.closingStatus { return .window(status: status) }
      return restart(after: state.failure ?? crash(by: signal))
    }
  }

  /// The failure of the process by a signal, with what it has written.
  private func crash(by signal: Int32) -> ViewFailure {
    var message = CrashMessage(errorOutput: state.errorOutput, signal: signal)
    let addresses = CrashTrace.addresses(in: state.errorOutput, libraries: libraries)
    state.failedLibrary = addresses.first?.library
    // A fatal error in the standard library: where it was called.
    if message.location == nil { message.location = locator.place(of: addresses) }
    return .crashed(signal: signal, message)
  }

  private func restart(after reason: ViewFailure) -> PreviewSupervisor.ExitReason? {
    failedStarts += 1
    if failedStarts >= Self.failedStartLimit {
      if case .exited(let status, _) = reason { return .window(status: status) }
      return .failed(PreviewSupervisor.windowFailure)
    }
    var failure = reason
    if failure == .exited(status: Self.displayLost, place: nil) {
      failure = .displayLost
      unreportedFailure = failure
    } else {
      report(.viewFailed(failure))
    }
    let isFaultOfEarlierCode = state.hasShown && state.failedLibrary != pending?.library
    guard start() else { return .failed(PreviewSupervisor.windowFailure) }
    let title = failure.title.prefix(1).uppercased() + failure.title.dropFirst()
    // Of the commands that the process has not received, an earlier generation is of no interest.
    var repeated = unreceived.filter { if case .ended = $0 { false } else { true } }
    if let last = repeated.lastIndex(where: { if case .show = $0 { true } else { false } }) {
      repeated.removeFirst(last)
    } else if let pending = self.pending.take(), isFaultOfEarlierCode, repeatsGenerations {
      repeated.insert(.show(pending), at: 0)
    }
    unreceived = []
    onRestart()
    send(
      .ended(
        title: title + "; save to restart", reason: failure.reason, place: failure.place,
        entries: entries))
    for command in repeated { send(command) }
    return nil
  }

  // MARK: Reports and error output

  private func readReports(at now: Double) {
    guard state.canReport, let process else { return }
    let read = process.readReports()
    for report in read.reports { handle(report, at: now) }
    state.isForged = read.isForged && !state.isHeld && state.closingStatus == nil
    if !read.isOpen {
      state.canReport = false
      expectEnd(at: now)
    }
  }

  private func handle(_ windowReport: WindowReport, at now: Double) {
    // A process that has reported its end reports nothing more; its views may.
    guard windowReport.isPlausible, !state.isHeld, state.closingStatus == nil else { return }
    switch windowReport {
    case .opened:
      state.isOpen = true
      if let failure = unreportedFailure.take() { report(.viewFailed(failure)) }
      if !state.heldOutput.isEmpty { report(.window(state.heldOutput)) }
      state.heldOutput = []
      if !unreceived.isEmpty { startWaiting() }
    case .received:
      if !unreceived.isEmpty { unreceived.removeFirst() }
      (state.unansweredSince, state.answerDue, state.suspectedHang) = (nil, nil, nil)
      (state.waitsForDisplay, state.hasDisplayAnswered) = (false, false)
      state.waitsForFile = false
      displayReply = nil
      if !unreceived.isEmpty { startWaiting() }
    case .shown(let number, let delay):
      // A prepared generation is reported with the literals for which it is shown.
      state.hasShown = true
      if pending?.number == number { pending = nil }
      let compiling = compileTimes[number] ?? 0
      if compiling > 0 { report(.shown(number: number, after: delay, compiling: compiling)) }
      onShown()
    case .literalsShown(_, let delay):
      if reportsLiterals { report(.literalsShown(after: delay)) }
    case .literalsRejected(let keys):
      onLiteralsRejected(keys)
    case .draft(let path, let source):
      onDraft(path, source)
    case .restartRequested:
      onRestartRequest()
    case .placed(let text):
      placement = text
    case .waitsForDisplay:
      (state.unansweredSince, state.answerDue) = (nil, nil)
      state.waitsForDisplay = true
      report(.waitsForDisplay)
      askDisplay()
    case .waitsForFile:
      (state.unansweredSince, state.answerDue, state.suspectedHang) = (nil, nil, nil)
      state.waitsForFile = !unreceived.isEmpty
    case .presented:
      failedStarts = 0
      if let process = outgoing?.process { outgoing = (process, now + Self.handoverTime) }
    case .crashed(let signal):
      readErrorOutput()
      (state.failure, state.isHeld) = (crash(by: signal), true)
    case .hung(let seconds, let frames):
      (state.failure, state.isHeld) = (.hung(seconds: seconds, place: place(of: frames)), true)
    case .outOfFiles:
      if state.hasShown { (state.failure, state.isHeld) = (.outOfFiles, true) }
    case .exiting(let status, let frames):
      state.failure = .exited(status: status, place: place(of: frames))
      state.isHeld = true
    case .closing(let status):
      state.closingStatus = status
      expectEnd(at: now)
    }
  }

  /// The source line of code in the libraries of generations, which is the code that has failed: a view could name
  /// any file.
  private func place(of frames: [CodeAddress]) -> String? {
    let known = frames.filter { libraries.values.contains($0.library) }
    state.failedLibrary = known.first?.library
    return locator.place(of: known)
  }

  private func readErrorOutput() {
    guard state.canWriteErrors, let process else { return }
    let (bytes, isOpen) = process.readErrorOutput()
    state.canWriteErrors = isOpen
    guard !bytes.isEmpty else { return }
    state.errorOutput = Array((state.errorOutput + bytes).suffix(4096))
    if state.isOpen { report(.window(bytes)) } else { state.heldOutput += bytes }
  }
}
