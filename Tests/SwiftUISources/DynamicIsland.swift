// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

enum IslandState: Int, Hashable, CaseIterable { case idle, call, timer, music }

struct DynamicIsland: View {
  @State private var state: IslandState = .idle
  @State private var reveal = false
  @Environment(\.accessibilityReduceMotion) var reduceMotion

  private var size: CGSize {
    switch state {
    case .idle: CGSize(width: 126, height: 37)
    case .call: CGSize(width: 340, height: 84)
    case .timer: CGSize(width: 230, height: 37)
    case .music: CGSize(width: 340, height: 180)
    }
  }

  var body: some View {
    VStack {
      RoundedRectangle(
        cornerRadius: state == .idle || state == .timer ? 18.5 : 42, style: .continuous
      )
      .fill(.black)
      .frame(width: size.width, height: size.height)
      .overlay {
        Group {
          switch state {
          case .idle: EmptyView()
          case .call: CallRow()
          case .timer:
            HStack {
              Image(systemName: "timelapse")
              Spacer()
              Text("0:42").monospacedDigit()
            }.padding(.horizontal)
          case .music: MusicBars()
          }
        }
        .foregroundStyle(.white)
        .transition(.blurReplace0)
      }
      .clipShape(RoundedRectangle(cornerRadius: 42))
      .onTapGesture { next() }
      .onLongPressGesture(minimumDuration: 0.3) { state = .music }
      Spacer()
      Picker0(selection: $state)
    }
    .padding(.top, 11)
    .animation(
      reduceMotion ? .easeInOut(duration: 0.2) : .spring(response: 0.45, dampingFraction: 0.68),
      value: state)
  }

  private func next() {
    state = IslandState(rawValue: (state.rawValue + 1) % IslandState.allCases.count) ?? .idle
  }
}

struct Picker0: View {
  @Binding var selection: IslandState
  var body: some View {
    HStack {
      ForEach(IslandState.allCases, id: \.rawValue) { item in
        Button(String(describing: item)) { selection = item }.tint(
          item == selection ? .orange : .gray)
      }
    }
    .buttonStyle(.bordered)
  }
}

struct CallRow: View {
  var body: some View {
    HStack {
      Circle().fill(.gray).frame(width: 50, height: 50)
      VStack(alignment: .leading) {
        Text("mobile").font(.caption).opacity(0.6)
        Text("Mina").font(.headline)
      }
      Spacer()
      ForEach([Color.red, .green], id: \.self) { color in
        Circle().fill(color).frame(width: 44, height: 44).overlay(Image(systemName: "phone"))
      }
    }
    .padding(.horizontal, 18)
  }
}

struct MusicBars: View {
  @State private var up = false
  var body: some View {
    HStack(alignment: .bottom, spacing: 4) {
      ForEach(0..<12, id: \.self) { i in
        Capsule()
          .frame(width: 6, height: up ? CGFloat((i * 37) % 60 + 20) : 12)
          .animation(
            .easeInOut(duration: 0.4).repeatForever().delay(Double(i) * 0.05).speed(1.2), value: up)
      }
    }
    .frame(height: 90, alignment: .bottom)
    .onAppear { up = true }
  }
}

extension AnyTransition {
  static var blurReplace0: AnyTransition {
    .modifier(
      active: BlurModifier(radius: 12, opacity: 0), identity: BlurModifier(radius: 0, opacity: 1))
  }
}

struct BlurModifier: ViewModifier {
  let radius: CGFloat
  let opacity: Double
  func body(content: Content) -> some View { content.blur(radius: radius).opacity(opacity) }
}

#Preview { DynamicIsland() }
