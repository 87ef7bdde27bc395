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
    var hasAsked = false

    init(isThere: Bool = true) { self.isThere = isThere }

    /// Whether answers wait for `answer`.
    var isSlow = false
    private var waiting: [@MainActor (UInt32?) -> Void] = []

    func answer(_ number: UInt32?) { waiting.removeFirst()(number) }
    func connect(_ completion: @escaping @MainActor (Bool) -> Void) { completion(isThere) }
    func show(_ message: NotificationMessage, _ completion: @escaping @MainActor (UInt32?) -> Void)
    {
      shown.append(message)
      if isSlow { return waiting.append(completion) }
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
    content.body = "It is <\u{301} hungry"
    content.sound = .default
    content.categoryIdentifier = category
    return UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
  }

  @Test func `a notification is refused before authorization and without a service`() {
    for isThere in [true, false] {
      let recorder = Recorder(isThere: isThere)
      let center = UNUserNotificationCenter(isForeground: false) { recorder }
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
    let center = UNUserNotificationCenter(isForeground: false) { recorder }
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
        .uint32(0), .string(""), .string("Feed the cat"), .string("Now\nIt is &lt;\u{301} hungry"),
      ])
    #expect(arguments[5].members.compactMap(\.text) == ["default", "", "action.fed", "Fed"])
    #expect(arguments[6].entries["sound-name"]?.unwrapped == .string("message-new-instant"))
    // The same identifier replaces what is shown.
    center.add(request("a"))
    #expect(recorder.shown.last?.replaced == 1)
  }

  @Test func `the first image of the attachments is shown`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let content = UNMutableNotificationContent()
    for name in ["notes.txt", "cat face.png", "dog.jpg"] {
      let file = folder.appendingPathComponent(name)
      try Data([1]).write(to: file)
      content.attachments.append(try UNNotificationAttachment(identifier: "", url: file))
    }
    let recorder = Recorder()
    let center = UNUserNotificationCenter(isForeground: false) { recorder }
    center.requestAuthorization { _, _ in }
    center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
    let arguments = try #require(recorder.shown.first?.arguments)
    let path = try #require(arguments[6].entries["image-path"]?.unwrapped.text)
    #expect(path.hasPrefix("file:///") && path.hasSuffix("/cat%20face.png"))
    #expect(throws: CocoaError.self) {
      try UNNotificationAttachment(identifier: "", url: folder.appendingPathComponent("no.png"))
    }
  }

  @Test func `the type of an attachment is that of its file, or that of the option for it`() throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func type(_ name: String, hint: String? = nil) throws -> String {
      let file = folder.appendingPathComponent(name)
      try Data([1]).write(to: file)
      let options = hint.map { [UNNotificationAttachmentOptionsTypeHintKey: $0] }
      return try UNNotificationAttachment(identifier: "", url: file, options: options).type
    }
    #expect(try type("a.PNG") == "public.png")
    #expect(try type("a.tiff") == "public.tiff")
    #expect(try type("a.mp3") == "public.mp3")
    #expect(try type("a.txt") == "public.plain-text")
    #expect(try type("a") == "public.data")
    #expect(try type("a", hint: "public.jpeg") == "public.jpeg")
  }

  @Test func `the delegate decides while the window is active`() async {
    let recorder = Recorder()
    let delegate = Delegate()
    let center = UNUserNotificationCenter(isForeground: true) { recorder }
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
    let center = UNUserNotificationCenter(isForeground: false) { recorder }
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
    recorder.onAction(2, "action.fed")
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
    let center = UNUserNotificationCenter(isForeground: false) { recorder }
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

  private final class Desktop { var recorder: Recorder? }

  @Test func `an app may have a delegate before there is a desktop`() {
    let desktop = Desktop()
    let center = UNUserNotificationCenter(isForeground: false) { desktop.recorder }
    center.delegate = Delegate()
    center.setNotificationCategories([])
    desktop.recorder = Recorder()
    nonisolated(unsafe) var granted: Bool?
    center.requestAuthorization { isGranted, _ in granted = isGranted }
    #expect(granted == true)
  }

  @Test func `an app that has asked when it ran before may add notifications`() {
    let recorder = Recorder()
    recorder.hasAsked = true
    let center = UNUserNotificationCenter(isForeground: false) { recorder }
    center.add(request("a"))
    #expect(recorder.shown.count == 1)
    let other = Recorder()
    UNUserNotificationCenter(isForeground: false) { other }.requestAuthorization { _, _ in }
    #expect(other.hasAsked)
  }

  @Test func `notifications are shown one after the other, and replaced or removed meanwhile`() {
    let recorder = Recorder()
    recorder.isSlow = true
    let center = UNUserNotificationCenter(isForeground: false) { recorder }
    center.requestAuthorization { _, _ in }
    for identifier in ["a", "a", "b"] { center.add(request(identifier)) }
    #expect(recorder.shown.map(\.replaced) == [0])
    recorder.answer(7)
    #expect(recorder.shown.map(\.replaced) == [0, 7])
    center.removeDeliveredNotifications(withIdentifiers: ["b"])
    recorder.answer(7)
    #expect(recorder.shown.count == 2 && recorder.closed.isEmpty)
    center.add(request("c"))
    center.removeDeliveredNotifications(withIdentifiers: ["c"])
    recorder.answer(8)
    #expect(recorder.closed == [8])
    center.removeDeliveredNotifications(withIdentifiers: ["a"])
    #expect(recorder.closed == [8, 7])
  }

  private final class AsynchronousDelegate: UNUserNotificationCenterDelegate {
    nonisolated(unsafe) var responses = AsyncStream.makeStream(of: String.self)

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
      responses.continuation.yield("present \(notification.request.identifier)")
      return [.banner]
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
      responses.continuation.yield("receive \(response.notification.request.identifier)")
    }
  }

  private func authorize(
    _ center: UNUserNotificationCenter, _ delegate: any UNUserNotificationCenterDelegate
  ) {
    center.delegate = delegate
    center.requestAuthorization { _, _ in }
  }

  /// Adds a request in code that is not asynchronous.
  private func add(_ request: UNNotificationRequest, to center: UNUserNotificationCenter) {
    center.add(request)
  }

  @Test func `asynchronous methods of the delegate are called`() async {
    let recorder = Recorder()
    let delegate = AsynchronousDelegate()
    let center = UNUserNotificationCenter(isForeground: false) { recorder }
    authorize(center, delegate)
    add(request("a"), to: center)
    recorder.onAction(1, "default")
    var responses = delegate.responses.stream.makeAsyncIterator()
    #expect(await responses.next() == "receive a")
    let active = UNUserNotificationCenter(isForeground: true) { recorder }
    authorize(active, delegate)
    add(request("b"), to: active)
    #expect(await responses.next() == "present b")
  }

  @Test func `signals with arguments of other types are ignored`() {
    let service = NotificationService()
    nonisolated(unsafe) var actions: [UInt32] = []
    service.onAction = { number, _ in actions.append(number) }
    for number in [DBusValue.int32(-1), .int16(-1), .uint32(3)] {
      service.handle(
        BusMessage(
          path: "/", interface: "org.freedesktop.Notifications", member: "ActionInvoked",
          arguments: [number, .string("default")]))
    }
    #expect(actions == [3])
  }
}
