// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct UIImageTests {
  private struct Shown: View {
    let make: () -> UIImage?
    let log: EventLog

    var body: some View {
      let image = make()
      log.lines.append(image.map { "\($0.size)" } ?? "nil")
      return Group { if let image { Image(uiImage: image) } }
    }
  }

  private func drawn(_ make: @escaping () -> UIImage?) -> (list: String, sizes: [String]) {
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Shown(make: make, log: log) }
    return ("\(harness.list)", log.lines)
  }

  @Test func `a named image is one of the assets`() {
    let named = drawn { UIImage(named: "picture") }
    #expect(named.sizes == ["(40.0, 30.0)"])
    #expect(
      named.list == "\(Harness(size: CGSize(width: 100, height: 100)) { Image("picture") }.list)")
    #expect(drawn { UIImage(named: "absent") }.sizes == ["nil"])
    #expect(drawn { UIImage(systemName: "missing") }.sizes == ["nil"])
    let star = Harness(size: CGSize(width: 100, height: 100)) { Image(systemName: "star") }
    #expect(drawn { UIImage(systemName: "star") }.list == "\(star.list)")
  }

  @Test func `only the contents of a picture make an image`() {
    #expect(UIImage(data: Data("text".utf8)) == nil)
    #expect(UIImage(data: Data([0x89, 0x50, 0x4e, 0x47]))?.pngData()?.count == 4)
    #expect(UIImage(contentsOfFile: "/absent") == nil)
    #expect(UIImage() != UIImage())
  }

  @Test func `a color is computed for the appearance`() {
    let color = Color(
      UIColor { $0.userInterfaceStyle == .dark ? UIColor.white : UIColor.black })
    func drawn(_ scheme: ColorScheme) -> String {
      "\(Harness(size: CGSize(width: 10, height: 10)) { color.environment(\.colorScheme, scheme) }.list)"
    }
    #expect(drawn(.dark).contains("#ffffff"))
    #expect(drawn(.light).contains("#000000"))
  }

  @Test func `the elements of a path are passed to a function`() {
    var path = Path()
    path.move(to: CGPointMake(1, 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var lines: [String] = []
    path.cgPath.applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      let points = (0..<count).map { element.pointee.points[$0] }
      lines.append("\(element.pointee.type) \(points.map { "\(Int($0.x)),\(Int($0.y))" })")
    }
    #expect(
      lines == [
        "moveToPoint [\"1,2\"]", "addQuadCurveToPoint [\"3,4\", \"5,6\"]", "closeSubpath []",
      ])
  }

  @Test func `resignFirstResponder ends the editing of a text`() {
    struct Field: View {
      let log: EventLog
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack(spacing: 0) {
          TextField("a", text: $text).focused($isFocused)
            .onChange(of: isFocused) { log.lines.append("\($1)") }
          Color.red.frame(height: 50).onTapGesture {
            UIApplication.shared.sendAction(
              Selector("UIResponder.resignFirstResponder"), to: nil, from: nil, for: nil)
          }
        }
        .onAppear { isFocused = true }
      }
    }
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Field(log: log) }
    harness.settle()
    harness.tap(CGPoint(x: 50, y: 70))
    harness.settle()
    #expect(log.lines == ["true", "false"])
  }

  @Test func `defaults have the methods for keys`() throws {
    let defaults = try #require(UserDefaults(suiteName: "snapback-keys-\(UUID())"))
    defaults.setValue(3, forKey: "a")
    #expect(defaults.value(forKey: "a") as? Int == 3)
    defaults.setValue(nil, forKey: "a")
    #expect(defaults.value(forKey: "a") == nil)
  }
}
