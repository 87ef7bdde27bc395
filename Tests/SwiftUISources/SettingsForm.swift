// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct SettingsForm: View {
  enum Theme: String, CaseIterable, Identifiable {
    case light, dark, system
    var id: Self { self }
  }
  enum Field: Hashable { case name, password }

  @State private var name = ""
  @State private var password = ""
  @State private var notifications = true
  @State private var volume = 0.5
  @State private var theme: Theme = .system
  @State private var birthday = Date.now
  @State private var guests = 2
  @State private var accent = Color.blue
  @State private var notes = "Some\nnotes"
  @FocusState private var focus: Field?

  var isValid: Bool { !name.isEmpty && password.count > 3 }

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Account"), footer: Text("We never tell.")) {
          TextField("Name", text: $name)
            .focused($focus, equals: .name)
            .onSubmit { focus = .password }
          SecureField("Password", text: $password)
            .focused($focus, equals: .password)
        }
        Section("Sound") {
          Toggle("Notifications", isOn: $notifications.animation())
          if notifications {
            HStack {
              Image(systemName: "speaker.fill")
              Slider(value: $volume)
            }
            .transition(.slide)
          }
          Toggle(isOn: .constant(true)) { Label("Wi-Fi", systemImage: "wifi") }
            .toggleStyle(SwitchToggleStyle(tint: .orange))
        }
        Section {
          Picker("Theme", selection: $theme) {
            ForEach(Theme.allCases) { theme in
              Text(theme.rawValue.capitalized).tag(theme)
            }
          }
          Text(birthday, style: .date)
          Stepper("Guests: \(guests)", value: $guests, in: 0...10)
          Button("Green") { accent = .green }
          Text(notes).frame(height: 80)
        }
        Section {
          Button("Save") { focus = nil }
            .disabled(!isValid)
          ProgressView(value: volume)
        }
      }
      .navigationBarTitle("Settings")
      .tint(accent)
    }
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { focus = .name }
    }
    .padding(.top, UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0)
  }
}

#Preview { SettingsForm() }
