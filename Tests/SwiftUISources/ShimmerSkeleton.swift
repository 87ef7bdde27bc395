// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Shimmer: ViewModifier {
  @State private var phase: CGFloat = 0
  var duration = 1.5
  var bounce = false

  func body(content: Content) -> some View {
    content
      .modifier(
        AnimatedMask(phase: phase)
          .animation(
            Animation.linear(duration: duration).repeatForever(autoreverses: bounce))
      )
      .onAppear { phase = 0.8 }
  }

  struct AnimatedMask: AnimatableModifier {
    var phase: CGFloat = 0

    var animatableData: CGFloat {
      get { phase }
      set { phase = newValue }
    }

    func body(content: Content) -> some View {
      content.mask(GradientMask(phase: phase).scaleEffect(3))
    }
  }

  struct GradientMask: View {
    let phase: CGFloat
    let centerColor = Color.black
    let edgeColor = Color.black.opacity(0.3)

    var body: some View {
      LinearGradient(
        gradient: Gradient(stops: [
          .init(color: edgeColor, location: phase),
          .init(color: centerColor, location: phase + 0.1),
          .init(color: edgeColor, location: phase + 0.2),
        ]), startPoint: .topLeading, endPoint: .bottomTrailing)
    }
  }
}

extension View {
  @ViewBuilder func shimmering(active: Bool = true) -> some View {
    if active {
      modifier(Shimmer())
    } else {
      self
    }
  }
}

struct Article: Identifiable {
  let id: Int
  let title: String
  let summary: String
}

struct ShimmerSkeleton: View {
  @State private var loading = true

  private let articles = (1...6).map {
    Article(
      id: $0, title: "Headline number \($0)",
      summary: "Two lines of summary that are replaced by grey boxes while the page is loading.")
  }

  var body: some View {
    VStack {
      Toggle("Loading", isOn: $loading.animation())
        .padding(.horizontal)
      List(articles) { article in
        HStack(alignment: .top, spacing: 12) {
          if loading {
            RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.4)).frame(
              width: 64, height: 64)
          } else {
            RoundedRectangle(cornerRadius: 8).fill(Color.orange).frame(width: 64, height: 64)
          }
          VStack(alignment: .leading, spacing: 6) {
            Text(article.title).font(.headline)
            Text(article.summary).font(.subheadline).foregroundColor(.secondary)
          }
        }
        .padding(.vertical, 4)
        .redacted(reason: loading ? .placeholder : [])
        .shimmering(active: loading)
      }
      .listStyle(PlainListStyle())
    }
  }
}

struct ShimmerSkeleton_Previews: PreviewProvider {
  static var previews: some View {
    ShimmerSkeleton()
  }
}
