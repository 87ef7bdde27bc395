// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Numbers at the edges of `Double`, as divisions by 0 give, in effects, styles, texts and images.
@MainActor
@Suite struct ExtremeStyleNumberTests {
  private let red = Color.red

  @Test func `effects accept any number`() {
    let sweep = NumberSweep()
    sweep.checkAnimated("scaleEffect") { red.scaleEffect($0) }
    sweep.checkAnimated("scaleEffect x") { red.scaleEffect(x: $0, y: 1, anchor: .leading) }
    sweep.check("scaleEffect anchor") { red.scaleEffect(2, anchor: UnitPoint(x: $0, y: $0)) }
    sweep.checkAnimated("rotationEffect") { red.rotationEffect(.degrees(Double($0))) }
    sweep.checkAnimated("rotationEffect radians") { red.rotationEffect(.radians(Double($0))) }
    sweep.check("rotationEffect anchor") {
      red.rotationEffect(.degrees(30), anchor: UnitPoint(x: $0, y: 0))
    }
    sweep.checkAnimated("rotation3DEffect") {
      red.rotation3DEffect(.degrees(Double($0)), axis: (x: 1, y: 0, z: 0))
    }
    sweep.checkAnimated("rotation3DEffect perspective") {
      red.rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0), perspective: $0)
    }
    sweep.check("rotation3DEffect anchorZ") {
      red.rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0), anchorZ: $0)
    }
    sweep.check("rotation3DEffect axis") {
      red.rotation3DEffect(.degrees(30), axis: (x: $0, y: 1, z: $0))
    }
    sweep.check("transformEffect") { red.transformEffect(CGAffineTransform(scaleX: $0, y: 1)) }
    sweep.check("transformEffect translation") {
      red.transformEffect(CGAffineTransform(translationX: $0, y: $0))
    }
    sweep.check("projectionEffect") {
      red.projectionEffect(
        ProjectionTransform(CGAffineTransform(a: $0, b: $0, c: 1, d: 1, tx: 3, ty: $0)))
    }
    sweep.checkAnimated("opacity") { red.opacity(Double($0)) }
    sweep.checkAnimated("blur") { red.blur(radius: $0) }
    sweep.checkAnimated("shadow radius") { red.shadow(radius: $0) }
    sweep.checkAnimated("shadow x") { red.shadow(radius: 4, x: $0, y: $0) }
    sweep.checkAnimated("brightness") { red.brightness(Double($0)) }
    sweep.checkAnimated("contrast") { red.contrast(Double($0)) }
    sweep.checkAnimated("saturation") { red.saturation(Double($0)) }
    sweep.checkAnimated("grayscale") { red.grayscale(Double($0)) }
    sweep.checkAnimated("hueRotation") { red.hueRotation(.degrees(Double($0))) }
    sweep.check("luminance etc") { red.colorMultiply(Color(white: Double($0))) }
    #expect(sweep.defects == [])
  }

  @Test func `styles accept any number`() {
    let sweep = NumberSweep()
    sweep.checkAnimated("gradient location") {
      LinearGradient(
        stops: [.init(color: .red, location: $0), .init(color: .blue, location: 1)],
        startPoint: .top, endPoint: .bottom)
    }
    sweep.checkAnimated("gradient point") {
      LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: $0, y: 0), endPoint: .bottom)
    }
    sweep.checkAnimated("radial gradient start") {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: $0, endRadius: 50)
    }
    sweep.checkAnimated("radial gradient end") {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: $0)
    }
    sweep.check("radial gradient center") {
      RadialGradient(
        colors: [.red, .blue], center: UnitPoint(x: $0, y: $0), startRadius: 0, endRadius: 20)
    }
    sweep.checkAnimated("angular gradient") {
      AngularGradient(
        colors: [.red, .blue], center: .center, startAngle: .degrees(Double($0)),
        endAngle: .degrees(90))
    }
    sweep.check("angular gradient end") {
      AngularGradient(
        colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(Double($0)))
    }
    sweep.check("elliptical gradient") {
      EllipticalGradient(
        colors: [.red, .blue], center: .center, startRadiusFraction: $0, endRadiusFraction: 0.5)
    }
    sweep.check("elliptical gradient end") {
      EllipticalGradient(
        colors: [.red, .blue], center: .center, startRadiusFraction: 0, endRadiusFraction: $0)
    }
    sweep.check("mesh gradient") { n in
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [Float(n), 0], [0, 1], [1, 1]],
        colors: [.red, .blue, .green, .red])
    }
    sweep.checkAnimated("Color red") { Color(red: Double($0), green: 0, blue: 0) }
    sweep.check("Color hue") { Color(hue: Double($0), saturation: 1, brightness: 1) }
    sweep.check("Color saturation") {
      Color(hue: 0.4, saturation: Double($0), brightness: Double($0))
    }
    sweep.check("Color white") { Color(white: Double($0), opacity: Double($0)) }
    sweep.check("Color opacity") { Color.red.opacity(Double($0)) }
    sweep.check("Color mix") { Color.red.mix(with: .blue, by: Double($0)) }
    sweep.check("Color P3") { Color(.displayP3, red: Double($0), green: 0, blue: 0) }
    sweep.check("style shadow") { Circle().fill(red.shadow(.drop(radius: $0, x: $0, y: 0))) }
    sweep.check("style inner shadow") { Circle().fill(red.shadow(.inner(radius: $0, x: $0, y: 0))) }
    sweep.check("ImagePaint") {
      Rectangle().fill(ImagePaint(image: Image(systemName: "star"), scale: $0))
    }
    sweep.check("material opacity") { Rectangle().fill(.ultraThinMaterial.opacity(Double($0))) }
    #expect(sweep.defects == [])
  }

  @Test func `texts and images accept any number`() {
    let sweep = NumberSweep()
    sweep.checkAnimated("font size") { Text("abc").font(.system(size: $0)) }
    sweep.check("font custom") { Text("abc").font(.custom("Inter", size: $0)) }
    sweep.check("font fixed") { Text("abc").font(.custom("Inter", fixedSize: $0)) }
    sweep.checkAnimated("kerning") { Text("abc").kerning($0) }
    sweep.checkAnimated("tracking") { Text("abc").tracking($0) }
    sweep.checkAnimated("baselineOffset") { Text("abc").baselineOffset($0) }
    sweep.checkAnimated("lineSpacing") { Text("abc\ndef").lineSpacing($0) }
    sweep.check("minimumScaleFactor") { Text("abcdef").minimumScaleFactor($0).frame(width: 20) }
    sweep.check("Text number") { Text("\(Double($0))") }
    sweep.check("Text format") { Text(Double($0), format: .number) }
    sweep.check("Text percent") { Text(Double($0), format: .percent.precision(.fractionLength(2))) }
    sweep.check("Text date") {
      Text(Date(timeIntervalSinceReferenceDate: Double($0)), style: .date)
    }
    sweep.check("Text timer") {
      Text(Date(timeIntervalSinceReferenceDate: Double($0)), style: .timer)
    }
    sweep.check("Text relative") {
      Text(Date(timeIntervalSinceReferenceDate: Double($0)), style: .relative)
    }
    sweep.check("ScaledMetric") { Scaled($0) }
    sweep.check("symbol size") { Image(systemName: "star").font(.system(size: $0)) }
    sweep.check("symbol variable") { Image(systemName: "wifi", variableValue: Double($0)) }
    sweep.check("image capInsets") {
      Image(systemName: "star").resizable(
        capInsets: EdgeInsets(top: $0, leading: $0, bottom: 1, trailing: 1), resizingMode: .tile)
    }
    sweep.check("image frame") {
      Image(systemName: "star").resizable().scaledToFill().frame(width: $0, height: 20)
    }
    sweep.check("label spacing") {
      Label("a", systemImage: "star").imageScale(.large).frame(height: $0)
    }
    #expect(sweep.defects == [])
  }
}

private struct Scaled: View {
  @ScaledMetric var length: CGFloat
  init(_ n: CGFloat) { _length = ScaledMetric(wrappedValue: n) }
  var body: some View { Color.red.frame(width: length) }
}
