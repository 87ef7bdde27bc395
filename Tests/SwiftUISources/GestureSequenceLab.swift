// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct DraggableCircle: View {
  enum DragState {
    case inactive
    case pressing
    case dragging(translation: CGSize)

    var translation: CGSize {
      switch self {
      case .inactive, .pressing:
        return .zero
      case .dragging(let translation):
        return translation
      }
    }

    var isActive: Bool {
      switch self {
      case .inactive:
        return false
      case .pressing, .dragging:
        return true
      }
    }

    var isDragging: Bool {
      switch self {
      case .inactive, .pressing:
        return false
      case .dragging:
        return true
      }
    }
  }

  @GestureState private var dragState = DragState.inactive
  @State private var viewState = CGSize.zero

  var body: some View {
    let minimumLongPressDuration = 0.5
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
      .shadow(radius: dragState.isActive ? 8 : 0)
      .animation(.linear(duration: minimumLongPressDuration), value: dragState.isActive)
      .gesture(longPressDrag)
  }
}

struct GestureSequenceLab: View {
  @State private var log: [String] = ["—"]
  @State private var taps = 0

  private var tapOrHold: some Gesture {
    TapGesture(count: 2)
      .exclusively(before: LongPressGesture(minimumDuration: 0.4, maximumDistance: 20))
      .onEnded { value in
        switch value {
        case .first: add("double tap")
        case .second: add("long press")
        }
      }
  }

  private var bothAtOnce: some Gesture {
    SimultaneousGesture(
      DragGesture(minimumDistance: 5, coordinateSpace: .global),
      LongPressGesture(minimumDuration: 1)
    )
    .onChanged { value in
      if let drag = value.first {
        log[log.count - 1] = "drag \(Int(drag.translation.width)), \(Int(drag.translation.height))"
      }
      if value.second == true { taps += 1 }
    }
  }

  var body: some View {
    VStack(spacing: 30) {
      Text("Hold, then drag").font(.caption)
      DraggableCircle()
      HStack(spacing: 20) {
        RoundedRectangle(cornerRadius: 12)
          .fill(Color.green)
          .frame(width: 130, height: 90)
          .overlay(Text("Double tap\nor hold").multilineTextAlignment(.center))
          .gesture(tapOrHold)
        RoundedRectangle(cornerRadius: 12)
          .fill(Color.orange)
          .frame(width: 130, height: 90)
          .overlay(Text("Both"))
          .gesture(bothAtOnce)
      }
      .foregroundColor(.white)
      VStack {
        Text("Inner and outer")
          .padding()
          .background(Color.yellow)
          .onTapGesture { add("inner") }
      }
      .padding(24)
      .background(Color.pink.opacity(0.3))
      .simultaneousGesture(TapGesture().onEnded { add("outer too") })
      VStack(alignment: .leading) {
        ForEach(log.suffix(6).indices, id: \.self) {
          Text(log[$0]).font(.system(.footnote, design: .monospaced))
        }
      }
      .frame(maxWidth: .infinity, minHeight: 110, alignment: .topLeading)
      .padding()
      .background(Color(.systemGray6))
    }
  }

  private func add(_ text: String) {
    log.append(text)
    if log.count > 20 { log.removeFirst() }
  }
}

struct GestureSequenceLab_Previews: PreviewProvider {
  static var previews: some View {
    GestureSequenceLab()
  }
}
