// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// Mistakes for which UIKit ends the program are one message that says what is wrong.
struct UIKitMisuseTests {
  private static let table = """
    final class C: UIViewController, UITableViewDataSource {
      let table = UITableView()
      override func viewDidLoad() {
        table.frame = view.bounds
        table.dataSource = self
        view.addSubview(table)
        action()
      }
      func action() { ACTION }
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { COUNT }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        table.dequeueReusableCell(withIdentifier: "row", for: path)
      }
    }
    """

  private static func table(_ count: String, _ action: String = "") -> String {
    table.replacingOccurrences(of: "COUNT", with: count)
      .replacingOccurrences(of: "ACTION", with: action)
  }

  private static func controller(_ code: String) -> String {
    "final class C: UIViewController { override func viewDidLoad() { \(code) } }"
  }

  @Test(arguments: [
    (
      table("3", #"table.register(UITableViewCell.self, forCellReuseIdentifier: "other")"#),
      #"No class is registered for rows with the identifier "row"."#
    ),
    (table("-5"), "A data source returned -5 rows for section 0; 0 to 20000000"),
    (table(".max"), "A data source returned 9223372036854775807 rows for section 0"),
    (
      table("3", "table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false)"),
      "There is no row 9 in section 0 of 3 rows."
    ),
    (controller("view.addSubview(view)"), "A view cannot be added to itself."),
    (
      controller("let a = UIView(); view.addSubview(a); a.addSubview(view)"),
      "A view cannot be added to a view inside it: UIView."
    ),
    (
      controller("view.insertSubview(UIView(), at: -1)"),
      "A view cannot be inserted at the index -1."
    ),
    (
      controller("view.layer.addSublayer(view.layer)"),
      "A layer cannot be added to itself, or to a layer inside it."
    ),
    (
      controller(
        """
        let other = UIView()
        withExtendedLifetime(other) {
          view.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
        }
        """),
      "The views of a constraint have no common superview:"
    ),
    (controller("UIStepper().stepValue = 0"), "The step of a stepper is 0.0."),
    (controller("UIStepper().stepValue = .nan"), "The step of a stepper is nan."),
    (
      controller("UIStepper().minimumValue = 1000"),
      "The range of a stepper is from 1000.0 to 100.0."
    ),
    (
      controller("UIPickerView().selectRow(0, inComponent: 9, animated: false)"),
      "The picker has 0 components, no component 9."
    ),
    (
      """
      final class C: UIViewController, UIPickerViewDataSource {
        func numberOfComponents(in picker: UIPickerView) -> Int { 1_000_000 }
        func pickerView(_ picker: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        override func viewDidLoad() {
          let picker = UIPickerView()
          picker.dataSource = self
          view.addSubview(picker)
        }
      }
      """, "A data source returned 1000000 components for a picker; 0 to 1000 are possible."
    ),
  ])
  func `a mistake is one message`(code: String, message: String) throws {
    try inFolder { folder in
      let file = URL(fileURLWithPath: folder + "/A.swift")
      try Data("import UIKit\n\(code)\n#Preview { C() }\n".utf8).write(to: file)
      let run = try ProgramRun(
        compiling: ["render", "A.swift", "--size", "40x40", "-o", "a.png"], in: folder)
      #expect(run.status == 76)
      #expect(run.errorOutput.contains(message), "\(run.errorOutput)")
      #expect(run.errorOutput.split(separator: "\n").count == 1)
    }
  }
}
