// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Transitions around views that insert and remove others.
@MainActor
@Suite struct EnclosingTransitionTests {
  /// The left edges of the fills, back to front, rounded, in a window of 200.
  private func edges<Value>(_ fixture: StateHarness<Value>) -> [Double] {
    fixture.harness.list.fillBounds.map { $0.minX.rounded() }
  }

  @Test func `a transition around a condition is that of both branches`() {
    let fixture = StateHarness(false) { isOn in
      ZStack {
        Group {
          if isOn { Color.red.frame(width: 40) } else { Color.blue.frame(width: 20) }
        }
        .transition(.move(edge: .leading))
      }
    }
    #expect(edges(fixture) == [90])
    fixture.set(true, .linear(duration: 1))
    #expect(Set(edges(fixture)) == [40, 90])
    fixture.harness.advance(by: 0.5)
    #expect(Set(edges(fixture)) == [60, 80])
    fixture.harness.settle()
    #expect(edges(fixture) == [80])
  }

  @Test func `a transition around an optional view and a ForEach is that of what they insert`() {
    let fixture = StateHarness(false) { isOn in
      ZStack {
        Group {
          if isOn { Color.red.frame(width: 40) }
          ForEach(isOn ? [1] : [], id: \.self) { _ in Color.blue.frame(width: 20) }
        }
        .transition(.move(edge: .leading))
      }
    }
    fixture.set(true, .linear(duration: 1))
    #expect(edges(fixture) == [40, 70])
    fixture.harness.settle()
    #expect(edges(fixture) == [80, 90])
  }

  @Test func `a view is inserted with the new transition, and removed with the one that it had`() {
    let fixture = StateHarness(false) { isOn in
      ZStack {
        Rectangle().frame(width: isOn ? 40 : 20, height: 40).id(isOn)
          .transition(.move(edge: isOn ? .leading : .trailing))
      }
    }
    fixture.set(true, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    #expect(Set(edges(fixture)) == [60, 100])
  }

  /// A modifier that shows its content in one of two ways.
  private struct Switching: ViewModifier {
    var isShifted: Bool

    func body(content: Content) -> some View {
      if isShifted { content.offset(x: 30) } else { content }
    }
  }

  @Test func `conditions in the body of a transition's modifier do not have the transition`() {
    let fixture = StateHarness(false) { isOn in
      ZStack {
        Group { if isOn { Color.red.frame(width: 40) } }
          .transition(
            .modifier(active: Switching(isShifted: true), identity: Switching(isShifted: false)))
      }
    }
    fixture.set(true, .linear(duration: 1))
    fixture.harness.settle()
    #expect(edges(fixture) == [80])
    fixture.set(false, .linear(duration: 1))
    fixture.harness.settle()
    #expect(edges(fixture).isEmpty)
  }

  @Test func `views in layers do not have the transition around`() {
    let fixture = StateHarness(false) { isOn in
      ZStack {
        Color.blue.frame(width: 100, height: 100)
          .overlay { if isOn { Color.red.frame(width: 40) } }
          .transition(.move(edge: .leading))
      }
    }
    fixture.set(true, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    #expect(edges(fixture) == [50, 80])
  }

  /// The opacities of the layers around the fills, back to front; 1 for a fill without a layer.
  private func opacities<Value>(_ fixture: StateHarness<Value>) -> [Double] {
    var (layers, result): ([Double], [Double]) = ([], [])
    for item in fixture.harness.list.items {
      switch item {
      case .beginLayer(.opacity(let opacity), _):
        layers.append((Double(opacity) * 100).rounded() / 100)
      case .endLayer: layers.removeLast()
      case .fill: result.append(layers.reduce(1, *))
      default: break
      }
    }
    return result
  }

  @Test func `of several inserted views, those without a transition fade`() {
    let fixture = StateHarness(false) { isOn in
      ZStack {
        if isOn {
          Color.red.frame(width: 40).transition(.move(edge: .leading)).zIndex(1)
          Color.blue.frame(width: 20)
          Group {
            Color.green.frame(width: 10)
            Color.black.frame(width: 12).transition(.identity)
          }
          .frame(height: 30)
        }
      }
    }
    fixture.set(true, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    #expect(edges(fixture) == [90, 95, 94, 60])
    #expect(opacities(fixture) == [0.5, 0.5, 1, 1])
    fixture.harness.settle()
    #expect(opacities(fixture) == [1, 1, 1, 1])
    fixture.set(false, .linear(duration: 1))
    fixture.harness.advance(by: 0.25)
    #expect(edges(fixture) == [90, 95, 94, 70])
    #expect(opacities(fixture) == [0.75, 0.75, 1, 1])
    fixture.harness.settle()
    #expect(edges(fixture) == [])
  }

  @Test func `a removed view fades beside one whose transition has no effect`() {
    let fixture = StateHarness(true) { isOn in
      ZStack {
        if isOn {
          Color.red.frame(width: 40).transition(.identity)
          Color.blue.frame(width: 20)
        }
      }
    }
    fixture.set(false, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    #expect(edges(fixture).last == 90 && opacities(fixture).last == 0.5)
    fixture.harness.settle()
    #expect(edges(fixture) == [])
  }
}
