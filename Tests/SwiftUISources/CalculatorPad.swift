// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

enum CalcButton: String {
  case one = "1"
  case two = "2"
  case three = "3"
  case four = "4"
  case five = "5"
  case six = "6"
  case seven = "7"
  case eight = "8"
  case nine = "9"
  case zero = "0"
  case add = "+"
  case subtract = "−"
  case divide = "÷"
  case multiply = "×"
  case equal = "="
  case clear = "AC"
  case decimal = "."
  case percent = "%"
  case negative = "±"

  var buttonColor: Color {
    switch self {
    case .add, .subtract, .multiply, .divide, .equal: return .orange
    case .clear, .negative, .percent: return Color(.lightGray)
    default: return Color(UIColor(red: 55 / 255.0, green: 55 / 255.0, blue: 55 / 255.0, alpha: 1))
    }
  }
}

struct CalculatorPad: View {
  @State private var value = "0"
  @State private var runningNumber = 0.0
  @State private var currentOperation: CalcButton?
  @State private var startsNew = false

  private let buttons: [[CalcButton]] = [
    [.clear, .negative, .percent, .divide],
    [.seven, .eight, .nine, .multiply],
    [.four, .five, .six, .subtract],
    [.one, .two, .three, .add],
    [.zero, .decimal, .equal],
  ]

  var body: some View {
    ZStack {
      Color.black.edgesIgnoringSafeArea(.all)
      VStack {
        Spacer()
        HStack {
          Spacer()
          Text(value)
            .bold()
            .font(.system(size: 100))
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .foregroundColor(.white)
        }
        .padding()
        .gesture(
          DragGesture(minimumDistance: 20).onEnded { _ in
            value = value.count > 1 ? String(value.dropLast()) : "0"
          })

        ForEach(buttons, id: \.self) { row in
          HStack(spacing: 12) {
            ForEach(row, id: \.self) { item in
              Button(
                action: {
                  self.didTap(button: item)
                },
                label: {
                  Text(item.rawValue)
                    .font(.system(size: 32))
                    .frame(width: self.buttonWidth(item: item), height: self.buttonHeight())
                    .background(
                      item == currentOperation && startsNew ? Color.white : item.buttonColor
                    )
                    .foregroundColor(item == currentOperation && startsNew ? .orange : .white)
                    .cornerRadius(self.buttonWidth(item: item) / 2)
                })
            }
          }
          .padding(.bottom, 3)
        }
      }
    }
  }

  func didTap(button: CalcButton) {
    switch button {
    case .add, .subtract, .multiply, .divide:
      if currentOperation != nil, !startsNew { evaluate() }
      runningNumber = Double(value) ?? 0
      currentOperation = button
      startsNew = true
    case .equal:
      evaluate()
      currentOperation = nil
      startsNew = true
    case .clear:
      value = "0"
      runningNumber = 0
      currentOperation = nil
    case .negative:
      value = value.hasPrefix("-") ? String(value.dropFirst()) : "-" + value
    case .percent:
      value = format((Double(value) ?? 0) / 100)
    case .decimal:
      if !value.contains(".") { value += "." }
    default:
      value = value == "0" || startsNew ? button.rawValue : value + button.rawValue
      startsNew = false
    }
  }

  private func evaluate() {
    let currentValue = Double(value) ?? 0
    switch currentOperation {
    case .add: value = format(runningNumber + currentValue)
    case .subtract: value = format(runningNumber - currentValue)
    case .multiply: value = format(runningNumber * currentValue)
    case .divide: value = currentValue == 0 ? "Error" : format(runningNumber / currentValue)
    default: break
    }
  }

  private func format(_ number: Double) -> String {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 8
    formatter.locale = Locale(identifier: "en_US_POSIX")
    return formatter.string(from: NSNumber(value: number)) ?? "0"
  }

  func buttonWidth(item: CalcButton) -> CGFloat {
    if item == .zero {
      return ((UIScreen.main.bounds.width - (4 * 12)) / 4) * 2
    }
    return (UIScreen.main.bounds.width - (5 * 12)) / 4
  }

  func buttonHeight() -> CGFloat {
    return (UIScreen.main.bounds.width - (5 * 12)) / 4
  }
}

struct CalculatorPad_Previews: PreviewProvider {
  static var previews: some View {
    CalculatorPad()
  }
}
