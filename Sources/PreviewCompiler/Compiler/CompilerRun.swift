// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import SystemStrings

/// A running compiler with its output and its limits.
///
/// Nothing blocks, except `finish`. The compiler is killed when the last reference goes away.
final class CompilerRun {
  /// The end of a run.
  enum Ending: Equatable {
    case exited(ChildProcess.Ending)
    /// It was stopped at the time limit.
    case timedOut(CompileTimeout)
    /// It was stopped because it continued for too long after an error.
    case stoppedAfterError
  }

  /// The output so far: errors and warnings.
  private(set) var output: [UInt8] = []

  private var child: ChildProcess
  /// Starts the compiler, with another folder for caches if one is given.
  private let start: (_ cacheFolder: String?) -> ChildProcess?
  /// The cache that is removed if it is damaged; nil after that.
  private var cache: ModuleCache?
  /// The cache to remove if the compiler does not crash without it, either.
  private var suspectedCache: ModuleCache?
  /// A folder for another cache, which is removed with the work folder; nil if there is none.
  private let temporaryFolder: String?
  private let limits: CompileLimits
  private var deadline: Double
  /// The time at which the compiler was started.
  private var startTime: Double
  private var hasError = false
  /// The processor time of the compiler at its last output, in seconds.
  private var timeAtOutput = 0.0
  /// The time at which the processor time is measured next; infinity while there is no error.
  private var nextCheck = Double.infinity
  /// The output after the time limit, and the time until which it is read.
  private var stackDump: (text: [UInt8], end: Double)?

  /// The maximum size of the output in bytes. A compiler that prints more is stopped.
  private static let outputLimit = 4 << 20
  /// The time in seconds for which the compiler may print what it was doing.
  private static let dumpTime = 3.0

  /// Starts the compiler; nil if that is not possible.
  init?(_ step: CompileJob.Step, environment: [String: String], limits: CompileLimits) {
    var environment = environment
    // A stack dump without the names of the compiler's functions takes milliseconds instead of
    // seconds.
    environment["LLVM_DISABLE_SYMBOLIZATION"] = "1"
    environment["SWIFT_BACKTRACE"] = "enable=no"
    cache = ModuleCache(environment: environment, isSandboxed: step.isSandboxed)
    cache?.removeSpecialFiles()
    temporaryFolder = SystemPath.folder("TMPDIR", in: environment)
    start = { [environment] cacheFolder in
      var environment = environment
      if let cacheFolder { environment["XDG_CACHE_HOME"] = cacheFolder }
      return CoreDumps.disabled {
        ChildProcess(program: step.program, arguments: step.arguments, environment: environment)
      }
    }
    guard let child = start(nil) else { return nil }
    self.child = child
    self.limits = limits
    startTime = MonotonicClock.now
    deadline = startTime + limits.time
  }

  /// The time of the next check whether the compiler, which has closed its output, has ended; nil while the
  /// output is open.
  private var nextLook: Double?
  /// The interval for that, in seconds.
  private static let lookInterval = 0.01

  /// Becomes readable when `advance` has to be called; -1, which is never ready, after the output's end.
  var descriptor: Int32 { nextLook == nil ? child.output : -1 }

  /// The time in seconds of `MonotonicClock` at which `advance` has to be called at the latest.
  var due: Double {
    min(nextLook ?? .infinity, stackDump?.end ?? min(deadline, nextCheck))
  }

  /// Reads the output, and stops the compiler if it has exceeded a limit. Nil if it is running.
  func advance() -> Ending? {
    if nextLook != nil { return endingAfterOutput() }
    let bytes = child.read()
    if let stackDump {
      self.stackDump?.text += bytes ?? []
      guard bytes == nil || MonotonicClock.now >= stackDump.end else { return nil }
      let text = String(decoding: self.stackDump?.text ?? [], as: UTF8.self)
      let place = CompileTimeout.Place(stackDump: text)
      return .timedOut(CompileTimeout(seconds: limits.time, place: place))
    }
    guard let bytes else { return endingAfterOutput() }
    if !bytes.isEmpty { append(bytes) }
    if output.count > Self.outputLimit || (hasError && isOverdue) { return .stoppedAfterError }
    let now = MonotonicClock.now
    if hasError { nextCheck = now + 0.1 }
    if isTimeOver(at: now) { askForStackDump() }
    return nil
  }

  /// Returns whether the compiler has exceeded its time. The time in which it waited for a processor that other
  /// programs used does not count: the deadline is deferred by it.
  private func isTimeOver(at now: Double) -> Bool {
    guard now >= deadline else { return false }
    let waiting = ThreadTimes(process: child.id)?.waiting ?? 0
    deadline = startTime + limits.elapsedTime(waiting: waiting)
    return now >= deadline
  }

  /// Returns the end of a compiler that has closed its output; nil while it runs, until the time limit.
  private func endingAfterOutput() -> Ending? {
    if let ending = child.reapIfEnded() {
      if ending != .exited(0), restartWithoutCache(ending) { return nil }
      if !CompilerFailure.isCrash(ending) { suspectedCache?.remove() }
      return .exited(ending)
    }
    let now = MonotonicClock.now
    guard !isTimeOver(at: now) else {
      return .timedOut(CompileTimeout(seconds: limits.time, place: nil))
    }
    nextLook = now + Self.lookInterval
    return nil
  }

  /// Starts the compiler again if a cache may be damaged: after removing it if the output says so, and with another
  /// one after a crash, for which the source may be the reason. Returns whether it was started.
  private func restartWithoutCache(_ ending: ChildProcess.Ending) -> Bool {
    guard let cache else { return false }
    var other: String?
    if !cache.removeIfNamed(in: output) {
      guard !hasError, CompilerFailure.isCrash(ending), cache.exists, let temporaryFolder else {
        return false
      }
      other = temporaryFolder + "/other-cache"
      suspectedCache = cache
    }
    guard let child = start(other) else { return false }
    (self.child, self.cache, output, hasError, nextLook) = (child, nil, [], false, nil)
    (timeAtOutput, nextCheck) = (0, .infinity)
    startTime = MonotonicClock.now
    deadline = startTime + limits.time
    return true
  }

  /// Blocks until the compiler has ended.
  func finish() -> Ending {
    while true {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let remaining = min(max(0, due - MonotonicClock.now), 3600)
      poll(&entry, 1, Int32((remaining * 1000).rounded(.up)))
      if let ending = advance() { return ending }
    }
  }

  private func append(_ bytes: [UInt8]) {
    // A line may be split between two reads.
    let start = output.lastIndex(of: UInt8(ascii: "\n")) ?? 0
    output += bytes
    if !hasError {
      let errors = Diagnostic.errors(in: String(decoding: output[start...], as: UTF8.self))
      // Source lines, which follow a diagnostic, do not begin with a slash.
      hasError = errors.contains { $0.path.hasPrefix("/") }
    }
    timeAtOutput = processorTime ?? timeAtOutput
  }

  private var isOverdue: Bool {
    (processorTime ?? 0) - timeAtOutput > limits.timeAfterError
  }

  /// The compiler's processor time in seconds; nil if it has ended.
  private var processorTime: Double? {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(child.id, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return nil
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Makes the compiler print what it is doing, and end.
  private func askForStackDump() {
    kill(-child.id, SIGQUIT)
    stackDump = ([], MonotonicClock.now + Self.dumpTime)
  }
}
