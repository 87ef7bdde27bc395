// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Sneaker: Identifiable {
  let id: Int
  let name: String
  let price: Int
  let colors: [Color]
}

struct ProductPage: View {
  private let sneaker = Sneaker(
    id: 1, name: "Runner Zero", price: 129, colors: [.orange, .teal, .indigo, .black])
  @State private var color = 0
  @State private var size = 42
  @State private var inCart = 0
  @State private var expanded = false
  @State private var dragX: CGFloat = 0
  @Namespace private var namespace

  var body: some View {
    ZStack(alignment: .bottom) {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          ZStack {
            Circle()
              .fill(sneaker.colors[color].opacity(0.25))
              .scaleEffect(1.3)
              .offset(y: -60)
            Image(systemName: "shoeprints.fill")
              .resizable()
              .scaledToFit()
              .padding(70)
              .foregroundColor(sneaker.colors[color])
              .rotation3DEffect(
                .degrees(Double(dragX) / 2), axis: (x: 0, y: 1, z: 0), perspective: 0.6
              )
              .gesture(
                DragGesture()
                  .onChanged { dragX = $0.translation.width }
                  .onEnded { _ in
                    withAnimation(.spring(response: 0.5, dampingFraction: 0.4)) { dragX = 0 }
                  })
          }
          .frame(height: 340)
          .frame(maxWidth: .infinity)

          HStack(alignment: .firstTextBaseline) {
            Text(sneaker.name).font(.system(size: 32, weight: .heavy))
            Spacer()
            Text("$\(sneaker.price)").font(.title2)
          }
          HStack(spacing: 16) {
            ForEach(sneaker.colors.indices, id: \.self) { index in
              Circle()
                .fill(sneaker.colors[index])
                .frame(width: 30, height: 30)
                .padding(4)
                .background(
                  ZStack {
                    if color == index {
                      Circle()
                        .stroke(sneaker.colors[index], lineWidth: 2)
                        .matchedGeometryEffect(id: "ring", in: namespace)
                    }
                  }
                )
                .onTapGesture {
                  withAnimation(.spring()) { color = index }
                }
            }
          }
          ScrollView(.horizontal, showsIndicators: false) {
            HStack {
              ForEach(38..<48) { number in
                Button("\(number)") { size = number }
                  .frame(width: 52, height: 44)
                  .background(size == number ? Color.primary : Color.clear)
                  .foregroundColor(size == number ? Color(.systemBackground) : .primary)
                  .clipShape(RoundedRectangle(cornerRadius: 10))
                  .overlay(
                    RoundedRectangle(cornerRadius: 10).strokeBorder(Color.secondary, lineWidth: 1))
              }
            }
          }
          VStack(alignment: .leading) {
            Text(
              "A light everyday shoe with a sole that was tuned on gravel, asphalt and sand. The upper is knitted from one single thread, so nothing is wasted."
            )
            .lineLimit(expanded ? nil : 2)
            Button(expanded ? "Less" : "More") { withAnimation { expanded.toggle() } }
          }
          .font(.callout)
          Color.clear.frame(height: 90)
        }
        .padding(.horizontal, 24)
      }
      Button {
        withAnimation(.interpolatingSpring(stiffness: 200, damping: 9)) { inCart += 1 }
      } label: {
        HStack {
          Image(systemName: "bag")
            .overlay(alignment: .topTrailing) {
              if inCart > 0 {
                Text("\(inCart)")
                  .font(.caption2.bold())
                  .foregroundColor(.white)
                  .padding(5)
                  .background(Circle().fill(.red))
                  .offset(x: 10, y: -10)
                  .transition(.scale)
              }
            }
          Text("Add to bag").fontWeight(.semibold)
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 18)
        .background(sneaker.colors[color])
        .foregroundColor(.white)
        .cornerRadius(18)
      }
      .padding(24)
      .background(.ultraThinMaterial)
    }
    .ignoresSafeArea(edges: .bottom)
  }
}

struct ProductPage_Previews: PreviewProvider {
  static var previews: some View {
    ProductPage()
    ProductPage()
      .environment(\.sizeCategory, .extraExtraLarge)
      .previewDisplayName("Large text")
  }
}
