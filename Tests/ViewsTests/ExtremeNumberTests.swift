// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Numbers at the edges of `Double`, as divisions by 0 give, in modifiers, shapes, styles and texts.
@MainActor
@Suite struct ExtremeNumberTests {
  private let red = Color.red

  @Test func `layout accepts any number`() {
    let sweep = NumberSweep()
    sweep.checkAnimated("frame width") { red.frame(width: $0) }
    sweep.checkAnimated("frame height") { red.frame(height: $0) }
    sweep.checkAnimated("frame minWidth") { red.frame(minWidth: $0) }
    sweep.checkAnimated("frame idealWidth") { red.frame(idealWidth: $0).fixedSize() }
    sweep.checkAnimated("frame maxWidth") { red.frame(maxWidth: $0) }
    sweep.checkAnimated("frame minHeight") { red.frame(minHeight: $0, maxHeight: 30) }
    sweep.checkAnimated("padding") { red.padding($0) }
    sweep.checkAnimated("padding leading") { Text("a").padding(.leading, $0).background(red) }
    sweep.checkAnimated("padding insets") {
      red.padding(EdgeInsets(top: $0, leading: -$0, bottom: $0, trailing: 3))
    }
    sweep.checkAnimated("offset x") { red.offset(x: $0) }
    sweep.checkAnimated("offset y") { red.offset(y: $0) }
    sweep.checkAnimated("offset size") { red.offset(CGSize(width: $0, height: -$0)) }
    sweep.checkAnimated("position") { red.position(x: $0, y: 10) }
    sweep.checkAnimated("position point") { red.frame(width: 10).position(CGPoint(x: $0, y: $0)) }
    sweep.checkAnimated("HStack spacing") {
      HStack(spacing: $0) {
        red
        Text("a")
        red
      }
    }
    sweep.checkAnimated("VStack spacing") {
      VStack(spacing: $0) {
        red
        Text("a")
        red
      }
    }
    sweep.check("LazyVStack spacing") { n in
      ScrollView { LazyVStack(spacing: n) { ForEach(0..<50) { Text("\($0)") } } }
    }
    sweep.check("LazyHStack spacing") { n in
      ScrollView(.horizontal) { LazyHStack(spacing: n) { ForEach(0..<50) { Text("\($0)") } } }
    }
    sweep.check("lazy row height") { n in
      ScrollView { LazyVStack { ForEach(0..<50) { red.frame(height: $0 == 3 ? n : 5) } } }
    }
    sweep.check("Grid spacing") { n in
      Grid(horizontalSpacing: n, verticalSpacing: n) {
        GridRow {
          red
          red
        }
        GridRow {
          red
          Text("a")
        }
      }
    }
    sweep.check("GridItem fixed") { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(n)), GridItem()]) { ForEach(0..<9) { Text("\($0)") } }
      }
    }
    sweep.check("GridItem adaptive") { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: n))]) { ForEach(0..<9) { Text("\($0)") } }
      }
    }
    sweep.check("GridItem adaptive max") { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 20, maximum: n))]) {
          ForEach(0..<9) { Text("\($0)") }
        }
      }
    }
    sweep.check("GridItem flexible") { n in
      ScrollView {
        LazyVGrid(columns: [
          GridItem(.flexible(minimum: n)), GridItem(.flexible(minimum: 1, maximum: n)),
        ]) { ForEach(0..<9) { Text("\($0)") } }
      }
    }
    sweep.check("GridItem spacing") { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: n), GridItem()], spacing: n) {
          ForEach(0..<9) { Text("\($0)") }
        }
      }
    }
    sweep.check("LazyHGrid") { n in
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(n), spacing: n)], spacing: n) {
          ForEach(0..<9) { Text("\($0)") }
        }
      }
    }
    sweep.check("Spacer") { n in
      HStack {
        red
        Spacer(minLength: n)
        red
      }
    }
    sweep.check("layoutPriority") { n in
      HStack {
        red.layoutPriority(Double(n))
        red
      }
    }
    sweep.check("zIndex") { n in
      ZStack {
        red.zIndex(Double(n))
        Text("a")
        red.zIndex(1)
      }
    }
    sweep.checkAnimated("aspectRatio fit") { red.aspectRatio($0, contentMode: .fit) }
    sweep.checkAnimated("aspectRatio fill") { red.aspectRatio($0, contentMode: .fill) }
    sweep.check("aspectRatio size") {
      red.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fit)
    }
    sweep.check("aspectRatio size height") {
      red.aspectRatio(CGSize(width: 1, height: $0), contentMode: .fit)
    }
    sweep.check("alignmentGuide") { n in
      HStack {
        red.frame(width: 20, height: 20).alignmentGuide(VerticalAlignment.center) { _ in n }
        red
      }
    }
    sweep.check("alignmentGuide leading") { n in
      VStack(alignment: .leading) {
        red.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in n }
        red
      }
    }
    sweep.check("safeAreaInset") { n in
      red.safeAreaInset(edge: .bottom, spacing: n) { Text("a").frame(height: n) }
    }
    sweep.check("safeAreaPadding") { n in ScrollView { red.frame(height: 500) }.safeAreaPadding(n) }
    sweep.check("containerRelativeFrame") { n in
      ScrollView { red.containerRelativeFrame(.vertical, count: 3, span: 1, spacing: n) }
    }
    sweep.check("containerRelativeFrame closure") { n in
      ScrollView { red.containerRelativeFrame(.vertical) { _, _ in n } }
    }
    sweep.check("visualEffect") { n in
      red.visualEffect { e, _ in
        e.offset(x: n).scaleEffect(n).rotationEffect(.degrees(Double(n))).blur(radius: n)
      }
    }
    sweep.check("Layout") { n in
      FixedLayout(n: n) {
        red
        Text("a")
      }
    }
    sweep.check("contentMargins") { n in
      ScrollView { red.frame(height: 500) }.contentMargins(.all, n, for: .scrollContent)
    }
    sweep.check("contentMargins indicators") { n in
      ScrollView { red.frame(height: 500) }.contentMargins(n)
    }
    sweep.check("ViewThatFits") { n in
      ViewThatFits {
        red.frame(width: n)
        Text("a")
      }
    }
    sweep.check("GeometryReader") { n in GeometryReader { g in red.frame(width: g.size.width * n) }
    }
    sweep.check("overlay") { n in red.frame(width: 30, height: n).overlay { Circle().stroke() } }
    #expect(sweep.defects == [])
  }

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

  @Test func `shapes accept any number`() {
    let sweep = NumberSweep()
    sweep.checkAnimated("cornerRadius") { red.cornerRadius($0) }
    sweep.checkAnimated("RoundedRectangle") { RoundedRectangle(cornerRadius: $0).fill(red) }
    sweep.checkAnimated("RoundedRectangle size") {
      RoundedRectangle(cornerSize: CGSize(width: $0, height: 4), style: .circular).fill(red)
    }
    sweep.checkAnimated("clipShape") {
      red.clipShape(RoundedRectangle(cornerRadius: $0, style: .continuous))
    }
    sweep.checkAnimated("UnevenRoundedRectangle") {
      UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: $0).fill(red)
    }
    sweep.checkAnimated("border") { red.border(Color.blue, width: $0) }
    sweep.checkAnimated("stroke") { Circle().stroke(red, lineWidth: $0) }
    sweep.checkAnimated("strokeBorder") { Circle().strokeBorder(red, lineWidth: $0) }
    sweep.check("strokeBorder rect") {
      RoundedRectangle(cornerRadius: 5).strokeBorder(red, lineWidth: $0)
    }
    sweep.checkAnimated("dash") {
      Circle().stroke(red, style: StrokeStyle(lineWidth: 1, dash: [$0]))
    }
    sweep.check("dash pair") {
      Rectangle().stroke(red, style: StrokeStyle(lineWidth: 1, dash: [3, $0, 0]))
    }
    sweep.checkAnimated("dashPhase") {
      Circle().stroke(red, style: StrokeStyle(lineWidth: 1, dash: [3], dashPhase: $0))
    }
    sweep.check("miterLimit") {
      Rectangle().stroke(red, style: StrokeStyle(lineWidth: 9, miterLimit: $0))
    }
    sweep.checkAnimated("trim from") { Circle().trim(from: $0, to: 1).stroke(red) }
    sweep.checkAnimated("trim to") { Circle().trim(from: 0, to: $0).stroke(red) }
    sweep.checkAnimated("inset") { RoundedRectangle(cornerRadius: 9).inset(by: $0).fill(red) }
    sweep.check("shape offset") { Circle().offset(x: $0, y: $0).fill(red) }
    sweep.check("shape scale") { Circle().scale($0).fill(red) }
    sweep.check("shape rotation") { Rectangle().rotation(.degrees(Double($0))).fill(red) }
    sweep.check("shape size") { Capsule().size(width: $0, height: 20).fill(red) }
    sweep.check("shape transform") {
      Capsule().transform(CGAffineTransform(scaleX: $0, y: $0)).stroke(red)
    }
    sweep.check("path addArc radius") { n in
      NShape { _ in
        Path {
          $0.addArc(
            center: CGPoint(x: 9, y: 9), radius: n, startAngle: .zero, endAngle: .degrees(90),
            clockwise: true)
        }
      }.stroke(red)
    }
    sweep.check("path addArc angle") { n in
      NShape { _ in
        Path {
          $0.addArc(
            center: CGPoint(x: 9, y: 9), radius: 5, startAngle: .degrees(Double(n)),
            endAngle: .degrees(90), clockwise: false)
        }
      }.fill(red)
    }
    sweep.check("path addRelativeArc") { n in
      NShape { _ in
        Path {
          $0.addRelativeArc(
            center: CGPoint(x: 9, y: 9), radius: 5, startAngle: .zero, delta: .degrees(Double(n)))
        }
      }.fill(red)
    }
    sweep.check("path addArc tangent") { n in
      NShape { _ in
        Path {
          $0.move(to: .zero)
          $0.addArc(tangent1End: CGPoint(x: n, y: 5), tangent2End: CGPoint(x: 30, y: 30), radius: n)
        }
      }.stroke(red)
    }
    sweep.check("path curve") { n in
      NShape { _ in
        Path {
          $0.move(to: .zero)
          $0.addCurve(
            to: CGPoint(x: 50, y: 50), control1: CGPoint(x: n, y: 0), control2: CGPoint(x: 4, y: n))
        }
      }.stroke(red)
    }
    sweep.check("path quad") { n in
      NShape { _ in
        Path {
          $0.move(to: CGPoint(x: n, y: 1))
          $0.addQuadCurve(to: CGPoint(x: 50, y: 50), control: CGPoint(x: 5, y: n))
        }
      }.fill(red)
    }
    sweep.check("path line") { n in
      NShape { _ in
        Path {
          $0.move(to: .zero)
          $0.addLine(to: CGPoint(x: n, y: 5))
          $0.addLine(to: CGPoint(x: 3, y: 5))
        }
      }.stroke(red, style: StrokeStyle(lineWidth: 3, lineJoin: .round, dash: [4]))
    }
    sweep.check("path ellipse") { n in
      NShape { _ in Path(ellipseIn: CGRect(x: 0, y: 0, width: n, height: 20)) }.fill(red)
    }
    sweep.check("path rect") { n in
      NShape { _ in Path(CGRect(x: n, y: 0, width: 20, height: 20)) }.fill(red)
    }
    sweep.check("path rounded") { n in NShape { Path(roundedRect: $0, cornerRadius: n) }.fill(red) }
    sweep.check("path trimmed") { n in
      NShape { Path(ellipseIn: $0).trimmedPath(from: n, to: 0.7) }.stroke(red)
    }
    sweep.check("path stroked") { n in
      NShape { Path(ellipseIn: $0).strokedPath(StrokeStyle(lineWidth: n)) }.fill(red)
    }
    sweep.check("path offset union") { n in
      NShape { Path(ellipseIn: $0).offsetBy(dx: n, dy: 0).union(Path($0)) }.fill(red)
    }
    sweep.check("path transform") { n in
      NShape { Path(ellipseIn: $0).applying(CGAffineTransform(rotationAngle: n)) }.fill(red)
    }
    sweep.check("path contains") { n in
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)).contains(CGPoint(x: n, y: n))
        ? red : Color.blue
    }
    sweep.check("containerShape ConcentricRectangle") { n in
      ContainerRelativeShape().fill(red).containerShape(RoundedRectangle(cornerRadius: n))
    }
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

  @Test func `canvases accept any number`() {
    let sweep = NumberSweep()
    sweep.check("Canvas transforms") { n in
      Canvas { ctx, size in
        ctx.translateBy(x: n, y: 0)
        ctx.scaleBy(x: n, y: 1)
        ctx.rotate(by: .degrees(Double(n)))
        ctx.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
      }
    }
    sweep.check("Canvas opacity") { n in
      Canvas { ctx, size in
        ctx.opacity = Double(n)
        ctx.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
      }
    }
    sweep.check("Canvas shape") { n in
      Canvas { ctx, size in
        ctx.fill(Path(CGRect(x: n, y: 0, width: n, height: 9)), with: .color(.red))
        ctx.stroke(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red), lineWidth: n
        )
      }
    }
    sweep.check("Canvas filter") { n in
      Canvas { ctx, size in
        ctx.addFilter(.blur(radius: n))
        ctx.addFilter(.shadow(radius: n, x: n, y: n))
        ctx.addFilter(.brightness(Double(n)))
        ctx.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
      }
    }
    sweep.check("Canvas gradient") { n in
      Canvas { ctx, size in
        ctx.fill(
          Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: n, y: 0), endPoint: .zero))
        ctx.fill(
          Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
          with: .radialGradient(
            Gradient(colors: [.red, .blue]), center: .zero, startRadius: n, endRadius: n))
        ctx.fill(
          Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
          with: .conicGradient(
            Gradient(colors: [.red, .blue]), center: .zero, angle: .degrees(Double(n))))
      }
    }
    sweep.check("Canvas text") { n in
      Canvas { ctx, size in
        ctx.draw(Text("a"), at: CGPoint(x: n, y: 0))
        ctx.draw(Text("b"), in: CGRect(x: 0, y: 0, width: n, height: 20))
        ctx.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: n, height: n))
      }
    }
    sweep.check("Canvas clip") { n in
      Canvas { ctx, size in
        ctx.clip(to: Path(CGRect(x: n, y: 0, width: 9, height: 9)))
        ctx.concatenate(CGAffineTransform(scaleX: n, y: n))
        ctx.drawLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red)) }
      }
    }
    #expect(sweep.defects == [])
  }

  @Test func `schedules accept any number`() {
    let sweep = NumberSweep()
    sweep.check("Timeline periodic") { n in
      TimelineView(.periodic(from: .now, by: Double(n))) { t in
        Text("\(t.date.timeIntervalSinceReferenceDate)")
      }
    }
    sweep.check("Timeline from") { n in
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: Double(n)), by: 1)) { _ in
        Text("a")
      }
    }
    sweep.check("Timeline animation") { n in
      TimelineView(.animation(minimumInterval: Double(n))) { _ in red }
    }
    sweep.check("Timeline explicit") { n in
      TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: Double(n)), .now])) { _ in red }
    }
    #expect(sweep.defects == [])
  }

  @Test func `gestures accept any number`() {
    let sweep = NumberSweep()
    sweep.check("DragGesture") { n in
      GestureCount { o in
        DragGesture(minimumDistance: n).onChanged { o.wrappedValue = $0.translation }
      }
    }
    sweep.check("LongPress") { n in
      GestureCount { o in
        LongPressGesture(minimumDuration: Double(n), maximumDistance: n).onEnded { _ in
          o.wrappedValue.width += 5
        }
      }
    }
    sweep.check("onLongPressGesture") { n in
      red.onLongPressGesture(minimumDuration: Double(n), maximumDistance: n) {}
    }
    sweep.check("Magnify") { n in
      GestureCount { o in
        MagnifyGesture(minimumScaleDelta: n).onChanged { o.wrappedValue.width = $0.magnification }
      }
    }
    sweep.check("Rotate") { n in
      GestureCount { o in
        RotateGesture(minimumAngleDelta: .degrees(Double(n))).onChanged {
          o.wrappedValue.width = $0.rotation.degrees
        }
      }
    }
    sweep.check("drag to number") { n in
      GestureCount { o in
        DragGesture().onChanged { o.wrappedValue.width = $0.translation.width * n }.onEnded { v in
          withAnimation(.spring) { o.wrappedValue.width = v.predictedEndTranslation.width * n }
        }
      }
    }
    #expect(sweep.defects == [])
  }

  @Test func `animations accept any number`() {
    let sweep = NumberSweep()
    sweep.checkAnimation("spring duration") { .spring(duration: $0) }
    sweep.checkAnimation("spring bounce") { .spring(duration: 0.4, bounce: $0) }
    sweep.checkAnimation("spring blend") { .spring(duration: 0.4, blendDuration: $0) }
    sweep.checkAnimation("spring response") { .spring(response: $0, dampingFraction: 0.8) }
    sweep.checkAnimation("spring damping") { .spring(response: 0.4, dampingFraction: $0) }
    sweep.checkAnimation("interpolating mass") {
      .interpolatingSpring(mass: $0, stiffness: 100, damping: 10)
    }
    sweep.checkAnimation("interpolating stiffness") {
      .interpolatingSpring(stiffness: $0, damping: 10)
    }
    sweep.checkAnimation("interpolating damping") {
      .interpolatingSpring(stiffness: 100, damping: $0)
    }
    sweep.checkAnimation("interpolating velocity") {
      .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: $0)
    }
    sweep.checkAnimation("interactive") {
      .interactiveSpring(response: $0, dampingFraction: $0, blendDuration: $0)
    }
    sweep.checkAnimation("smooth") { .smooth(duration: $0, extraBounce: $0) }
    sweep.checkAnimation("bouncy") { .bouncy(duration: 0.4, extraBounce: $0) }
    sweep.checkAnimation("linear") { .linear(duration: $0) }
    sweep.checkAnimation("easeInOut") { .easeInOut(duration: $0) }
    sweep.checkAnimation("timingCurve") { .timingCurve($0, $0, $0, 1, duration: 0.4) }
    sweep.checkAnimation("timingCurve duration") { .timingCurve(0.1, 0.2, 0.3, 1, duration: $0) }
    sweep.checkAnimation("delay") { .linear(duration: 0.2).delay($0) }
    sweep.checkAnimation("speed") { .linear(duration: 0.2).speed($0) }
    sweep.checkAnimation("spring speed") { .spring.speed($0) }
    sweep.checkAnimation("repeat speed") { .linear(duration: $0).repeatForever() }
    sweep.checkAnimation("repeat count") { .linear(duration: $0).delay($0).repeatCount(3) }
    sweep.checkAnimation("Spring mass") {
      .spring(Spring(mass: $0, stiffness: $0, damping: $0, allowOverDamping: true))
    }
    sweep.checkAnimation("Spring settling") {
      .spring(Spring(settlingDuration: $0, dampingRatio: 0.5))
    }
    sweep.checkAnimation("Spring settling damping") {
      .spring(Spring(settlingDuration: 0.4, dampingRatio: $0))
    }
    sweep.checkAnimation("Spring settling epsilon") {
      .spring(Spring(settlingDuration: 0.4, dampingRatio: 0.5, epsilon: $0))
    }
    sweep.checkAnimation("unit curve") { n in
      .timingCurve(
        UnitCurve.bezier(
          startControlPoint: UnitPoint(x: n, y: n), endControlPoint: UnitPoint(x: n, y: 1)),
        duration: 0.4)
    }
    sweep.check("transition offset") { n in Removing { red.transition(.offset(x: n, y: n)) } }
    sweep.check("transition scale") { n in Removing { red.transition(.scale(scale: n)) } }
    sweep.check("transition blur") { n in Removing { red.frame(width: n).transition(.blurReplace) }
    }
    sweep.check("transition move") { n in
      Removing { red.frame(width: n).transition(.move(edge: .leading)) }
    }
    sweep.check("contentTransition numeric") { n in
      Text("\(Double(n))").contentTransition(.numericText(value: Double(n)))
    }
    sweep.check("phase animator") { n in
      PhaseAnimator([0, n]) {
        red.offset(x: $0)
      } animation: { _ in
        .spring(duration: Double(n))
      }
    }
    sweep.check("keyframes linear") { n in
      red.keyframeAnimator(initialValue: CGFloat(0), repeating: true) { v, x in
        v.offset(x: x)
      } keyframes: { _ in
        KeyframeTrack {
          LinearKeyframe(30, duration: Double(n))
          LinearKeyframe(n, duration: 0.2)
        }
      }
    }
    sweep.check("keyframes spring") { n in
      red.keyframeAnimator(initialValue: CGFloat(0), repeating: true) { v, x in
        v.offset(x: x)
      } keyframes: { _ in
        KeyframeTrack {
          SpringKeyframe(30, duration: Double(n), spring: Spring(duration: Double(n)))
          SpringKeyframe(n, duration: 0.1)
        }
      }
    }
    sweep.check("keyframes cubic") { n in
      red.keyframeAnimator(initialValue: CGFloat(0), repeating: true) { v, x in
        v.scaleEffect(x)
      } keyframes: { _ in
        KeyframeTrack {
          CubicKeyframe(3, duration: Double(n))
          MoveKeyframe(n)
          CubicKeyframe(n, duration: 0.1, startVelocity: n)
        }
      }
    }
    sweep.check("matchedGeometry") { Matched(n: $0) }
    #expect(sweep.defects == [])
  }
}

