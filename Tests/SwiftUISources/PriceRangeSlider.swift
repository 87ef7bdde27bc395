// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct RangedSliderView: View {
  let currentValue: Binding<ClosedRange<Float>>
  let sliderBounds: ClosedRange<Int>

  init(value: Binding<ClosedRange<Float>>, bounds: ClosedRange<Int>) {
    self.currentValue = value
    self.sliderBounds = bounds
  }

  var body: some View {
    GeometryReader { geometry in
      sliderView(sliderSize: geometry.size)
    }
  }

  @ViewBuilder private func sliderView(sliderSize: CGSize) -> some View {
    let sliderViewYCenter = sliderSize.height / 2
    let sliderBoundDifference = sliderBounds.count
    let stepWidthInPixel = CGFloat(sliderSize.width) / CGFloat(sliderBoundDifference)
    ZStack {
      RoundedRectangle(cornerRadius: 2)
        .fill(Color.gray.opacity(0.3))
        .frame(height: 4)
      ZStack {
        let leftThumbLocation: CGFloat =
          currentValue.wrappedValue.lowerBound == Float(sliderBounds.lowerBound)
          ? 0
          : CGFloat(currentValue.wrappedValue.lowerBound - Float(sliderBounds.lowerBound))
            * stepWidthInPixel
        let rightThumbLocation =
          CGFloat(currentValue.wrappedValue.upperBound - Float(sliderBounds.lowerBound))
          * stepWidthInPixel

        Path { path in
          path.move(to: .init(x: leftThumbLocation, y: sliderViewYCenter))
          path.addLine(to: .init(x: rightThumbLocation, y: sliderViewYCenter))
        }
        .stroke(Color.black, lineWidth: 4)

        thumbView(
          position: CGPoint(x: leftThumbLocation, y: sliderViewYCenter),
          value: Float(currentValue.wrappedValue.lowerBound)
        )
        .highPriorityGesture(
          DragGesture().onChanged { dragValue in
            let dragLocation = dragValue.location
            let xThumbOffset = min(max(0, dragLocation.x), sliderSize.width)
            let newValue = Float(sliderBounds.lowerBound) + Float(xThumbOffset / stepWidthInPixel)
            if newValue < currentValue.wrappedValue.upperBound {
              currentValue.wrappedValue = newValue...currentValue.wrappedValue.upperBound
            }
          })

        thumbView(
          position: CGPoint(x: rightThumbLocation, y: sliderViewYCenter),
          value: currentValue.wrappedValue.upperBound
        )
        .highPriorityGesture(
          DragGesture().onChanged { dragValue in
            let dragLocation = dragValue.location
            let xThumbOffset = min(
              max(CGFloat(leftThumbLocation), dragLocation.x), sliderSize.width)
            var newValue = Float(xThumbOffset / stepWidthInPixel) + Float(sliderBounds.lowerBound)
            newValue = min(newValue, Float(sliderBounds.upperBound))
            if newValue > currentValue.wrappedValue.lowerBound {
              currentValue.wrappedValue = currentValue.wrappedValue.lowerBound...newValue
            }
          })
      }
    }
  }

  @ViewBuilder func thumbView(position: CGPoint, value: Float) -> some View {
    ZStack {
      Text(String(Int(value)))
        .font(.callout.weight(.semibold))
        .offset(y: -28)
      Circle()
        .frame(width: 28, height: 28)
        .foregroundColor(.white)
        .shadow(color: Color.black.opacity(0.16), radius: 8, x: 0, y: 2)
        .contentShape(Rectangle())
    }
    .position(x: position.x, y: position.y)
  }
}

struct PriceRangeSlider: View {
  @State private var prices: ClosedRange<Float> = 120...640
  private let histogram: [CGFloat] = [2, 5, 9, 14, 22, 30, 26, 19, 15, 12, 8, 6, 3, 2, 1]

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text("Price range").font(.title2).bold()
      VStack(spacing: 0) {
        HStack(alignment: .bottom, spacing: 3) {
          ForEach(histogram.indices, id: \.self) { i in
            let price = Float(i) / Float(histogram.count) * 1000
            RoundedRectangle(cornerRadius: 3)
              .fill(prices.contains(price) ? Color.black : Color.gray.opacity(0.3))
              .frame(height: histogram[i] * 4)
          }
        }
        RangedSliderView(value: $prices, bounds: 0...1000)
          .frame(height: 70)
      }
      HStack {
        box("Minimum", prices.lowerBound)
        Text("–")
        box("Maximum", prices.upperBound)
      }
      Button("Show \(Int(prices.upperBound - prices.lowerBound) / 3) homes") {}
        .font(.headline)
        .foregroundColor(.white)
        .frame(maxWidth: .infinity, minHeight: 50)
        .background(Color.black)
        .cornerRadius(12)
    }
    .padding(24)
  }

  private func box(_ title: String, _ value: Float) -> some View {
    VStack(alignment: .leading) {
      Text(title).font(.caption).foregroundColor(.secondary)
      Text("€\(value, specifier: "%.0f")")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray))
  }
}

struct PriceRangeSlider_Previews: PreviewProvider {
  static var previews: some View {
    PriceRangeSlider()
  }
}
