// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct BetterSleepForm: View {
  static var defaultWakeTime: Date {
    var components = DateComponents()
    components.hour = 7
    components.minute = 0
    return Calendar.current.date(from: components) ?? Date.now
  }

  @State private var wakeUp = defaultWakeTime
  @State private var sleepAmount = 8.0
  @State private var coffeeAmount = 1

  private var bedtime: String {
    let extra = Double(coffeeAmount) * 600
    let date = wakeUp - sleepAmount * 3600 - extra
    return date.formatted(date: .omitted, time: .shortened)
  }

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("When do you want to wake up?")) {
          DatePicker("Please enter a time", selection: $wakeUp, displayedComponents: .hourAndMinute)
            .labelsHidden()
        }
        Section(header: Text("Desired amount of sleep")) {
          Stepper(value: $sleepAmount, in: 4...12, step: 0.25) {
            Text("\(sleepAmount, specifier: "%g") hours")
          }
        }
        Section {
          Picker("Number of cups", selection: $coffeeAmount) {
            ForEach(1..<21) {
              Text($0 == 1 ? "1 cup" : "\($0) cups").tag($0)
            }
          }
        } header: {
          Text("Daily coffee intake")
        }
        Section {
          HStack {
            Spacer()
            Text(bedtime)
              .font(.system(size: 44, weight: .semibold, design: .rounded))
              .foregroundColor(.indigo)
            Spacer()
          }
        } header: {
          Text("Your ideal bedtime")
        } footer: {
          Text("Coffee moves your bedtime earlier by ten minutes for each cup.")
        }
      }
      .navigationTitle("BetterSleep")
    }
  }
}

struct BetterSleepForm_Previews: PreviewProvider {
  static var previews: some View {
    BetterSleepForm()
  }
}
