// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation
import Motion
@_spi(ViewTree) import Presentation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Shows a column at the trailing edge, or a sheet in a window of compact width.
struct _InspectorModifier<Inspector: View>: ViewModifier {
  @Binding var isPresented: Bool
  let inspector: () -> Inspector
  @State private var width = ColumnWidth()
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(isPresented: Binding<Bool>, inspector: @escaping () -> Inspector) {
    _isPresented = isPresented
    self.inspector = inspector
  }

  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented, sizeClass != .compact {
        HStack(spacing: 0) {
          Divider().ignoresSafeArea()
          inspector()
            .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
            .frame(maxHeight: .infinity, alignment: .top)
            .frame(width: width.value(ideal: 320, in: .infinity))
        }
        .transition(.move(edge: .trailing))
      }
    }
    .animation(.smooth(duration: 0.35), value: isPresented)
    .sheet(isPresented: $isPresented.and(sizeClass == .compact)) {
      inspector().presentationDetents([.medium, .large])
    }
  }
}

private struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth { ColumnWidth() }

  static func reduce(value: inout ColumnWidth, nextValue: () -> ColumnWidth) {
    let next = nextValue()
    if value == ColumnWidth() { value = next }
  }
}

extension Binding<Bool> {
  /// A binding that is true if the value and a condition are.
  fileprivate func and(_ condition: Bool) -> Binding<Bool> {
    Binding(get: { condition && wrappedValue }, set: { if condition { wrappedValue = $0 } })
  }
}

extension View {
  /// Shows a column of settings at the trailing edge of the view while a value is true. In a window of
  /// compact width it is a sheet.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    modifier(_InspectorModifier(isPresented: isPresented, inspector: content))
  }

  /// Sets the width of the inspector that the view is in, in points. Without it, an inspector is 320 points
  /// wide.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: ColumnWidth(ideal: width))
  }

  /// Sets the width of the inspector that the view is in, in points. The inspector always has its ideal
  /// width, limited to `min` and `max`.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: InspectorWidthKey.self, value: ColumnWidth(minimum: min, ideal: ideal, maximum: max))
  }
}
