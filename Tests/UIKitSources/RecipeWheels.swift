// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A stepper for the servings, and wheels for the amount and the unit.
final class RecipeViewController: UIViewController {
  private let servings = UILabel()
  private let amount = UILabel()
  private let stepper = UIStepper()
  private let wheels = UIPickerView()
  private let units = ["g", "ml", "cups", "spoons"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stepper.minimumValue = 1
    stepper.maximumValue = 12
    stepper.value = 4
    stepper.addTarget(self, action: #selector(servingsChanged), for: .valueChanged)
    wheels.dataSource = self
    wheels.delegate = self
    wheels.selectRow(2, inComponent: 0, animated: false)
    servingsChanged()
    showAmount()
    let stack = UIStackView(arrangedSubviews: [servings, stepper, wheels, amount])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  @objc private func servingsChanged() { servings.text = "\(Int(stepper.value)) servings" }

  private func showAmount() {
    let unit = units[wheels.selectedRow(inComponent: 1)]
    amount.text = "\((wheels.selectedRow(inComponent: 0) + 1) * 50) \(unit)"
  }
}

extension RecipeViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? 20 : units.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    component == 0 ? "\((row + 1) * 50)" : units[row]
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    showAmount()
  }
}
