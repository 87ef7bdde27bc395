// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Interface
import Motion

/// All kinds of gestures, nested and composed, on views that move, appear, disappear and are
/// disabled during touches. Records the gestures' callbacks.
package struct FuzzScene: View {
  /// A log of the gestures' callbacks, which checks that they are consistent.
  @MainActor
  package final class CallbackLog {
    /// The number of gestures that began.
    package private(set) var began = 0
    /// The names of the active gestures.
    package private(set) var active: Set<String> = []
    /// The first inconsistent callback; nil if there was none.
    package private(set) var fault: String?

    package init() {}

    fileprivate func begin(_ name: String) {
      began += 1
      if !active.insert(name).inserted { note("\(name) began twice") }
    }

    fileprivate func end(_ name: String) { active.remove(name) }

    fileprivate func cancel(_ name: String) {
      if active.remove(name) == nil { note("\(name) was cancelled but had not begun") }
    }

    fileprivate func check(_ name: String, _ values: CGFloat...) {
      if !values.allSatisfy(\.isFinite) { note("\(name) reported \(values)") }
    }

    private func note(_ fault: String) {
      if self.fault == nil { self.fault = fault }
    }
  }

  let log: CallbackLog
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero
  @State private var taps = 0
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var pull = CGSize.zero

  package init(_ log: CallbackLog) {
    self.log = log
  }

  package var body: some View {
    ZStack {
      Color.white
        .gesture(
          logged("pinch", MagnifyGesture()) { log.check("pinch", $0.magnification, $0.velocity) }
        )
        .simultaneousGesture(
          logged("turn", RotateGesture()) { log.check("turn", $0.rotation.radians) })
      VStack(spacing: 10) {
        card
        if taps % 3 != 2 { removable }
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
        logged("card", drag) { value in
          log.check("card", value.translation.width, value.translation.height)
          log.check("card", value.velocity.width, value.predictedEndLocation.y)
        }
        .simultaneously(
          with: logged("card pinch", MagnifyGesture()) {
            scale = min(max($0.magnification, 0.3), 2)
          }
        )
        .simultaneously(with: logged("card turn", RotateGesture()) { angle = $0.rotation }))
  }

  private var drag: some Gesture<DragGesture.Value> {
    DragGesture().updating($pull) { value, pull, _ in pull = value.translation }
  }

  private var removable: some View {
    Circle()
      .fill(Color.red)
      .frame(width: 120, height: 120)
      .gesture(
        logged("removable", DragGesture(minimumDistance: 0, coordinateSpace: .named("stack"))) {
          _ in
          taps += 1
        }
      )
      .highPriorityGesture(
        logged("removable press", LongPressGesture(minimumDuration: 0.1)) { _ in taps += 1 }
      )
      .transition(.scale)
  }

  private var composed: some View {
    Color.green
      .frame(width: 220, height: 160)
      .gesture(
        logged(
          "sequence", LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture())
        ) { _ in }
      )
      .gesture(
        TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { _ in
          withAnimation { taps += 1 }
        }
      )
      .gesture(
        taps % 2 == 0 ? logged("optional", DragGesture(coordinateSpace: .global)) { _ in } : nil
      )
      .onLongPressGesture {
        scale = 1
      } onPressingChanged: { isPressed in
        if isPressed { log.begin("press") } else { log.end("press") }
      }
  }

  /// Returns a gesture whose begin, end and cancellation are recorded.
  private func logged<G: Gesture>(
    _ name: String, _ gesture: G, _ changed: @escaping (G.Value) -> Void
  ) -> some Gesture<Int> where G.Value: Equatable {
    gesture.onChanged(changed).map { _ in 0 }
      .onChanged { _ in log.begin(name) }
      .onEnded { _ in log.end(name) }
      .onCancelled { log.cancel(name) }
  }
}
