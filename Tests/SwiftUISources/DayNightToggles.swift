// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct DayNightToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      ZStack {
        Capsule()
          .fill(
            configuration.isOn
              ? Color(red: 0.1, green: 0.12, blue: 0.3) : Color(red: 0.45, green: 0.75, blue: 0.98))
        ForEach(0..<6) { index in
          Circle()
            .fill(Color.white)
            .frame(width: CGFloat(index % 3 + 1))
            .offset(x: CGFloat(index * 8 - 30), y: CGFloat((index * 7) % 20 - 10))
            .opacity(configuration.isOn ? 1 : 0)
        }
        Circle()
          .fill(configuration.isOn ? Color(white: 0.9) : .yellow)
          .padding(4)
          .overlay(
            Circle()
              .fill(Color(red: 0.1, green: 0.12, blue: 0.3))
              .padding(4)
              .offset(x: 8, y: -5)
              .scaleEffect(configuration.isOn ? 1 : 0, anchor: .topTrailing)
              .clipShape(Circle())
          )
          .frame(width: 40)
          .offset(x: configuration.isOn ? 20 : -20)
      }
      .frame(width: 80, height: 40)
      .clipShape(Capsule())
      .onTapGesture {
        withAnimation(.spring(response: 0.5, dampingFraction: 0.65)) {
          configuration.isOn.toggle()
        }
      }
    }
  }
}

struct PowerToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(action: { configuration.isOn.toggle() }) {
      Image(systemName: "power")
        .font(.system(size: 30, weight: .bold))
        .foregroundColor(configuration.isOn ? .green : .gray)
        .padding(24)
        .background(
          Circle()
            .fill(Color(white: 0.93))
            .shadow(
              color: .white, radius: 6, x: configuration.isOn ? 4 : -6,
              y: configuration.isOn ? 4 : -6
            )
            .shadow(
              color: Color.black.opacity(0.25), radius: 6, x: configuration.isOn ? -4 : 6,
              y: configuration.isOn ? -4 : 6)
        )
    }
    .buttonStyle(PlainButtonStyle())
    .animation(.easeOut(duration: 0.2), value: configuration.isOn)
  }
}

struct CheckRowStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      RoundedRectangle(cornerRadius: 6)
        .stroke(lineWidth: 2)
        .frame(width: 26, height: 26)
        .overlay(
          CheckMark()
            .trim(from: 0, to: configuration.isOn ? 1 : 0)
            .stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
            .padding(6)
        )
        .foregroundColor(.purple)
      configuration.label
      Spacer()
    }
    .contentShape(Rectangle())
    .onTapGesture {
      withAnimation(.easeInOut(duration: 0.25)) { configuration.$isOn.wrappedValue.toggle() }
    }
  }
}

struct CheckMark: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.width * 0.35, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    return path
  }
}

struct DayNightToggles: View {
  @State private var night = false
  @State private var power = true
  @State private var items = [("Milk", true), ("Bread", false), ("Apples", false)]

  var body: some View {
    VStack(spacing: 40) {
      Toggle("Appearance", isOn: $night)
        .toggleStyle(DayNightToggleStyle())
      Toggle(isOn: $power) { EmptyView() }
        .toggleStyle(PowerToggleStyle())
      VStack(spacing: 14) {
        ForEach(items.indices, id: \.self) { index in
          Toggle(items[index].0, isOn: $items[index].1)
        }
      }
      .toggleStyle(CheckRowStyle())
      Toggle(isOn: $night) {
        Label("System switch", systemImage: "moon")
      }
      .toggleStyle(.switch)
      .tint(.indigo)
    }
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(white: 0.93).edgesIgnoringSafeArea(.all))
    .environment(\.colorScheme, .light)
  }
}

struct DayNightToggles_Previews: PreviewProvider {
  static var previews: some View {
    DayNightToggles()
  }
}
