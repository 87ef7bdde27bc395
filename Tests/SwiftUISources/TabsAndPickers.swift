// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

enum AppTab { case home, settings }
struct Root: View {
  @State private var tab: AppTab = .home
  @State private var value = 0.5
  @State private var pick = 1
  @State private var editMode: EditMode = .inactive
  @State var users = ["a"]
  var body: some View {
    TabView(selection: $tab) {
      Tab("Home", systemImage: "house", value: .home) { Text("home") }
      Tab("Settings", systemImage: "gear", value: AppTab.settings) { settings }.badge("!")
    }
  }
  var plain: some View {
    TabView {
      Tab("A", systemImage: "house") { Text("home") }.badge(2)
      Tab("B", systemImage: "gear") { Text("b") }
      if pick > 1 { Tab("C", systemImage: "gear") { Text("b") } }
      Tab(role: .search) {
        Text("search")
      } label: {
        Label("S", systemImage: "star")
      }
    }
  }
  var settings: some View {
    Form {
      Picker("Strength", selection: $pick) { ForEach(0..<4) { Text("\($0)") } }
      Picker("Strength", selection: $pick) { ForEach(0..<4) { Text("\($0)") } }.pickerStyle(.wheel)
      Picker("Strength", selection: $pick) { Text("a").tag(0) }.pickerStyle(MenuPickerStyle())
      GroupBox(label: Label("Heart", systemImage: "heart")) { Text("72") }
      GroupBox("x") { Text("72") }
      Gauge(value: value, in: 0...1) {
        Text("BPM")
      } currentValueLabel: {
        Text("\(value)")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      .gaugeStyle(.accessoryCircular).tint(.red)
      Gauge(value: value) { Text("x") }
    }
    .listSectionSpacing(.compact)
    .environment(\.defaultMinListRowHeight, 10)
  }
  var edit: some View {
    NavigationView {
      List {
        ForEach(users, id: \.self) { Text($0) }
          .onDelete { users.remove(atOffsets: $0) }
          .onMove(perform: move)
      }
      .navigationBarItems(trailing: EditButton())
      .environment(\.editMode, $editMode)
      .listStyle(InsetGroupedListStyle())
    }
  }
  func move(from source: IndexSet, to destination: Int) {
    users.move(fromOffsets: source, toOffset: destination)
  }
}
