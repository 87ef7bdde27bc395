// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct MiniPlayer: View {
  @Namespace private var animation
  @State private var expanded = false
  @State private var offset: CGFloat = 0
  @State private var playing = false
  @State private var progress = 0.25
  @EnvironmentObject private var library: Library

  private var height: CGFloat { UIScreen.main.bounds.height / 3 }
  private var safeTop: CGFloat {
    (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first?.safeAreaInsets
      .top ?? 0
  }

  var body: some View {
    VStack {
      Capsule()
        .fill(Color.gray)
        .frame(width: expanded ? 60 : 0, height: expanded ? 4 : 0)
        .opacity(expanded ? 1 : 0)
        .padding(.top, expanded ? safeTop : 0)
      HStack(spacing: 15) {
        if expanded { Spacer(minLength: 0) }
        RoundedRectangle(cornerRadius: 15)
          .fill(library.current.color)
          .frame(width: expanded ? height : 55, height: expanded ? height : 55)
        if !expanded {
          Text(library.current.title)
            .font(.title2)
            .fontWeight(.bold)
            .matchedGeometryEffect(id: "Label", in: animation)
        }
        Spacer(minLength: 0)
        if !expanded {
          Button(
            action: { playing.toggle() },
            label: {
              Image(systemName: playing ? "pause.fill" : "play.fill").font(.title2).foregroundColor(
                .primary)
            })
        }
      }
      .padding(.horizontal)
      VStack(spacing: 15) {
        Spacer(minLength: 0)
        if expanded {
          Text(library.current.title).font(.title2).matchedGeometryEffect(
            id: "Label", in: animation)
        }
        Slider(value: $progress)
        Capsule()
          .fill(
            LinearGradient(
              gradient: .init(colors: [Color.primary.opacity(0.7), Color.primary.opacity(0.1)]),
              startPoint: .leading, endPoint: .trailing)
          )
          .frame(height: 4)
        Spacer(minLength: 0)
      }
      .frame(width: expanded ? nil : 0, height: expanded ? nil : 0)
      .opacity(expanded ? 1 : 0)
    }
    .frame(maxHeight: expanded ? .infinity : 80)
    .background(
      VStack(spacing: 0) {
        Rectangle().fill(.thinMaterial)
        Divider()
      }
      .onTapGesture { withAnimation(.spring()) { expanded = true } }
    )
    .cornerRadius(expanded ? 20 : 0)
    .offset(y: expanded ? 0 : -48)
    .offset(y: offset)
    .gesture(DragGesture().onEnded(onEnded(value:)).onChanged(onChanged(value:)))
    .ignoresSafeArea()
  }

  func onChanged(value: DragGesture.Value) {
    if value.translation.height > 0 && expanded { offset = value.translation.height }
  }

  func onEnded(value: DragGesture.Value) {
    withAnimation(.interactiveSpring(response: 0.5, dampingFraction: 0.95, blendDuration: 0.95)) {
      if value.translation.height > height { expanded = false }
      offset = 0
    }
  }
}

final class Library: ObservableObject {
  struct Song {
    var title: String
    var color: Color
  }
  @Published var current = Song(title: "Elastic", color: .purple)
}

struct MiniPlayer_Previews: PreviewProvider {
  static var previews: some View {
    ZStack(alignment: .bottom) {
      Color(.systemBackground)
      MiniPlayer()
    }
    .environmentObject(Library())
  }
}
