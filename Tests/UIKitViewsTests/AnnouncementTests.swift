// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Interface
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct AnnouncementTests {
  @Test func `the characters of an attributed message are spoken`() {
    let before = AccessibilityAnnouncements.receiver
    defer { AccessibilityAnnouncements.receiver = before }
    var spoken: [String] = []
    AccessibilityAnnouncements.receiver = { spoken.append($0) }
    let message = NSAttributedString(
      string: "Saved",
      attributes: [
        .accessibilitySpeechQueueAnnouncement: false,
        .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high.rawValue,
      ])
    UIAccessibility.post(notification: .announcement, argument: message)
    UIAccessibility.post(notification: .screenChanged, argument: "Home")
    UIAccessibility.post(notification: .layoutChanged, argument: UIView())
    #expect(spoken == ["Saved", "Home"])
  }

  @Test func `the characters of attributed texts are labels and hints`() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(
      string: "Tax", attributes: [.foregroundColor: UIColor.red])
    view.accessibilityAttributedHint = NSAttributedString(string: "opens")
    view.accessibilityAttributedValue = nil
    #expect(view.accessibilityLabel == "Tax" && view.accessibilityHint == "opens")
    #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "Tax"))
  }

  @Test func `a request for an orientation is refused`() {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    var errors = 0
    scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
    #expect(errors == 1)
  }
}
