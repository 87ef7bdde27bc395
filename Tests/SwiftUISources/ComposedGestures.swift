// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct DraggableCircle: View {
  enum DragState {
    case inactive
    case pressing
    case dragging(translation: CGSize)

    var translation: CGSize {
      switch self {
      case .inactive, .pressing: return .zero
      case .dragging(let translation): return translation
      }
    }
    var isActive: Bool {
      switch self {
      case .inactive: return false
      case .pressing, .dragging: return true
      }
    }
    var isDragging: Bool {
      if case .dragging = self { return true }
      return false
    }
  }

  @GestureState private var dragState = DragState.inactive
  @State private var viewState = CGSize.zero
  let minimumLongPressDuration = 0.5

  var body: some View {
    let longPressDrag = LongPressGesture(minimumDuration: minimumLongPressDuration)
      .sequenced(before: DragGesture())
      .updating($dragState) { value, state, transaction in
        switch value {
        case .first(true):
          state = .pressing
        case .second(true, let drag):
          state = .dragging(translation: drag?.translation ?? .zero)
        default:
          state = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        self.viewState.width += drag.translation.width
        self.viewState.height += drag.translation.height
      }

    return Circle()
      .fill(Color.blue)
      .overlay(dragState.isDragging ? Circle().stroke(Color.white, lineWidth: 2) : nil)
      .frame(width: 100, height: 100, alignment: .center)
      .offset(
        x: viewState.width + dragState.translation.width,
        y: viewState.height + dragState.translation.height
      )
      .animation(nil, value: viewState)
      .shadow(radius: dragState.isActive ? 8 : 0)
      .animation(.linear(duration: minimumLongPressDuration), value: dragState.isActive)
      .gesture(longPressDrag)
  }
}

struct ExclusiveTaps: View {
  @State private var text = "Tap once, twice, or hold"
  @State private var point: CGPoint?
  @GestureState private var isDetectingLongPress = false

  var body: some View {
    let double = TapGesture(count: 2).onEnded { text = "Twice" }
    let single = TapGesture().onEnded { _ in text = "Once" }
    let hold = LongPressGesture(minimumDuration: 1, maximumDistance: 20)
      .updating($isDetectingLongPress) { current, state, _ in state = current }
      .onEnded { finished in text = finished ? "Held" : "Let go" }
    VStack(spacing: 20) {
      Text(text)
        .padding()
        .frame(width: 240, height: 120)
        .background(isDetectingLongPress ? Color.red : Color.yellow)
        .cornerRadius(16)
        .gesture(double.exclusively(before: single))
        .simultaneousGesture(hold)
      Rectangle()
        .fill(.gray.opacity(0.3))
        .frame(height: 160)
        .overlay {
          if let point {
            Circle().fill(.red).frame(width: 12).position(point)
          }
        }
        .gesture(
          SpatialTapGesture(coordinateSpace: .local).onEnded { point = $0.location },
          including: .gesture
        )
      Rectangle()
        .fill(.indigo.opacity(0.4))
        .frame(height: 80)
        .onTapGesture(count: 1, coordinateSpace: .global) { location in
          text = "At \(Int(location.x)), \(Int(location.y))"
        }
      Text("Press me")
        .onLongPressGesture(minimumDuration: 0.4, maximumDistance: 50) {
          text = "Long press"
        } onPressingChanged: { inProgress in
          text = inProgress ? "Pressing…" : "Released"
        }
      VStack {
        Circle().frame(width: 60).onTapGesture { text = "circle" }
      }
      .padding()
      .background(.orange)
      .highPriorityGesture(TapGesture().onEnded { text = "parent" })
    }
  }
}

struct PinchAndTwist: View {
  @State private var zoom: CGFloat = 1
  @State private var turn = Angle.zero
  @GestureState private var live: (CGFloat, Angle) = (1, .zero)

  var body: some View {
    Image(systemName: "star.circle.fill")
      .resizable()
      .scaledToFit()
      .frame(width: 180)
      .scaleEffect(zoom * live.0)
      .rotationEffect(turn + live.1)
      .gesture(
        MagnifyGesture(minimumScaleDelta: 0.01)
          .simultaneously(with: RotateGesture(minimumAngleDelta: .degrees(2)))
          .updating($live) { value, state, _ in
            state = (value.first?.magnification ?? 1, value.second?.rotation ?? .zero)
          }
          .onEnded { value in
            zoom *= value.first?.magnification ?? 1
            turn += value.second?.rotation ?? .zero
          }
      )
  }
}

#Preview("Drag") { DraggableCircle() }
#Preview("Taps") { ExclusiveTaps() }
#Preview("Pinch") { PinchAndTwist() }
