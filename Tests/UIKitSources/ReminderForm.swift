// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A form with date pickers in three styles, whose views have the defaults of the program.
final class ReminderViewController: UIViewController {
  private let titleField = UITextField()
  private let dayPicker = UIDatePicker()
  private let timePicker = UIDatePicker()
  private let wheels = UIDatePicker()
  private let summary = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    setUpPickers()
    titleField.placeholder = "Water the plants"
    summary.numberOfLines = 0
    summary.textAlignment = .center
    let stack = UIStackView(arrangedSubviews: [
      titleField, row("Day", dayPicker), row("Time", timePicker), wheels, summary,
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    show()
  }

  private func setUpPickers() {
    var components = DateComponents()
    (components.year, components.month, components.day) = (2024, 9, 13)
    (components.hour, components.minute) = (10, 40)
    let start = Calendar.current.date(from: components) ?? Date()
    for picker in [dayPicker, timePicker, wheels] {
      picker.locale = Locale(identifier: "en_GB")
      picker.date = start
      picker.addTarget(self, action: #selector(dateChanged(_:)), for: .valueChanged)
    }
    dayPicker.datePickerMode = .date
    dayPicker.preferredDatePickerStyle = .compact
    dayPicker.minimumDate = start
    timePicker.datePickerMode = .time
    timePicker.preferredDatePickerStyle = .compact
    timePicker.minuteInterval = 5
    wheels.datePickerMode = .countDownTimer
    wheels.countDownDuration = 5400
  }

  private func row(_ title: String, _ picker: UIDatePicker) -> UIView {
    let label = UILabel()
    label.text = title
    let row = UIStackView(arrangedSubviews: [label, picker])
    row.distribution = .equalSpacing
    return row
  }

  @objc private func dateChanged(_ sender: UIDatePicker) { show() }

  private func show() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.dateFormat = "d MMM"
    let minutes = Int(wheels.countDownDuration / 60)
    summary.text = "\(formatter.string(from: dayPicker.date)), for \(minutes) minutes"
  }
}

#Preview {
  UILabel.appearance().font = .systemFont(ofSize: 18, weight: .medium)
  UITextField.appearance().borderStyle = .roundedRect
  UIDatePicker.appearance().tintColor = .systemPurple
  return ReminderViewController()
}
