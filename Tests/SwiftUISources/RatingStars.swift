// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct RatingView: View {
  @Binding var rating: Int
  var label = ""
  var maximumRating = 5
  var offImage: Image?
  var onImage = Image(systemName: "star.fill")
  var offColor = Color.gray
  var onColor = Color.yellow

  var body: some View {
    HStack {
      if label.isEmpty == false {
        Text(label)
      }
      ForEach(1..<maximumRating + 1, id: \.self) { number in
        Button {
          rating = number
        } label: {
          image(for: number)
            .foregroundStyle(number > rating ? offColor : onColor)
        }
      }
    }
    .buttonStyle(.plain)
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue(rating == 1 ? "1 star" : "\(rating) stars")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: if rating < maximumRating { rating += 1 }
      case .decrement: if rating > 1 { rating -= 1 }
      default: break
      }
    }
  }

  func image(for number: Int) -> Image {
    if number > rating {
      offImage ?? onImage
    } else {
      onImage
    }
  }
}

struct FractionalStars: View {
  var value: Double
  var body: some View {
    let stars = HStack(spacing: 2) {
      ForEach(0..<5) { _ in Image(systemName: "star.fill") }
    }
    stars
      .foregroundColor(.gray.opacity(0.3))
      .overlay(
        GeometryReader { g in
          ZStack(alignment: .leading) {
            Rectangle()
              .frame(width: CGFloat(value / 5) * g.size.width)
              .foregroundColor(.orange)
          }
        }
        .mask(stars)
      )
  }
}

struct DragStars: View {
  @State private var value = 2.5
  private let size: CGFloat = 44

  var body: some View {
    VStack {
      HStack(spacing: 0) {
        ForEach(0..<5) { index in
          let fill = value - Double(index)
          Image(
            systemName: fill >= 1 ? "star.fill" : fill >= 0.5 ? "star.leadinghalf.filled" : "star"
          )
          .resizable()
          .aspectRatio(contentMode: .fit)
          .padding(4)
          .frame(width: size, height: size)
          .foregroundColor(.pink)
          .scaleEffect(fill > 0 ? 1.1 : 0.9)
        }
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .local)
          .onChanged { gesture in
            let raw = Double(gesture.location.x / size)
            value = max(0, min(5, (raw * 2).rounded(.up) / 2))
          }
      )
      .animation(.interactiveSpring(response: 0.2, dampingFraction: 0.5), value: value)
      Text(value, format: .number.precision(.fractionLength(1)))
        .font(.title.monospacedDigit())
    }
  }
}

struct RatingStars: View {
  @State private var rating = 4
  @State private var hearts = 2

  var body: some View {
    Form {
      Section("Tap") {
        RatingView(rating: $rating)
        RatingView(
          rating: $hearts, label: "Love:", maximumRating: 7, offImage: Image(systemName: "heart"),
          onImage: Image(systemName: "heart.fill"), onColor: .red)
      }
      Section("Average") {
        HStack {
          FractionalStars(value: 3.7)
          Text("3.7 (1,204)").foregroundColor(.secondary)
        }
        HStack {
          FractionalStars(value: 4.2).font(.title)
          Spacer()
          Text("4.2")
        }
      }
      Section("Drag") {
        DragStars().frame(maxWidth: .infinity)
      }
    }
  }
}

#Preview {
  RatingStars()
}
