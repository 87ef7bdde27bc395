// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Numbers at the edges of `Double` in controls, scroll views and presentations.
@MainActor
@Suite struct ExtremeNumberTests {
  private let red = Color.red

  @Test func `controls accept any number`() {
    let sweep = NumberSweep()
    sweep.check("Slider value") { n in Live(Double(n)) { Slider(value: $0, in: 0...1) } }
    sweep.check("Slider step") { n in Live(0.5) { Slider(value: $0, in: 0...1, step: Double(n)) } }
    sweep.check("Slider upper") { n in
      Live(0.5) { Slider(value: $0, in: -Double.infinity...max(0, Double(n))) }
    }
    sweep.check("Slider range") { n in
      Live(0.5) { Slider(value: $0, in: min(0, Double(n))...max(0, Double(n)), step: 1) }
    }
    sweep.check("Stepper") { n in
      Live(Double(n)) { b in
        VStack {
          Stepper("a", value: b, in: 0...1)
          Stepper("b", value: b, step: Double(n))
        }
      }
    }
    sweep.check("Stepper range") { n in
      Live(0) { b in
        Stepper("a", value: b, in: min(0, Double(n))...max(0, Double(n)), step: Double(n)).frame(
          maxHeight: .infinity)
      }
    }
    sweep.check("ProgressView") { n in
      VStack {
        ProgressView(value: Double(n))
        ProgressView(value: Double(n), total: 3).progressViewStyle(.circular)
      }
    }
    sweep.check("ProgressView total") { n in ProgressView(value: 1, total: Double(n)) }
    sweep.check("ProgressView interval") { n in
      ProgressView(
        timerInterval: Date(
          timeIntervalSinceReferenceDate: 0)...Date(
            timeIntervalSinceReferenceDate: max(0, Double(n))))
    }
    sweep.check("Gauge") { n in
      VStack {
        Gauge(value: Double(n)) { Text("a") }
        Gauge(value: Double(n), in: 0...3) { Text("a") }.gaugeStyle(.accessoryCircular)
      }
    }
    sweep.check("Gauge range") { n in
      Gauge(value: 0.5, in: 0...max(0, Double(n))) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      }.gaugeStyle(.accessoryCircularCapacity)
    }
    sweep.check("Gauge linear") { n in
      Gauge(value: 0.5, in: 0...max(0, Double(n))) { Text("a") }.gaugeStyle(.accessoryLinear)
    }
    sweep.check("DatePicker") { n in
      DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: Double(n))))
        .datePickerStyle(.graphical)
    }
    sweep.check("DatePicker wheel") { n in
      DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: Double(n))))
        .datePickerStyle(.wheel)
    }
    sweep.check("ColorPicker") { n in
      ColorPicker("a", selection: .constant(Color(red: Double(n), green: 0, blue: 0)))
    }
    sweep.check("TextField number") { n in
      Live(Double(n)) { TextField("a", value: $0, format: .number) }
    }
    sweep.check("Picker values") { n in
      Live(Double(n)) {
        Picker("a", selection: $0) {
          Text("x").tag(Double(n))
          Text("y").tag(1.0)
        }.pickerStyle(.segmented)
      }
    }
    sweep.check("List spacing") { n in
      List { ForEach(0..<20) { Text("\($0)") } }.listRowSpacing(n).listSectionSpacing(n)
    }
    sweep.check("List insets") { n in
      List {
        ForEach(0..<20) {
          Text("\($0)").listRowInsets(EdgeInsets(top: n, leading: n, bottom: n, trailing: n))
        }
      }
    }
    sweep.check("List minimum") { n in
      List { ForEach(0..<20) { Text("\($0)") } }.environment(\.defaultMinListRowHeight, n)
    }
    sweep.check("List row height") { n in
      List { ForEach(0..<20) { Text("\($0)").frame(height: n) } }
    }
    #expect(sweep.defects == [])
  }

  @Test func `scroll views accept any number`() {
    let sweep = NumberSweep()
    sweep.check("scrollTo y") { ScrollByState(n: $0) }
    sweep.check("scrollTo point") { ScrollPointState(n: $0) }
    sweep.check("ScrollViewReader") { n in
      ScrollViewReader { r in
        ScrollView { ForEach(0..<50) { Text("\($0)").id($0) } }.onAppear {
          r.scrollTo(20, anchor: UnitPoint(x: n, y: n))
        }
      }
    }
    sweep.check("defaultScrollAnchor") { n in
      ScrollView { red.frame(height: 900) }.defaultScrollAnchor(UnitPoint(x: n, y: n))
    }
    sweep.check("scroll content") { n in
      ScrollView([.vertical, .horizontal]) { red.frame(width: n, height: n) }
    }
    sweep.check("scrollTransition") { n in
      ScrollView {
        ForEach(0..<20) { _ in
          red.frame(height: 30).scrollTransition { v, p in
            v.offset(x: p.value * n).opacity(p.isIdentity ? 1 : Double(n)).scaleEffect(n)
          }
        }
      }
    }
    sweep.check("scroll transition threshold") { n in
      ScrollView {
        ForEach(0..<20) { _ in
          red.frame(height: 30).scrollTransition(.interactive.threshold(.visible(Double(n)))) {
            v, p in v.opacity(p.isIdentity ? 1 : 0.5)
          }
        }
      }
    }
    sweep.check("scroll visibility") { n in
      ScrollView {
        ForEach(0..<20) { _ in
          red.frame(height: 30).onScrollVisibilityChange(threshold: Double(n)) { _ in }
        }
      }
    }
    sweep.check("scroll paging") { n in
      ScrollView(.horizontal) {
        LazyHStack(spacing: n) { ForEach(0..<20) { _ in red.frame(width: n) } }.scrollTargetLayout()
      }.scrollTargetBehavior(.viewAligned)
    }
    sweep.check("scroll paging height") { n in
      ScrollView { red.frame(height: n) }.scrollTargetBehavior(.paging)
    }
    #expect(sweep.defects == [])
  }

  @Test func `presentations accept any number`() {
    let sweep = NumberSweep()
    sweep.check("detent height") { n in Presenting { red.presentationDetents([.height(n)]) } }
    sweep.check("detent fraction") { n in
      Presenting { red.presentationDetents([.fraction(n), .medium]).presentationCornerRadius(n) }
    }
    sweep.check("column width") { n in
      NavigationSplitView {
        red.navigationSplitViewColumnWidth(n)
      } detail: {
        Text("a")
      }
    }
    sweep.check("column widths") { n in
      NavigationSplitView {
        red.navigationSplitViewColumnWidth(min: n, ideal: n, max: n)
      } detail: {
        Text("a")
      }
    }
    sweep.check("inspector") { n in
      red.inspector(isPresented: .constant(true)) {
        Text("a").inspectorColumnWidth(min: n, ideal: n, max: n)
      }
    }
    sweep.check("popover") { n in
      red.popover(isPresented: .constant(true), attachmentAnchor: .point(UnitPoint(x: n, y: n))) {
        Text("a").frame(width: n)
      }
    }
    sweep.check("sheet frame") { n in Presenting { red.frame(height: n) } }
    sweep.check("Toolbar") { n in
      NavigationStack { red.navigationTitle("a").toolbar { Text("x").frame(width: n) } }
    }
    sweep.check("TabView page") { n in
      TabView {
        red.frame(width: n)
        Text("a")
      }.tabViewStyle(.page)
    }
    sweep.check("glass") { n in
      Text("a").padding(n).glassEffect(.regular, in: .rect(cornerRadius: n))
    }
    sweep.check("contextual frame") { n in red.contentShape(Circle().inset(by: n)).onTapGesture {} }
    sweep.check("hover preview drag") { n in red.draggable("a") { Text("b").frame(width: n) } }
    sweep.check("mask") { n in red.mask { Circle().frame(width: n) } }
    sweep.check("drawingGroup") { n in
      red.frame(width: n).drawingGroup().compositingGroup().opacity(0.5)
    }
    sweep.check("redacted") { n in Text("abc").frame(width: n).redacted(reason: .placeholder) }
    #expect(sweep.defects == [])
  }
}

private struct ScrollByState: View {
  var n: CGFloat
  @State var p = ScrollPosition()
  var body: some View {
    ScrollView { Color.red.frame(height: 1000) }.scrollPosition($p)
      .onAppear { p.scrollTo(y: n) }
  }
}

private struct ScrollPointState: View {
  var n: CGFloat
  @State var p = ScrollPosition()
  var body: some View {
    ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 1000, height: 1000) }
      .scrollPosition($p)
      .onAppear { withAnimation { p.scrollTo(point: CGPoint(x: n, y: n)) } }
  }
}

private struct Presenting<Content: View>: View {
  @State var on = false
  @ViewBuilder var content: () -> Content
  var body: some View { Color.blue.onAppear { on = true }.sheet(isPresented: $on) { content() } }
}

private struct Live: View {
  @State var value: Double
  let make: (Binding<Double>) -> AnyView
  init(_ v: Double, @ViewBuilder _ make: @escaping (Binding<Double>) -> some View) {
    _value = State(initialValue: v)
    self.make = { AnyView(make($0)) }
  }
  var body: some View { make($value) }
}
