// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

private enum Side: String {
  case left
  case right
}

private struct Stored: View {
  let expose: (Binding<Double>, Binding<Side>, Binding<Int?>) -> Void
  @AppStorage private var x: Double
  @AppStorage private var side: Side
  @AppStorage private var count: Int?

  init(
    _ store: UserDefaults, expose: @escaping (Binding<Double>, Binding<Side>, Binding<Int?>) -> Void
  ) {
    _x = AppStorage(wrappedValue: 3, "x", store: store)
    _side = AppStorage(wrappedValue: .left, "side", store: store)
    _count = AppStorage("count", store: store)
    self.expose = expose
  }

  var body: some View {
    expose($x, $side, $count)
    return Rectangle().frame(width: 10, height: 10)
      .offset(x: x, y: (side == .left ? 0 : 5) + CGFloat(count ?? 0))
  }
}

@MainActor
@Suite struct AppStorageTests {
  private let size = CGSize(width: 100, height: 100)

  @Test func `a stored value is shared by all views, including later ones`() throws {
    let name = "snapback-tests-\(ProcessInfo.processInfo.processIdentifier)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    var exposed: (Binding<Double>, Binding<Side>, Binding<Int?>)?
    let harness = Harness(size: size) {
      ZStack {
        Stored(store) { exposed = ($0, $1, $2) }
        Stored(store) { _, _, _ in }
      }
    }
    #expect(harness.list.fillCenters == Array(repeating: CGPoint(x: 53, y: 50), count: 2))
    exposed?.0.wrappedValue = 4
    exposed?.1.wrappedValue = .right
    exposed?.2.wrappedValue = 2
    harness.frame()
    #expect(harness.list.fillCenters == Array(repeating: CGPoint(x: 54, y: 57), count: 2))
    withAnimation(.linear(duration: 1)) { exposed?.2.wrappedValue = nil }
    harness.frame()
    #expect(harness.host.animationCount == 2)
    let later = Harness(size: size) { Stored(store) { _, _, _ in } }
    #expect(later.list.fillCenters == [CGPoint(x: 54, y: 55)])
  }

  @Test func `a value that other code stores is shown, with the next frame`() throws {
    let name = "snapback-tests-other-\(ProcessInfo.processInfo.processIdentifier)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let harness = Harness(size: size) { Stored(store) { _, _, _ in } }
    harness.settle()
    #expect(harness.host.nextFrame(after: harness.time) == nil)
    store.set(4.0, forKey: "x")
    store.set("right", forKey: "side")
    #expect(harness.host.nextFrame(after: harness.time) == harness.time)
    harness.frame()
    #expect(harness.list.fillCenters == [CGPoint(x: 54, y: 55)])
    #expect(harness.host.nextFrame(after: harness.time) == nil)
    store.removeObject(forKey: "x")
    #expect(harness.host.nextFrame(after: harness.time) == harness.time)
    harness.frame()
    #expect(harness.list.fillCenters == [CGPoint(x: 53, y: 55)])
    store.set(Double.nan, forKey: "x")
    #expect(harness.host.nextFrame(after: harness.time) == harness.time)
    harness.frame()
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }

  private struct Unnamed: View {
    @AppStorage("x") private var x = 1.0
    var body: some View {
      Rectangle().frame(width: 10, height: 10).offset(x: x).onTapGesture { x += 1 }
    }
  }

  @Test func `views use the defaults of the environment where they name none`() throws {
    let name = "snapback-tests-default-\(ProcessInfo.processInfo.processIdentifier)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    store.set(5.0, forKey: "x")
    let harness = Harness(size: size) { Unnamed().defaultAppStorage(store) }
    #expect(harness.list.fillCenters == [CGPoint(x: 55, y: 50)])
    harness.tap(CGPoint(x: 55, y: 50))
    harness.settle()
    #expect(harness.list.fillCenters == [CGPoint(x: 56, y: 50)])
    #expect(store.double(forKey: "x") == 6)
  }

  @Test func `views that have read a value before and after a change have the same one`() throws {
    let name = "snapback-tests-both-\(ProcessInfo.processInfo.processIdentifier)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let host = StateHarness(false) { showsBoth in
      ZStack {
        Stored(store) { _, _, _ in }
        if showsBoth { Stored(store) { _, _, _ in } }
      }
    }
    store.set(4.0, forKey: "x")
    host.set(true)
    host.harness.frame()
    #expect(Set(host.centers.map(\.x)) == [104])
  }

  @Test func `a stored value can be changed after a hierarchy that has read it is released`() throws
  {
    let name = "snapback-tests-released-\(ProcessInfo.processInfo.processIdentifier)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    var exposed: (Binding<Double>, Binding<Side>, Binding<Int?>)?
    let size = size
    func show() -> Harness {
      Harness(size: size) { Stored(store) { exposed = ($0, $1, $2) } }
    }
    weak var released: ViewHost?
    do {
      let first = show()
      released = first.host
    }
    #expect(released == nil)
    exposed?.0.wrappedValue = 5
    let second = show()
    exposed?.0.wrappedValue = 7
    second.frame()
    #expect(second.list.fillCenters == [CGPoint(x: 57, y: 50)])
  }

  private struct Dated: View {
    @AppStorage private var date: Date
    @AppStorage private var last: Date?
    let expose: (Binding<Date>, Binding<Date?>) -> Void

    init(_ store: UserDefaults, expose: @escaping (Binding<Date>, Binding<Date?>) -> Void) {
      _date = AppStorage(wrappedValue: Date(timeIntervalSince1970: 10), "date", store: store)
      _last = AppStorage("last", store: store)
      self.expose = expose
    }

    var body: some View {
      expose($date, $last)
      return Color.red.frame(width: date.timeIntervalSince1970, height: last == nil ? 1 : 2)
    }
  }

  @Test func `dates are stored`() throws {
    let name = "snapback-dates-\(ProcessInfo.processInfo.processIdentifier)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    var exposed: (Binding<Date>, Binding<Date?>)?
    @MainActor func view() -> Dated { Dated(store) { exposed = ($0, $1) } }
    let harness = Harness(size: size) { view() }
    #expect(harness.list.fillBounds.map(\.size) == [CGSize(width: 10, height: 1)])
    exposed?.0.wrappedValue = Date(timeIntervalSince1970: 20)
    exposed?.1.wrappedValue = Date(timeIntervalSince1970: 0)
    #expect(
      Harness(size: size) { view() }.list.fillBounds.map(\.size) == [CGSize(width: 20, height: 2)])
  }
}
