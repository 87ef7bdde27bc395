// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct SourceSurroundingsTests {
  @Test func `a narrow window is compact, a wide one regular, until a view says otherwise`() {
    func width(_ size: CGFloat, _ own: UserInterfaceSizeClass?) -> UserInterfaceSizeClass? {
      var found: UserInterfaceSizeClass?
      _ = Harness(size: CGSize(width: size, height: 700)) {
        SizeClassReader { found = $0 }.environment(\.horizontalSizeClass, own)
      }
      return found
    }
    #expect(width(390, nil) == .compact)
    #expect(width(1000, nil) == .regular)
    #expect(width(390, .regular) == .regular)
  }

  @Test func `previews say how they are to be shown, the outer wish first`() {
    let harness = Harness {
      Group {
        Color.red.previewDisplayName("inner").previewDisplayName("outer")
          .previewLayout(.sizeThatFits)
        Color.blue.previewDevice("iPhone 15").frame(width: 10)
      }
    }
    let settings = harness.host.previewSettings
    #expect(settings.map(\.name) == ["outer", nil])
    #expect(settings.map(\.layout) == [.sizeThatFits, nil])
    #expect(settings.last?.device == "iPhone 15")
  }

  @Test(arguments: [
    ([0], 5, [1, 2, 3, 4, 0]), ([4], 0, [4, 0, 1, 2, 3]), ([1, 3], 5, [0, 2, 4, 1, 3]),
    ([0, 1], 1, [0, 1, 2, 3, 4]), ([2], 2, [0, 1, 2, 3, 4]), ([3, 4], 1, [0, 3, 4, 1, 2]),
  ])
  func `elements move to before an offset`(_ from: [Int], _ to: Int, _ expected: [Int]) {
    var numbers = Array(0..<5)
    numbers.move(fromOffsets: IndexSet(from), toOffset: to)
    #expect(numbers == expected)
  }

  @Test func `elements at offsets are removed`() {
    var letters = Array("abcde")
    letters.remove(atOffsets: [0, 3, 9])
    #expect(String(letters) == "bce")
  }

  @Test func `what a view says of itself is listed, and can be done`() {
    var pressed = 0
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      VStack {
        HStack {
          Text("One")
          Text("Two")
        }
        .accessibilityElement(children: .combine)
        Color.red.frame(width: 20, height: 20)
          .accessibilityLabel("Heart").accessibilityValue("3").accessibilityAddTraits(.isButton)
          .accessibilityAction { pressed += 1 }
        Text("Unheard").accessibilityHidden(true)
        Text("Seen").accessibilityLabel("Heard").accessibilityRemoveTraits(.isStaticText)
      }
    }
    let items = harness.host.accessibilityItems
    #expect(items.map(\.label) == ["One, Two", "Heart", "Heard"])
    #expect(items.map(\.traits) == [.isStaticText, .isButton, []])
    #expect(items[1].value == "3" && items[1].frame.width == 20)
    items[1].actions.first?.action()
    #expect(pressed == 1)
  }

  @Test func `a group opens and closes`() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      DisclosureGroup("More") { Color.red.frame(height: 30) }
    }
    let shut = harness.list.fillBounds.count
    let middle = CGPoint(x: 100, y: 100)
    harness.press(middle)
    harness.release(middle)
    harness.settle()
    #expect(harness.list.fillBounds.count == shut + 1)
  }
}

/// Tells the horizontal size class.
private struct SizeClassReader: View {
  let told: (UserInterfaceSizeClass?) -> Void
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    told(sizeClass)
    return Color.red
  }
}