private struct FixedLayout: Layout {
  var n: CGFloat
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: n, height: n)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for s in subviews {
      s.place(at: CGPoint(x: n, y: bounds.minY), proposal: ProposedViewSize(width: n, height: nil))
    }
  }
}

private struct NShape: Shape {
  var make: @Sendable (CGRect) -> Path
  func path(in rect: CGRect) -> Path { make(rect) }
}

private struct Matched: View {
  var n: CGFloat
  @Namespace var space
  var body: some View {
    ZStack {
      Color.red.frame(width: n, height: 20).matchedGeometryEffect(id: 1, in: space)
      Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false)
    }
  }
}

private struct Scaled: View {
  @ScaledMetric var length: CGFloat
  init(_ n: CGFloat) { _length = ScaledMetric(wrappedValue: n) }
  var body: some View { Color.red.frame(width: length) }
}

private struct Removing<T: View>: View {
  @State var on = true
  @ViewBuilder var content: () -> T
  var body: some View {
    ZStack { if on { content() } }.onAppear { withAnimation(.linear(duration: 1)) { on = false } }
  }
}

private struct GestureCount<G: Gesture>: View {
  @State var offset = CGSize.zero
  var gesture: (Binding<CGSize>) -> G
  var body: some View { Color.red.offset(offset).gesture(gesture($offset)) }
}
