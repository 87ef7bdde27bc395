// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct LongPressMenu: View {
  @State private var menuShown = false
  @State private var pressed = false
  @State private var choice = "Nothing yet"
  private let actions: [(name: String, icon: String, role: ButtonRole?)] = [
    ("Copy", "doc.on.doc", nil), ("Share", "square.and.arrow.up", nil),
    ("Delete", "trash", .destructive),
  ]

  var body: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      if menuShown {
        Rectangle()
          .fill(.ultraThinMaterial)
          .ignoresSafeArea()
          .onTapGesture { withAnimation(.easeOut(duration: 0.2)) { menuShown = false } }
          .transition(.opacity)
      }
      VStack(spacing: 14) {
        Text("Hold me")
          .font(.title2.weight(.semibold))
          .foregroundStyle(.white)
          .frame(width: 220, height: 120)
          .background(.orange.gradient, in: .rect(cornerRadius: 22))
          .scaleEffect(pressed ? 0.94 : menuShown ? 1.06 : 1)
          .shadow(color: .black.opacity(menuShown ? 0.4 : 0), radius: 20, y: 10)
          .onLongPressGesture(minimumDuration: 0.45) {
            UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
            withAnimation(.spring(duration: 0.4, bounce: 0.35)) { menuShown = true }
          } onPressingChanged: { value in
            withAnimation(.easeInOut(duration: 0.3)) { pressed = value }
          }
        if menuShown {
          VStack(spacing: 0) {
            ForEach(actions, id: \.name) { action in
              Button(role: action.role) {
                choice = action.name
                withAnimation { menuShown = false }
              } label: {
                HStack {
                  Text(action.name)
                  Spacer()
                  Image(systemName: action.icon)
                }
                .padding(.horizontal)
                .frame(height: 46)
                .contentShape(.rect)
              }
              if action.name != actions.last?.name { Divider() }
            }
          }
          .frame(width: 230)
          .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
          .transition(
            .scale(scale: 0.1, anchor: .top).combined(with: .opacity)
              .animation(.spring(response: 0.35, dampingFraction: 0.7)))
        }
      }
      VStack {
        Spacer()
        Text(choice).foregroundColor(.white)
      }
    }
  }
}

struct LongPressMenu_Previews: PreviewProvider {
  static var previews: some View { LongPressMenu() }
}
