// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// A form with each kind of control.
struct ControlsPage: View {
  @State private var isOn = true
  @State private var amount = 0.4
  @State private var count = 3
  @State private var color = 0
  @State private var name = "Snapback"
  @State private var notes = "Several lines\nof text"
  @State private var day = Date(timeIntervalSinceReferenceDate: 800_000_000)
  @State private var isPresented = false

  var body: some View {
    Form {
      Section("Values") {
        Toggle("Switch", isOn: $isOn.animation())
        Slider(value: $amount)
        Stepper("Count: \(count)", value: $count)
        Picker("Color", selection: $color) {
          ForEach(0..<4) { Text("Color \($0)").tag($0) }
        }
        Picker("Segments", selection: $color) {
          ForEach(0..<4) { Text("\($0)").tag($0) }
        }
        .pickerStyle(.segmented)
      }
      if isOn {
        Section("Text") {
          TextField("Name", text: $name)
          SecureField("Password", text: $name)
          TextEditor(text: $notes).frame(height: 80)
        }
      }
      Section("Others") {
        DatePicker("Day", selection: $day)
        ProgressView(value: amount)
        Menu("Actions") {
          Button("First") { count += 1 }
          Button("Delete", role: .destructive) { count = 0 }
        }
        Button("Sheet") { isPresented = true }
      }
    }
    .sheet(isPresented: $isPresented) {
      Text("Sheet").font(.largeTitle).presentationDetents([.medium, .large])
    }
  }
}
