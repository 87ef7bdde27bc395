// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct OnboardingPage: Identifiable {
  let id = UUID().uuidString
  let image: String
  let title: LocalizedStringKey
  let text: String
}

struct Onboarding: View {
  @AppStorage("didOnboard") private var didOnboard = false
  @State private var page = 0
  @State private var drag: CGFloat = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale

  private let pages = [
    OnboardingPage(image: "hare", title: "Fast", text: "Springs that start where your hand was."),
    OnboardingPage(image: "hand.raised", title: "**Direct**", text: "Everything can be caught."),
    OnboardingPage(image: "moon", title: "Calm", text: "Nothing blinks, nothing jumps."),
  ]

  var body: some View {
    GeometryReader { geo in
      VStack {
        HStack(spacing: 0) {
          ForEach(pages) { item in
            VStack(spacing: 20) {
              Image(systemName: item.image)
                .font(.system(size: 90, weight: .light))
                .foregroundStyle(
                  .linearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
              Text(item.title).font(.largeTitle)
              Text(item.text)
                .multilineTextAlignment(.center)
                .foregroundStyle(.secondary)
                .lineSpacing(4)
                .minimumScaleFactor(0.8)
            }
            .padding(40)
            .frame(width: geo.size.width)
          }
        }
        .frame(width: geo.size.width, alignment: .leading)
        .offset(x: -CGFloat(page) * geo.size.width + drag)
        .gesture(
          DragGesture()
            .onChanged { drag = $0.translation.width }
            .onEnded { value in
              let next = (value.predictedEndTranslation.width / geo.size.width).rounded()
              withAnimation(reduceMotion ? nil : .spring(response: 0.4, dampingFraction: 0.9)) {
                page = min(max(page - Int(min(max(next, -1), 1)), 0), pages.count - 1)
                drag = 0
              }
            }
        )
        Spacer()
        HStack(spacing: 8) {
          ForEach(0..<pages.count, id: \.self) { i in
            Capsule()
              .fill(i == page ? Color.blue : Color.gray.opacity(0.4))
              .frame(width: i == page ? 24 : 8, height: 8)
          }
        }
        Button(page == pages.count - 1 ? "Start" : "Next") {
          withAnimation(.spring()) {
            if page < pages.count - 1 { page += 1 } else { didOnboard = true }
          }
        }
        .font(.headline)
        .foregroundColor(.white)
        .frame(maxWidth: sizeClass == .regular ? 400 : .infinity)
        .padding()
        .background(Color.blue, in: RoundedRectangle(cornerRadius: 14))
        .padding()
      }
    }
    .onChange(of: scenePhase) { phase in
      if phase == .background { drag = 0 }
    }
    .environment(\.horizontalSizeClass, direction == .leftToRight ? sizeClass : .compact)
  }
}

struct Onboarding_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(["iPhone SE", "iPhone 15"], id: \.self) { name in
      Onboarding()
        .previewDevice(PreviewDevice(rawValue: name))
        .previewDisplayName(name)
        .environment(\.colorScheme, .dark)
    }
  }
}
