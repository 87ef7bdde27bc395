// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import MessageBus
import Snapback
import Testing
import UserNotifications

@MainActor
@Suite struct NotificationTests {
  /// Records what would be shown.
  final class Recorder: NotificationPresenting {
    var onAction: (UInt32, String?) -> Void = { _, _ in }
    var shown: [NotificationMessage] = []
    var closed: [UInt32] = []
    let isThere: Bool

    init(isThere: Bool = true) { self.isThere = isThere }

    func connect(_ completion: @escaping @MainActor (Bool) -> Void) { completion(isThere) }
    func show(_ message: NotificationMessage, _ completion: @escaping @MainActor (UInt32?) -> Void)
    {
      shown.append(message)
      completion(UInt32(shown.count))
    }
    func close(_ number: UInt32) { closed.append(number) }
  }

  final class Delegate: UNUserNotificationCenterDelegate {
    var options: UNNotificationPresentationOptions = []
    var asked: [String] = []
    var responses: [String] = []

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      asked.append(notification.request.identifier)
      completionHandler(options)
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      responses.append(response.notification.request.identifier + " " + response.actionIdentifier)
      completionHandler()
    }
  }

  private func request(_ identifier: String, category: String = "") -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Feed the cat"
    content.subtitle = "Now"
    content.body = "It is < hungry"
    content.sound = .default
    content.categoryIdentifier = category
    return UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
  }

  @Test func `a notification is refused before authorization and without a service`() {
    for isThere in [true, false] {
      let recorder = Recorder(isThere: isThere)
      let center = UNUserNotificationCenter(recorder) { false }
      nonisolated(unsafe) var failures = 0
      nonisolated(unsafe) var granted: Bool?
      center.add(request("a")) { if $0 != nil { failures += 1 } }
      center.requestAuthorization(options: [.alert]) { isGranted, _ in granted = isGranted }
      center.add(request("b")) { if $0 != nil { failures += 1 } }
      #expect(granted == isThere && failures == (isThere ? 1 : 2))
      #expect(recorder.shown.count == (isThere ? 1 : 0))
    }
  }

  @Test func `the content arrives as the arguments of the desktop's service`() throws {
    let recorder = Recorder()
    let center = UNUserNotificationCenter(recorder) { false }
    center.requestAuthorization { _, _ in }
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "cat", actions: [UNNotificationAction(identifier: "fed", title: "Fed")],
        intentIdentifiers: [])
    ])
    center.add(request("a", category: "cat"))
    let arguments = try #require(recorder.shown.first?.arguments)
    #expect(
      arguments.dropFirst().prefix(4) == [
        .uint32(0), .string(""), .string("Feed the cat"), .string("Now\nIt is &lt; hungry"),
      ])
    #expect(arguments[5].members.compactMap(\.text) == ["default", "", "fed", "Fed"])
    #expect(arguments[6].entries["sound-name"]?.unwrapped == .string("message-new-instant"))
    // The same identifier replaces what is shown.
    center.add(request("a"))
    #expect(recorder.shown.last?.replaced == 1)
  }

  @Test func `the delegate decides while the window is active`() async {
    let recorder = Recorder()
    let delegate = Delegate()
    let center = UNUserNotificationCenter(recorder) { true }
    requestForDelegate(delegate, of: center)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(delegate.asked == ["hidden", "silent"])
    #expect(recorder.shown.count == 1 && recorder.shown.first?.hasSound == false)
  }

  private func requestForDelegate(_ delegate: Delegate, of center: UNUserNotificationCenter) {
    center.requestAuthorization { _, _ in }
    center.add(request("nobody"))
    center.delegate = delegate
    center.add(request("hidden"))
    delegate.options = [.banner]
    center.add(request("silent"))
  }

  @Test func `buttons, clicks and closing are reported`() {
    let recorder = Recorder()
    let delegate = Delegate()
    let center = UNUserNotificationCenter(recorder) { false }
    center.delegate = delegate
    center.requestAuthorization { _, _ in }
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "told", actions: [], intentIdentifiers: [], options: .customDismissAction)
    ])
    for (identifier, category) in [("a", ""), ("b", ""), ("c", ""), ("d", "told")] {
      center.add(request(identifier, category: category))
    }
    recorder.onAction(1, "default")
    recorder.onAction(2, "fed")
    recorder.onAction(3, nil)
    recorder.onAction(4, nil)
    recorder.onAction(1, "default")
    #expect(
      delegate.responses == [
        "a " + UNNotificationDefaultActionIdentifier, "b fed",
        "d " + UNNotificationDismissActionIdentifier,
      ])
  }

  @Test func `pending requests wait for their time, and can be removed`() throws {
    let recorder = Recorder()
    let center = UNUserNotificationCenter(recorder) { false }
    center.requestAuthorization { _, _ in }
    let content = UNMutableNotificationContent()
    content.title = "Later"
    let hour = UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)
    let morning = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 8), repeats: true)
    let next = try #require(morning.nextTriggerDate())
    #expect(Calendar.current.component(.hour, from: next) == 8 && next > Date())
    center.add(.init(identifier: "hour", content: content, trigger: hour))
    center.add(.init(identifier: "morning", content: content, trigger: morning))
    nonisolated(unsafe) var pending: [String] = []
    center.getPendingNotificationRequests { pending = $0.map(\.identifier) }
    #expect(pending == ["hour", "morning"] && recorder.shown.isEmpty)
    // The request has a copy of the content.
    content.title = "Changed"
    center.getPendingNotificationRequests { pending = $0.map(\.content.title) }
    #expect(pending == ["Later", "Later"])
    center.removePendingNotificationRequests(withIdentifiers: ["hour"])
    center.getPendingNotificationRequests { pending = $0.map(\.identifier) }
    #expect(pending == ["morning"])
    center.removeAllPendingNotificationRequests()
  }
}
