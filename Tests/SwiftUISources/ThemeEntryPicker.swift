// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct AppTheme: Equatable, Identifiable {
  let id: String
  var accent: Color
  var background: Color
  var cornerRadius: CGFloat
  var fontDesign: Font.Design

  static let classic = AppTheme(
    id: "Classic", accent: .blue, background: Color(.systemGroupedBackground), cornerRadius: 10,
    fontDesign: .default)
  static let candy = AppTheme(
    id: "Candy", accent: .pink, background: .pink.opacity(0.12), cornerRadius: 28,
    fontDesign: .rounded)
  static let terminal = AppTheme(
    id: "Terminal", accent: .green, background: .black, cornerRadius: 0, fontDesign: .monospaced)
  static let all = [classic, candy, terminal]
}

extension EnvironmentValues {
  @Entry var theme: AppTheme = .classic
}

private struct ElevationKey: EnvironmentKey {
  static let defaultValue: CGFloat = 2
}

extension EnvironmentValues {
  var elevation: CGFloat {
    get { self[ElevationKey.self] }
    set { self[ElevationKey.self] = newValue }
  }
}

extension View {
  func theme(_ theme: AppTheme) -> some View {
    environment(\.theme, theme)
      .tint(theme.accent)
      .fontDesign(theme.fontDesign)
  }
}

struct ThemedCard<Content: View>: View {
  @Environment(\.theme) private var theme
  @Environment(\.elevation) private var elevation
  @ViewBuilder var content: Content

  var body: some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
      .background {
        RoundedRectangle(cornerRadius: theme.cornerRadius)
          .fill(theme == .terminal ? Color(white: 0.12) : .white)
          .shadow(color: .black.opacity(0.15), radius: elevation, y: elevation / 2)
      }
      .foregroundStyle(theme == .terminal ? .green : .primary)
  }
}

struct ThemedButtonStyle: ButtonStyle {
  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .fontWeight(.semibold)
      .padding(.vertical, 12)
      .frame(maxWidth: .infinity)
      .background(theme.accent.opacity(isEnabled ? 1 : 0.3))
      .foregroundStyle(theme == .terminal ? .black : .white)
      .clipShape(.rect(cornerRadius: theme.cornerRadius))
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .brightness(configuration.isPressed ? -0.1 : 0)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == ThemedButtonStyle {
  static var themed: ThemedButtonStyle { ThemedButtonStyle() }
}

struct ThemeEntryPicker: View {
  @State private var theme = AppTheme.classic
  @State private var name = ""
  @State private var notifications = true

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        HStack(spacing: 12) {
          ForEach(AppTheme.all) { candidate in
            VStack {
              RoundedRectangle(cornerRadius: candidate.cornerRadius)
                .fill(candidate.accent.gradient)
                .frame(height: 70)
                .overlay {
                  if candidate == theme {
                    Image(systemName: "checkmark").font(.title.bold()).foregroundStyle(.white)
                  }
                }
              Text(candidate.id)
                .font(.caption)
                .fontDesign(candidate.fontDesign)
            }
            .onTapGesture { withAnimation(.smooth) { theme = candidate } }
          }
        }
        ThemedCard {
          Text("Profile").font(.headline)
          TextField("Your name", text: $name)
          Toggle("Notifications", isOn: $notifications)
        }
        ThemedCard {
          VStack(alignment: .leading) {
            Text("Raised").font(.headline)
            Text("This card has an elevation of 12 points.")
          }
        }
        .environment(\.elevation, 12)
        Button("Save") {}
          .buttonStyle(.themed)
          .disabled(name.isEmpty)
        Button("Cancel") {}
          .buttonStyle(.themed)
          .transformEnvironment(\.theme) { $0.accent = .gray }
      }
      .padding()
    }
    .background(theme.background)
    .foregroundStyle(theme == .terminal ? .green : .primary)
    .theme(theme)
  }
}

#Preview {
  ThemeEntryPicker()
}
