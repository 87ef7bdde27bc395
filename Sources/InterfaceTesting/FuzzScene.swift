// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Interface
import Motion

/// Every kind of gesture, nested and composed, on views that move, come, go and are disabled under the
/// hand; and a ledger of what the gestures were told.
package struct FuzzScene: View {
  /// What the gestures were told, and whether it goes together.
  @MainActor
  package final class Ledger {
    /// How many gestures began.
    package private(set) var began = 0
    /// The gestures under way.
    package private(set) var open: Set<String> = []
    /// What was told that should not have been, the first of it.
    package private(set) var fault: String?

    package init() {}

    fileprivate func begin(_ name: String) {
      began += 1
      if !open.insert(name).inserted { note("\(name) began twice") }
    }

    fileprivate func end(_ name: String) { open.remove(name) }

    fileprivate func cancel(_ name: String) {
      if open.remove(name) == nil { note("\(name) was cancelled without having begun") }
    }

    fileprivate func check(_ name: String, _ values: CGFloat...) {
      if !values.allSatisfy(\.isFinite) { note("\(name) told \(values)") }
    }

    private func note(_ fault: String) {
      if self.fault == nil { self.fault = fault }
    }
  }

  let ledger: Ledger
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero
  @State private var taps = 0
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var pull = CGSize.zero

  package init(_ ledger: Ledger) {
    self.ledger = ledger
  }

  package var body: some View {
    ZStack {
      Color.white
        .gesture(
          told("pinch", MagnifyGesture()) { ledger.check("pinch", $0.magnification, $0.velocity) }
        )
        .simultaneousGesture(
          told("turn", RotateGesture()) { ledger.check("turn", $0.rotation.radians) })
      VStack(spacing: 10) {
        card
        if taps % 3 != 2 { fleeting }
        composed.disabled(taps % 5 == 4)
      }
      .coordinateSpace(name: "stack")
    }
  }

  private var card: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(Color.blue)
      .frame(width: 200, height: 150)
      .onTapGesture { taps += 1 }
      .rotationEffect(angle)
      .scaleEffect(scale)
      .offset(x: pull.width, y: pull.height)
      .gesture(
        told("card", drag) { value in
          ledger.check("card", value.translation.width, value.translation.height)
          ledger.check("card", value.velocity.width, value.predictedEndLocation.y)
        }
        .simultaneously(
          with: told("card pinch", MagnifyGesture()) { scale = min(max($0.magnification, 0.3), 2) }
        )
        .simultaneously(with: told("card turn", RotateGesture()) { angle = $0.rotation }))
  }

  private var drag: some Gesture<DragGesture.Value> {
    DragGesture().updating($pull) { value, pull, _ in pull = value.translation }
  }

  private var fleeting: some View {
    Circle()
      .fill(Color.red)
      .frame(width: 120, height: 120)
      .gesture(
        told("fleeting", DragGesture(minimumDistance: 0, coordinateSpace: .named("stack"))) { _ in
          taps += 1
        }
      )
      .highPriorityGesture(
        told("fleeting press", LongPressGesture(minimumDuration: 0.1)) { _ in taps += 1 }
      )
      .transition(.scale)
  }

  private var composed: some View {
    Color.green
      .frame(width: 220, height: 160)
      .gesture(
        told(
          "sequence", LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture())
        ) { _ in }
      )
      .gesture(
        TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { _ in
          withAnimation { taps += 1 }
        }
      )
      .gesture(
        taps % 2 == 0 ? told("optional", DragGesture(coordinateSpace: .global)) { _ in } : nil
      )
      .onLongPressGesture {
        scale = 1
      } onPressingChanged: { isPressed in
        if isPressed { ledger.begin("press") } else { ledger.end("press") }
      }
  }

  /// A gesture whose beginning and end are noted.
  private func told<G: Gesture>(
    _ name: String, _ gesture: G, _ changed: @escaping (G.Value) -> Void
  ) -> some Gesture<Int> where G.Value: Equatable {
    gesture.onChanged(changed).map { _ in 0 }
      .onChanged { _ in ledger.begin(name) }
      .onEnded { _ in ledger.end(name) }
      .onCancelled { ledger.cancel(name) }
  }
}
