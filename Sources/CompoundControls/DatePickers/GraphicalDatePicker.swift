// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The calendar of a month, above a row with the time.
struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  private let rules = DateRules()

  init(configuration: DatePickerStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let model = DateModel(configuration, rules)
    if model.components == .hourAndMinute {
      LabeledControl(label: configuration.label) { TimeField(model: model) }
    } else {
      VStack(spacing: 6) {
        MonthCalendar(model: model)
          .dynamicTypeSize(...DynamicTypeSize.xLarge)
        if model.components.contains(.hourAndMinute) {
          HStack {
            Text(verbatim: "Time")
            Spacer()
            TimeField(model: model)
          }
        }
      }
      .frame(minWidth: 280, idealWidth: 320)
    }
  }
}
