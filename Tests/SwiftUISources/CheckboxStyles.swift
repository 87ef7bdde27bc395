// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        .imageScale(.large)
        .foregroundColor(configuration.isOn ? .accentColor : .secondary)
      configuration.label
    }
    .onTapGesture { withAnimation(.snappy) { configuration.isOn.toggle() } }
  }
}

struct NeumorphicButtonStyle: ButtonStyle {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(24)
      .contentShape(Circle())
      .background(
        ZStack {
          if configuration.isPressed {
            Circle()
              .fill(base)
              .overlay(
                Circle().stroke(Color.gray, lineWidth: 4).blur(radius: 4).offset(x: 2, y: 2).mask(
                  Circle().fill(
                    LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))))
          } else {
            Circle()
              .fill(base)
              .shadow(color: Color.black.opacity(0.2), radius: 10, x: 10, y: 10)
              .shadow(color: Color.white.opacity(0.7), radius: 10, x: -5, y: -5)
          }
        }
      )
      .saturation(isEnabled ? 1 : 0)
      .animation(.easeOut(duration: 0.12), value: configuration.isPressed)
  }
  private var base: Color {
    scheme == .dark ? Color(white: 0.15) : Color(red: 225 / 255, green: 225 / 255, blue: 235 / 255)
  }
}

extension ButtonStyle where Self == NeumorphicButtonStyle {
  static var neumorphic: NeumorphicButtonStyle { .init() }
}

extension View {
  func cardStyle(_ color: Color = .white) -> some View {
    self
      .padding()
      .background(color)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .shadow(radius: 2)
  }

  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct CheckboxStyles: View {
  @State private var items = ["Milk": false, "Eggs": true, "Salt": false]
  @State private var pressed = 0

  var body: some View {
    VStack(spacing: 20) {
      ForEach(items.keys.sorted(), id: \.self) { key in
        Toggle(key, isOn: Binding(get: { items[key, default: false] }, set: { items[key] = $0 }))
          .toggleStyle(CheckboxStyle())
      }
      .cardStyle(Color(.secondarySystemBackground))
      Button(action: { pressed += 1 }) {
        Image(systemName: "heart.fill").foregroundColor(.gray)
      }
      .buttonStyle(.neumorphic)
      .if(pressed > 3) { $0.overlay(Text("\(pressed)"), alignment: .topTrailing) }
      Button("Delete", role: .destructive) {}
        .buttonStyle(.bordered)
        .controlSize(.small)
      Label {
        Text("Custom").strikethrough()
      } icon: {
        Circle().fill(.red).frame(width: 10)
      }
      .labelStyle(.titleAndIcon)
    }
    .padding()
  }
}

#Preview("Styles", traits: .landscapeLeft) { CheckboxStyles() }
