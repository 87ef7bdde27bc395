// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import SDLBackend
import Testing

/// Signals, each in a process of its own with a window of SDL's dummy driver.
@Suite struct TerminationSignalsTests {
  /// Content whose first frame runs a closure.
  @MainActor
  private final class Content: WindowContent {
    let onFrame: () -> Void

    init(onFrame: @escaping () -> Void) { self.onFrame = onFrame }

    func handle(_ events: [InputEvent]) {}

    func frame(at time: Double) -> DisplayList {
      onFrame()
      return DisplayList(size: CGSize(width: 64, height: 48), background: .white)
    }

    func nextFrame(after time: Double) -> Double? { nil }
  }

  /// Unblocks all signals, and ignores none but one. A process inherits the blocked signals of the thread that
  /// starts it, and tests run on threads that block all of them; in the background of a script some are ignored.
  private static func unblockSignals(ignoring ignored: Int32? = nil) {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] {
      signal(number, number == ignored ? SIG_IGN : SIG_DFL)
    }
  }

  /// Ends the process with 99 if a signal has not ended it after a time that only bounds a hang.
  private static func endHang() {
    Thread.detachNewThread {
      sleep(60)
      _exit(99)
    }
  }

  /// Shows a window whose first frame runs the closure, and exits with 0 if it is closed, or with
  /// the signal's number if it was interrupted.
  @MainActor
  private static func show(
    ignoring ignored: Int32? = nil, _ onFrame: @escaping () -> Void
  ) throws -> Never {
    unblockSignals(ignoring: ignored)
    endHang()
    var options = WindowOptions()
    options.driver = "dummy"
    let window = try DesktopWindow(title: "", size: CGSize(width: 64, height: 48), options: options)
    let result = try window.run(Content(onFrame: onFrame))
    window.close()
    if case .interrupted(let signal) = result { exit(signal) }
    exit(0)
  }

  @Test func `a signal ends the window after the frame`() async {
    await #expect(processExitsWith: .exitCode(SIGTERM)) { @MainActor in
      try Self.show { raise(SIGTERM) }
    }
    await #expect(processExitsWith: .exitCode(SIGHUP)) { @MainActor in
      try Self.show { raise(SIGHUP) }
    }
    await #expect(processExitsWith: .exitCode(SIGQUIT)) { @MainActor in
      try Self.show { raise(SIGQUIT) }
    }
  }

  /// `record` would leave a part of its file.
  @Test func `signals that are rarely sent are caught without a window`() async {
    await #expect(processExitsWith: .exitCode(SIGUSR1)) { @MainActor in
      Self.unblockSignals()
      _ = TerminationSignals.catchAll()
      raise(SIGUSR1)
      exit(TerminationSignals.caught ?? 0)
    }
    await #expect(processExitsWith: .exitCode(SIGXCPU)) { @MainActor in
      Self.unblockSignals()
      _ = TerminationSignals.catchAll()
      raise(SIGXCPU)
      exit(TerminationSignals.caught ?? 0)
    }
  }

  @Test func `an alarm that another program sends ends the window`() async {
    await #expect(processExitsWith: .exitCode(SIGALRM)) { @MainActor in
      try Self.show { raise(SIGALRM) }
    }
  }

  @Test func `a second signal leaves time to clean up`() async {
    await #expect(processExitsWith: .exitCode(SIGTERM)) { @MainActor in
      try Self.show {
        raise(SIGINT)
        raise(SIGTERM)
      }
    }
  }

  @Test func `a second signal ends a process that does not end by itself`() async {
    await #expect(processExitsWith: .exitCode(128 + SIGTERM)) { @MainActor in
      Self.unblockSignals()
      Self.endHang()
      _ = TerminationSignals.catchAll()
      raise(SIGINT)
      raise(SIGTERM)
      while true { usleep(1000) }
    }
  }

  @Test func `one signal ends a process whose view never returns`() async {
    await #expect(processExitsWith: .exitCode(128 + SIGTERM)) { @MainActor in
      try Self.show {
        raise(SIGTERM)
        while true { usleep(1000) }
      }
    }
    await #expect(processExitsWith: .exitCode(128 + SIGINT)) { @MainActor in
      try Self.show {
        raise(SIGINT)
        DispatchSemaphore(value: 0).wait()
      }
    }
  }

  @Test func `SIGHUP remains ignored under nohup, and SIGINT in the background of a script`() async
  {
    await #expect(processExitsWith: .exitCode(SIGTERM)) { @MainActor in
      try Self.show(ignoring: SIGHUP) {
        raise(SIGHUP)
        raise(SIGTERM)
      }
    }
    await #expect(processExitsWith: .exitCode(SIGTERM)) { @MainActor in
      try Self.show(ignoring: SIGINT) {
        raise(SIGINT)
        raise(SIGTERM)
      }
    }
    await #expect(processExitsWith: .exitCode(SIGINT)) { @MainActor in
      try Self.show(ignoring: SIGQUIT) {
        raise(SIGQUIT)
        raise(SIGINT)
      }
    }
  }

  @Test
  func `a signal that a program without a window ignores remains ignored, also after its work`()
    async
  {
    await #expect(processExitsWith: .signal(SIGTERM)) { @MainActor in
      Self.unblockSignals(ignoring: SIGINT)
      let descriptor = TerminationSignals.catchAll()
      raise(SIGINT)
      #expect(TerminationSignals.caught == nil)
      raise(SIGTERM)
      #expect(TerminationSignals.caught == SIGTERM)
      TerminationSignals.release()
      close(descriptor)
      raise(SIGINT)
      raise(SIGTERM)
    }
  }

  @Test func `the handlers and the time limit end with the window`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) { @MainActor in
      Self.unblockSignals()
      var options = WindowOptions()
      options.driver = "dummy"
      let window = try DesktopWindow(
        title: "", size: CGSize(width: 64, height: 48), options: options)
      _ = try window.run(Content { raise(SIGTERM) })
      #expect(alarm(0) == 0)
      raise(SIGTERM)
    }
  }
}
