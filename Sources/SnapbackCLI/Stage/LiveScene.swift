// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import SDLBackend

/// A scene that a window shows, looking as the user, and where he is silent the desktop, wants it.
final class LiveScene {
  private let host: ViewHost
  private let settled: SettledWishes
  private let recorder: TraceRecorder?
  private var listener: DesktopListener?
  private var wishes = DesktopWishes()

  init(_ host: ViewHost, _ settled: SettledWishes, recorder: TraceRecorder? = nil) {
    self.host = host
    self.settled = settled
    self.recorder = recorder
    take(DesktopWishes())
  }

  /// Asks the desktop what is still open, and goes on; it answers while the window opens, or later.
  func listen(environment: [String: String]) {
    guard settled.leavesQuestions else { return }
    let listener = DesktopListener(environment: environment) { [weak self] in self?.take($0) }
    self.listener = listener
    listener.start()
  }

  /// Ends what `listen` began.
  func stop() {
    listener?.stop()
    recorder?.close()
  }

  private func take(_ desktop: DesktopWishes) {
    let wishes = settled.completed(by: desktop)
    guard wishes != self.wishes else { return }
    self.wishes = wishes
    host.grant(wishes)
    recorder?.note("From here on as with \(wishes.options).")
  }
}

extension ViewHost {
  /// Looks and moves as is wished; no preference is light.
  func grant(_ wishes: DesktopWishes) {
    let scheme: ColorScheme = wishes.prefersDark == true ? .dark : .light
    if scheme != colorScheme { colorScheme = scheme }
    if wishes.reducesMotion != reducesMotion { reducesMotion = wishes.reducesMotion }
  }
}

nonisolated extension DesktopWishes {
  /// The options that say the same on the command line.
  var options: String {
    "--appearance \(prefersDark == true ? "dark" : "light") "
      + (reducesMotion ? "--reduce-motion" : "--no-reduce-motion")
  }
}
