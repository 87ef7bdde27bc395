// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// How pickers look. There are those below; SwiftUI lets nobody make others either.
public protocol PickerStyle {
  static var _look: _PickerLook { get }
}

/// The looks of pickers. Not for use outside.
public enum _PickerLook: Hashable, Sendable {
  case segmented
  case inline
  case menu
  case wheel
}

/// Side by side, the chosen one raised.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}

  public static var _look: _PickerLook { .segmented }
}

/// One below the other, the chosen one marked.
public struct InlinePickerStyle: PickerStyle {
  public init() {}

  public static var _look: _PickerLook { .inline }
}

/// The chosen one, and the others in a menu.
public struct MenuPickerStyle: PickerStyle {
  public init() {}

  public static var _look: _PickerLook { .menu }
}

/// On a drum that turns.
public struct WheelPickerStyle: PickerStyle {
  public init() {}

  public static var _look: _PickerLook { .wheel }
}

/// What nobody said anything of: a menu.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}

  public static var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

private enum PickerLookKey: EnvironmentKey {
  static let defaultValue = _PickerLook.menu
}

extension EnvironmentValues {
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how the pickers inside look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, S._look)
  }
}

/// The values one below the other.
struct InlinePicker: View {
  let choice: PickerChoice
  @Environment(\.menu) private var menu

  init(choice: PickerChoice) {
    self.choice = choice
  }

  var body: some View {
    ForEach(choice.views.indices, id: \.self) { index in
      if menu != nil {
        MenuRow(isMarked: choice.index == index) {
          choice.choose(index)
        } label: {
          choice.views[index]
        }
      } else {
        row(index)
      }
    }
  }

  private func row(_ index: Int) -> some View {
    Button {
      choice.choose(index)
    } label: {
      HStack {
        choice.views[index].foregroundStyle(.primary)
        Spacer(minLength: 8)
        CheckMark().stroke(
          TintShapeStyle(),
          style: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round)
        )
        .frame(width: 13, height: 11)
        .opacity(choice.index == index ? 1 : 0)
      }
      .contentShape(Rectangle())
    }
  }
}

nonisolated struct CheckMark: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}
