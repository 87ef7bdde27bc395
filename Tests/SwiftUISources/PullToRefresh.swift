// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct PullToRefresh: View {
  enum Phase: Equatable {
    case idle
    case pulling(Double)
    case loading
  }
  @State private var phase = Phase.idle
  @State private var rows = (1...12).map(String.init)
  @State private var angle = Angle.zero

  var body: some View {
    ScrollView {
      ZStack(alignment: .top) {
        GeometryReader { proxy in
          let y = proxy.frame(in: .named("pull")).minY
          Color.clear
            .onChange(of: y) { newValue in
              guard phase != .loading else { return }
              if newValue > 90 {
                refresh()
              } else {
                phase = .pulling(Double(max(0, newValue) / 90))
              }
            }
        }
        .frame(height: 0)
        VStack(spacing: 1) {
          spinner.frame(height: phase == .loading ? 60 : 0).clipped()
          ForEach(rows, id: \.self) { row in
            Text("Message \(row)")
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding()
              .background(Color(.secondarySystemBackground))
              .transition(.move(edge: .leading))
          }
        }
      }
    }
    .coordinateSpace(name: "pull")
  }

  @ViewBuilder var spinner: some View {
    switch phase {
    case .idle:
      EmptyView()
    case .pulling(let amount):
      Circle().trim(from: 0, to: amount).stroke(.blue, lineWidth: 3).frame(width: 24, height: 24)
    case .loading:
      Circle()
        .trim(from: 0.1, to: 0.9)
        .stroke(.blue, style: .init(lineWidth: 3, lineCap: .round))
        .frame(width: 24, height: 24)
        .rotationEffect(angle)
        .onAppear {
          withAnimation(.linear(duration: 0.8).repeatForever(autoreverses: false)) {
            angle = .degrees(360)
          }
        }
    }
  }

  private func refresh() {
    withAnimation(.spring()) { phase = .loading }
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(1200)) {
      withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) {
        rows.insert("\(rows.count + 1)", at: 0)
        phase = .idle
      }
    }
  }
}

struct PullToRefresh_Previews: PreviewProvider {
  static var previews: some View { PullToRefresh() }
}
