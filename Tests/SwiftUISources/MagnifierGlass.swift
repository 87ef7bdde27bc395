// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct MagnifierModifier: ViewModifier {
  @GestureState private var location: CGPoint?
  var scale: CGFloat = 2
  var diameter: CGFloat = 130

  func body(content: Content) -> some View {
    content
      .overlay {
        GeometryReader { geo in
          if let location {
            content
              .frame(width: geo.size.width, height: geo.size.height)
              .scaleEffect(
                scale,
                anchor: UnitPoint(x: location.x / geo.size.width, y: location.y / geo.size.height)
              )
              .mask {
                Circle()
                  .frame(width: diameter, height: diameter)
                  .position(location)
              }
              .overlay {
                Circle()
                  .strokeBorder(.white, lineWidth: 4)
                  .frame(width: diameter, height: diameter)
                  .shadow(radius: 6)
                  .position(location)
              }
              .allowsHitTesting(false)
          }
        }
      }
      .contentShape(.rect)
      .gesture(
        DragGesture(minimumDistance: 0)
          .updating($location) { value, state, _ in state = value.location }
      )
  }
}

extension View {
  func magnifier(scale: CGFloat = 2, diameter: CGFloat = 130) -> some View {
    modifier(MagnifierModifier(scale: scale, diameter: diameter))
  }
}

struct CityMap: View {
  var body: some View {
    Canvas { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .color(Color(red: 0.93, green: 0.92, blue: 0.88)))
      var river = Path()
      river.move(to: CGPoint(x: 0, y: size.height * 0.3))
      river.addCurve(
        to: CGPoint(x: size.width, y: size.height * 0.7),
        control1: CGPoint(x: size.width * 0.4, y: size.height * 0.2),
        control2: CGPoint(x: size.width * 0.5, y: size.height * 0.9))
      context.stroke(river, with: .color(.blue.opacity(0.4)), lineWidth: 34)
      for index in 0..<9 {
        let t = CGFloat(index) / 8
        var street = Path()
        street.move(to: CGPoint(x: t * size.width, y: 0))
        street.addLine(
          to: CGPoint(x: (1 - t) * size.width * 0.4 + t * size.width * 0.8, y: size.height))
        street.move(to: CGPoint(x: 0, y: t * size.height))
        street.addLine(to: CGPoint(x: size.width, y: t * size.height * 0.9))
        context.stroke(
          street, with: .color(.white), style: StrokeStyle(lineWidth: index % 3 == 0 ? 8 : 3))
      }
      for (name, x, y) in [("Old Town", 0.3, 0.5), ("Harbour", 0.7, 0.25), ("Station", 0.65, 0.82)]
      {
        context.draw(
          Text(name).font(.system(size: 11, weight: .medium)).foregroundColor(.brown),
          at: CGPoint(x: size.width * x, y: size.height * y))
      }
      if let pin = context.resolveSymbol(id: "pin") {
        context.draw(pin, at: CGPoint(x: size.width * 0.5, y: size.height * 0.4), anchor: .bottom)
      }
    } symbols: {
      Image(systemName: "mappin.circle.fill")
        .font(.title)
        .foregroundStyle(.white, .red)
        .tag("pin")
    }
  }
}

struct MagnifierGlass: View {
  @State private var scale = 2.0

  var body: some View {
    VStack {
      CityMap()
        .magnifier(scale: scale)
        .clipShape(.rect(cornerRadius: 20))
        .frame(height: 460)
      LabeledContent("Magnification") {
        Slider(value: $scale, in: 1.2...4)
      }
      Text("Press and drag on the map")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding()
  }
}

#Preview {
  MagnifierGlass()
}
