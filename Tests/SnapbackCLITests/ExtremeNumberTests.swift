// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// Views with numbers that are very large, very small or no numbers are drawn.
struct ExtremeNumberTests {
  private static let numbers = ["1e300", "-1e300", ".infinity", ".nan", ".leastNonzeroMagnitude"]

  private func expectDrawn(_ code: String) throws {
    try inFolder { folder in
      let text = "import SwiftUI\nimport UIKit\n" + code
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      let run = try ProgramRun(
        compiling: ["render", "A.swift", "--size", "60x60", "-o", "a.png"], in: folder)
      #expect(run.status == 0, "\(run.errorOutput)")
    }
  }

  @Test(arguments: numbers)
  func `lazy rows, and scrolling to them`(number: String) throws {
    try expectDrawn(
      """
      #Preview {
        VStack {
          ScrollView {
            LazyVStack {
              ForEach(0..<100_000) { i in Text("\\(i)").frame(height: \(number)) }
            }
          }
          ScrollView(.horizontal) {
            LazyHStack(spacing: \(number)) {
              ForEach(0..<100_000) { i in Text("\\(i)") }
            }
          }
          .environment(\\.layoutDirection, .rightToLeft)
          ScrollViewReader { proxy in
            ScrollView {
              LazyVStack {
                ForEach(0..<1000) { i in
                  Text("\\(i)").padding(\(number)).offset(y: \(number)).id(i)
                }
              }
            }
            .onAppear { proxy.scrollTo(500, anchor: UnitPoint(x: \(number), y: \(number))) }
          }
        }
      }
      """)
  }

  @Test(arguments: [
    (".max", "32", "9_223_372_036_854_775_806"), ("1 << 31", "1e-9", "7"), ("5", ".infinity", "2"),
    ("5", ".nan", "2"), ("-5", "32", "2"),
  ])
  func `rows of picker views`(rows: String, height: String, row: String) throws {
    try expectDrawn(
      """
      final class C: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in p: UIPickerView) -> Int { 1 }
        func pickerView(_ p: UIPickerView, numberOfRowsInComponent c: Int) -> Int { \(rows) }
        func pickerView(_ p: UIPickerView, titleForRow row: Int, forComponent c: Int) -> String? {
          "\\(row)"
        }
        func pickerView(_ p: UIPickerView, rowHeightForComponent c: Int) -> CGFloat { \(height) }
        override func viewDidLoad() {
          let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
          (picker.dataSource, picker.delegate) = (self, self)
          view.addSubview(picker)
          picker.selectRow(\(row), inComponent: 0, animated: false)
        }
      }
      #Preview { C() }
      """)
  }
}
