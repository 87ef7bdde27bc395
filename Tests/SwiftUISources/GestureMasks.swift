// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

/// LongPress then drag, with masks, priorities and exclusive taps.
struct GestureMasks: View {
  enum DragState: Equatable {
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
      if case .inactive = self { return false }
      return true
    }
  }

  @GestureState private var dragState = DragState.inactive
  @State private var viewState = CGSize.zero
  @State private var mask: Mask = .all
  @State private var log: [String] = []
  @FocusState private var isFocused: Bool

  enum Mask: String, CaseIterable, Identifiable {
    case all, gesture, subviews, none
    var id: String { rawValue }
    var gestureMask: GestureMask {
      switch self {
      case .all: .all
      case .gesture: .gesture
      case .subviews: .subviews
      case .none: .none
      }
    }
  }

  var body: some View {
    let minimumLongPressDuration = 0.3
    let longPressDrag = LongPressGesture(
      minimumDuration: minimumLongPressDuration, maximumDistance: 20
    )
    .sequenced(before: DragGesture())
    .updating($dragState) { value, state, transaction in
      switch value {
      case .first(true):
        state = .pressing
      case .second(true, let drag):
        state = .dragging(translation: drag?.translation ?? .zero)
        transaction.isContinuous = true
      default:
        state = .inactive
      }
    }
    .onEnded { value in
      guard case .second(true, let drag?) = value else { return }
      viewState.width += drag.translation.width
      viewState.height += drag.translation.height
      note("dropped")
    }

    let taps = TapGesture(count: 2).onEnded { note("double") }
      .exclusively(before: TapGesture().onEnded { note("single") })

    return VStack(spacing: 30) {
      Picker("Mask", selection: $mask) {
        ForEach(Mask.allCases) { Text($0.rawValue.capitalized).tag($0) }
      }
      .pickerStyle(.segmented)
      .padding(.horizontal)

      ZStack {
        RoundedRectangle(cornerRadius: 24, style: .continuous)
          .fill(.blue.gradient)
          .frame(width: 260, height: 260)
        Button("Inside") { note("button") }
          .padding()
          .background(Color.white.clipShape(Capsule()))
      }
      .compositingGroup()
      .shadow(radius: dragState.isActive ? 24 : 6)
      .scaleEffect(dragState.isActive ? 1.06 : 1)
      .offset(
        x: viewState.width + dragState.translation.width,
        y: viewState.height + dragState.translation.height
      )
      .animation(.linear(duration: minimumLongPressDuration), value: dragState.isActive)
      .gesture(longPressDrag, including: mask.gestureMask)
      .highPriorityGesture(taps, including: mask == .gesture ? .gesture : .subviews)

      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(Array(log.enumerated()), id: \.offset) { index, entry in
              Text("\(index + 1). \(entry)").font(.caption.monospaced()).id(index)
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding()
        }
        .onChange(of: log.count) { _ in
          withAnimation(.easeOut) { reader.scrollTo(log.count - 1, anchor: .bottom) }
        }
      }
      .frame(height: 140)
      .background(Color(.secondarySystemBackground))
    }
  }

  private func note(_ text: String) { log.append(text) }
}

struct GestureMasks_Previews: PreviewProvider {
  static var previews: some View {
    GestureMasks()
      .previewLayout(.sizeThatFits)
  }
}
