// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback
import Testing

@Suite struct NotificationSequenceTests {
  @Test func `notifications are an asynchronous sequence until its task is cancelled`() async {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    let source = NSObject()
    let all = center.notifications(named: name)
    let own = center.notifications(named: name, object: source)
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: Notification.Name("other"), object: source)
    center.post(name: name, object: source, userInfo: ["number": 2])
    var numbers: [Int] = []
    for await notification in all {
      numbers.append(notification.userInfo?["number"] as? Int ?? 0)
      if numbers.count == 2 { break }
    }
    #expect(numbers == [1, 2])
    for await notification in own {
      numbers.append(notification.userInfo?["number"] as? Int ?? 0)
      break
    }
    #expect(numbers == [1, 2, 2])
  }
}
