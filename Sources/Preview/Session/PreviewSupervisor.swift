// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// Watches sources, compiles them when they are saved, and keeps a process alive that shows them.
///
/// The views run in that process alone: what takes it down is told in the next one's window. It waits in one
/// place, for whatever comes first.
package final class PreviewSupervisor {
  /// What a person may want to know, as it happens.
  package enum News: Equatable, Sendable {
    /// What the compiler wrote.
    case compiler([UInt8])
    /// What the views' process wrote to its standard error.
    case window([UInt8])
    /// A generation is in the window, so many seconds after it was saved.
    case shown(number: Int, after: Double, compiling: Double)
    case absent(PreviewChoice.Absence)
    case crashed(signal: Int32)
    case impossible(String)
  }

  /// How it ended.
  package enum End: Equatable, Sendable {
    /// The window was closed, or could not be opened: with the status of its process.
    case window(status: Int32)
    case interrupted
    case impossible(String)
  }

  private let sources: SourceSet
  private let assets: AssetSet
  private let build: PreviewBuild
  private let launch: (_ arguments: [String]) -> WindowProcess?
  private let phrase: (PreviewChoice.Absence) -> String
  private let tell: (News) -> Void
  private var watch: FolderWatch?
  private var window: WindowProcess?
  private var debounce = Debounce()
  private var assetDebounce = Debounce()
  /// The end of what the window's process wrote to its standard error.
  private var complaints: [UInt8] = []
  private var last: [[UInt8]] = []
  private var compiling: [Int: Double] = [:]
  /// What was sent and has not been seen yet.
  private var unseen: [Generation] = []

  /// `phrase` says in a sentence why there is nothing to show.
  package init(
    sources: SourceSet, assets: AssetSet = AssetSet([]), build: PreviewBuild, program: String,
    arguments: [String],
    environment: [String: String], phrase: @escaping (PreviewChoice.Absence) -> String,
    tell: @escaping (News) -> Void
  ) {
    self.sources = sources
    self.assets = assets
    self.build = build
    self.phrase = phrase
    self.tell = tell
    launch = { more in
      WindowProcess(program: program, arguments: arguments + more, environment: environment)
    }
  }

  /// Runs until the window is closed, or until `interruption` becomes readable.
  package func run(interruption: Int32) -> End {
    guard let watch = FolderWatch() else { return .impossible("nothing more can be watched") }
    self.watch = watch
    guard let window = launch([]) else { return .impossible("the window cannot be started") }
    self.window = window
    followFolders()
    compile(saved: MonotonicClock.now)
    while true {
      var waits = [
        pollfd(fd: interruption, events: Int16(POLLIN), revents: 0),
        pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: build.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: self.window?.reports ?? -1, events: Int16(POLLIN), revents: 0),
        pollfd(
          fd: self.window?.isSending == true ? self.window?.commandDescriptor ?? -1 : -1,
          events: Int16(POLLOUT), revents: 0),
        pollfd(fd: self.window?.complaints ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      let due = [debounce.due, assetDebounce.due].compactMap(\.self).min()
      let wait = due.map { max(0, ($0 - MonotonicClock.now) * 1000).rounded(.up) }
      poll(&waits, 6, wait.map { Int32($0) } ?? -1)
      if waits[0].revents != 0 {
        self.window?.end()
        return .interrupted
      }
      if waits[1].revents != 0 { takeNews(from: watch) }
      if waits[2].revents != 0, let result = build.advance() { take(result) }
      if waits[5].revents & Int16(POLLIN) != 0 { takeComplaints() }
      if waits[3].revents != 0, let end = takeReports() { return end }
      if waits[4].revents != 0 { self.window?.flush() }
      takeSave()
      takeAssets()
    }
  }

  private func followFolders() {
    for folder in sources.folders + assets.folders { _ = watch?.add(folder) }
  }

  private func takeNews(from watch: FolderWatch) {
    let now = MonotonicClock.now
    let paths = watch.read()
    if paths.contains(where: assets.concerns) { assetDebounce.note(at: now) }
    guard paths.contains(where: sources.concerns) else { return }
    let isFirst = debounce.latest == nil
    debounce.note(at: now)
    // Mostly it is all: it is compiled at once, and again only if more comes.
    if isFirst { compile(saved: now) }
  }

  private func takeSave() {
    let latest = debounce.latest
    let now = MonotonicClock.now
    guard debounce.isOver(at: now) else { return }
    followFolders()
    compile(saved: latest ?? now)
  }

  private func takeAssets() {
    guard assetDebounce.isOver(at: MonotonicClock.now) else { return }
    followFolders()
    window?.send(.assetsChanged)
  }

  private func compile(saved: Double) {
    let files = sources.read()
    let bytes = files.map(\.bytes)
    // A file that was only touched is as it was; so is one that is empty in the middle of a save.
    guard bytes != last, !bytes.allSatisfy(\.isEmpty) else { return }
    last = bytes
    if let result = build.start(files, saved: saved) { take(result) }
  }

  private func take(_ result: PreviewBuild.Result) {
    if !build.output.isEmpty { tell(.compiler(build.output)) }
    switch result {
    case .built(let generation):
      compiling[generation.number] = generation.compiling
      unseen.append(generation)
      window?.send(.show(generation))
    case .refused(let errors):
      if let first = errors.first {
        window?.send(.trouble(first, count: errors.count))
      } else {
        let text = String(decoding: build.output.prefix(400), as: UTF8.self)
        window?.send(.notice("The compiler stopped without a reason.\n" + text))
      }
    case .absent(let absence):
      tell(.absent(absence))
      window?.send(.notice(phrase(absence)))
    case .impossible(let what):
      tell(.impossible(what))
      window?.send(.notice(what))
    }
  }

  /// Hears the window; an answer is the end.
  private func takeReports() -> End? {
    guard let window else { return nil }
    if let lines = window.read() {
      for line in lines { take(report: line) }
      return nil
    }
    let ending = window.reap()
    takeComplaints()
    switch ending {
    case .exited(let status):
      return .window(status: status)
    case .killed(let signal):
      tell(.crashed(signal: signal))
      self.window = launch([])
      guard let next = self.window else { return .impossible("the window cannot be started") }
      // Of several the first is what it stopped at, and the last is better.
      if unseen.count > 1, let latest = unseen.last {
        unseen = [latest]
        next.send(.show(latest))
      } else {
        unseen = []
        next.send(.crashed(lastWords ?? Self.words(signal)))
      }
      complaints = []
      return nil
    }
  }

  private func takeComplaints() {
    guard let bytes = window?.readComplaints(), !bytes.isEmpty else { return }
    complaints = Array((complaints + bytes).suffix(4096))
    tell(.window(bytes))
  }

  /// What the runtime said as it stopped the views.
  private var lastWords: String? {
    let lines = String(decoding: complaints, as: UTF8.self).split(separator: "\n")
    return lines.lazy.reversed().compactMap { line in
      line.firstRange(of: "Fatal error: ").map { String(line[$0.upperBound...]) }
    }.first
  }

  private func take(report line: String) {
    let words = line.split(separator: " ")
    guard words.count == 3, words[0] == "shown", let number = Int(words[1]),
      let seconds = Double(words[2])
    else { return }
    unseen.removeAll { $0.number <= number }
    tell(.shown(number: number, after: seconds, compiling: compiling[number] ?? 0))
  }

  private static func words(_ signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "A trap: a precondition, an index or an optional was wrong"
    case SIGSEGV, SIGBUS: "An access to memory that is not there"
    case SIGABRT: "An abort"
    case SIGFPE: "A wrong arithmetic operation"
    case SIGKILL: "A kill from outside, perhaps for want of memory"
    default: "Signal \(signal)"
    }
  }
}
