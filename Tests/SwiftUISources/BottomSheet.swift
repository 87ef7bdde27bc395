// Part of Snapback, under the MIT licence; see LICENSE.

// swift-format-ignore-file
import SwiftUI

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct BottomSheetView<Content: View>: View {
  @Binding var isOpen: Bool
  let maxHeight: CGFloat
  let minHeight: CGFloat
  let content: Content
  @GestureState private var translation: CGFloat = 0
  @Environment(\.colorScheme) var colorScheme

  init(isOpen: Binding<Bool>, maxHeight: CGFloat, @ViewBuilder content: () -> Content) {
    self.minHeight = maxHeight * 0.2
    self.maxHeight = maxHeight
    self.content = content()
    self._isOpen = isOpen
  }

  private var offset: CGFloat { isOpen ? 0 : maxHeight - minHeight }

  private var indicator: some View {
    RoundedRectangle(cornerRadius: 3)
      .fill(Color.secondary)
      .frame(width: 60, height: 6)
      .onTapGesture { self.isOpen.toggle() }
  }

  var body: some View {
    GeometryReader { geometry in
      VStack(spacing: 0) {
        self.indicator.padding()
        self.content
      }
      .frame(width: geometry.size.width, height: self.maxHeight, alignment: .top)
      .background(
        colorScheme == .dark ? Color(.secondarySystemBackground) : Color(.systemBackground)
      )
      .cornerRadius(16)
      .frame(height: geometry.size.height, alignment: .bottom)
      .offset(y: max(self.offset + self.translation, 0))
      .animation(.interactiveSpring(), value: isOpen)
      .animation(.interactiveSpring(), value: translation)
      .gesture(
        DragGesture().updating(self.$translation) { value, state, _ in
          state = value.translation.height
        }.onEnded { value in
          let snapDistance = self.maxHeight * 0.25
          guard abs(value.translation.height) > snapDistance else { return }
          self.isOpen = value.translation.height < 0
        }
      )
    }
  }
}

struct BottomSheet: View {
  @State private var open = false
  @State private var measured: CGFloat = 0
  @State private var systemSheet = false
  @State private var detent = PresentationDetent.medium

  var body: some View {
    ZStack {
      Color.green.opacity(0.3)
      Button("Show a system sheet") { systemSheet.toggle() }
      BottomSheetView(isOpen: $open, maxHeight: 500) {
        VStack {
          Text("Measured \(measured, specifier: "%.0f")")
          ForEach(0..<5) { Text("Place \($0)").padding(6) }
        }
        .background(
          GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }
        )
        .onPreferenceChange(HeightKey.self) { measured = $0 }
      }
    }
    .edgesIgnoringSafeArea(.all)
    .sheet(isPresented: $systemSheet, onDismiss: { open = true }) {
      SheetBody()
        .presentationDetents([.medium, .large, .height(200), .fraction(0.3)], selection: $detent)
        .presentationDragIndicator(.visible)
        .presentationCornerRadius(30)
        .interactiveDismissDisabled(false)
    }
  }
}

struct SheetBody: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) var presentationMode
  var body: some View {
    VStack(spacing: 20) {
      Button("Dismiss") { dismiss() }
      Button("Old way") { presentationMode.wrappedValue.dismiss() }
    }
  }
}

#Preview { BottomSheet() }
