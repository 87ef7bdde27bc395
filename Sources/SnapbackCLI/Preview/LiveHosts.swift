// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import SDLBackend

/// Makes every host that a window shows, one after the other, look as is wished.
final class LiveHosts {
  private let settled: SettledWishes
  private var listener: DesktopListener?
  private var wishes: DesktopWishes
  private weak var host: ViewHost?

  init(_ settled: SettledWishes) {
    self.settled = settled
    wishes = settled.completed(by: DesktopWishes())
  }

  /// Asks the desktop what is still open, and goes on; it answers while the window opens, or later.
  func listen(environment: [String: String]) {
    guard settled.leavesQuestions else { return }
    let listener = DesktopListener(environment: environment) { [weak self] desktop in
      guard let self else { return }
      wishes = settled.completed(by: desktop)
      host?.grant(wishes)
    }
    self.listener = listener
    listener.start()
  }

  /// Ends what `listen` began.
  func stop() {
    listener?.stop()
  }

  /// Readies the host that is shown from now on.
  func prepare(_ host: ViewHost) {
    self.host = host
    host.calendar = { _ in Date() }
    host.copyText = { try? Clipboard.set($0) }
    host.grant(wishes)
  }
}
