// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring

/// A line, tick or label of an axis. Not for use outside of the library.
public struct _AxisMark {
  enum Kind {
    case line(StrokeStyle)
    case tick(StrokeStyle, CGFloat)
    /// A view, or the value as text if it is nil.
    case label(AnyView?, format: ((_ScaleValue) -> String?)?, centered: Bool?)
  }

  var kind: Kind
  var style: AnyShapeStyle?
  var font: Font?
  /// The rotation of a label, clockwise.
  var degrees = 0.0
  /// The distance at each side of a label, in points.
  var spacing = CGSize.zero
}

/// A part of an axis at a value: a line, tick or label, or a type of your own whose body they are.
public protocol AxisMark {
  /// The type of the parts of which it is made.
  associatedtype Body: AxisMark

  /// The parts of which it is made.
  @AxisMarkBuilder var body: Body { get }

  /// The lines, ticks and labels. Not for use outside of the library.
  var _axisMarkList: [_AxisMark] { get }
}

extension AxisMark {
  public var _axisMarkList: [_AxisMark] { body._axisMarkList }
}

/// Several parts of an axis at a value.
public struct _AxisMarkList: AxisMark {
  public let _axisMarkList: [_AxisMark]
  /// The list itself.
  public var body: _AxisMarkList { return self }
}

/// Builds the parts of an axis at a value from the statements of a closure.
@resultBuilder
public enum AxisMarkBuilder {
  /// The parts of a statement.
  public static func buildExpression<M: AxisMark>(_ mark: M) -> _AxisMarkList {
    _AxisMarkList(_axisMarkList: mark._axisMarkList)
  }

  /// Joins the parts of all statements.
  public static func buildBlock(_ lists: _AxisMarkList...) -> _AxisMarkList {
    _AxisMarkList(_axisMarkList: lists.flatMap(\._axisMarkList))
  }

  /// The parts of an `if` statement without `else`; none if the condition is false.
  public static func buildIf(_ list: _AxisMarkList?) -> _AxisMarkList {
    list ?? _AxisMarkList(_axisMarkList: [])
  }

  /// The parts of the first branch of a condition.
  public static func buildEither(first: _AxisMarkList) -> _AxisMarkList { first }
  /// The parts of the second branch of a condition.
  public static func buildEither(second: _AxisMarkList) -> _AxisMarkList { second }
}

extension AxisMark {
  private func changing(_ change: (inout _AxisMark) -> Void) -> _AxisMarkList {
    _AxisMarkList(
      _axisMarkList: _axisMarkList.map { mark in
        var mark = mark
        change(&mark)
        return mark
      })
  }

  /// Sets the color or other style of lines, ticks and labels. A style that is set inside takes
  /// precedence.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changing { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// Sets the font of the labels of an axis; nil for the default one.
  public func font(_ font: Font?) -> some AxisMark {
    changing { $0.font = $0.font ?? font }
  }
}

/// A line across the whole plot at a value of an axis.
public struct AxisGridLine: AxisMark {
  public let _axisMarkList: [_AxisMark]
  /// The line as a list.
  public var body: _AxisMarkList { return _AxisMarkList(_axisMarkList: _axisMarkList) }

  /// Creates a line: half a point wide unless a stroke is given.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    _axisMarkList = [_AxisMark(kind: .line(stroke ?? StrokeStyle(lineWidth: 0.5)))]
  }
}

/// A short line beside the plot at a value of an axis.
public struct AxisTick: AxisMark {
  public let _axisMarkList: [_AxisMark]
  /// The tick as a list.
  public var body: _AxisMarkList { return _AxisMarkList(_axisMarkList: _axisMarkList) }

  /// Creates a line of a length in points: half a point wide unless a stroke is given.
  public init(centered: Bool? = nil, length: CGFloat = 4, stroke: StrokeStyle? = nil) {
    _axisMarkList = [_AxisMark(kind: .tick(stroke ?? StrokeStyle(lineWidth: 0.5), length))]
  }
}

/// The direction in which the labels of an axis are written.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  /// The rotation in degrees, clockwise.
  let degrees: Double

  /// From left to right, as `horizontal`.
  public static let automatic = AxisValueLabelOrientation(degrees: 0)
  /// The text of a label is written from left to right.
  public static let horizontal = AxisValueLabelOrientation(degrees: 0)
  /// The text of a label is turned clockwise by 90 degrees, from top to bottom.
  public static let vertical = AxisValueLabelOrientation(degrees: 90)
  /// The text of a label is turned counterclockwise by 90 degrees, from bottom to top.
  public static let verticalReversed = AxisValueLabelOrientation(degrees: -90)
}

/// The treatment of labels of an axis that would overlap.
///
/// - Note: Differs from SwiftUI: all labels are shown, as with `disabled`.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private let id: Int

  /// All labels are shown, also where they overlap.
  public static let automatic = AxisValueLabelCollisionResolution(id: 0)
  /// All labels are shown, also where they overlap.
  public static let disabled = AxisValueLabelCollisionResolution(id: 1)
  /// The same as `automatic`.
  public static let greedy = AxisValueLabelCollisionResolution(id: 2)

  /// The same as `automatic`.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { .greedy }

  /// The same as `automatic`.
  public static func truncate(minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    .automatic
  }
}

/// A label beside the plot at a value of an axis: the value as text, another text, or a view.
public struct AxisValueLabel: AxisMark {
  public let _axisMarkList: [_AxisMark]
  /// The label as a list.
  public var body: _AxisMarkList { return _AxisMarkList(_axisMarkList: _axisMarkList) }

  /// Creates a label with the value.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is between the value and the next one.
  ///   - anchor: The point of the label at the value: it has no effect.
  ///   - collisionResolution: What happens to labels that would overlap.
  ///   - orientation: The direction of the label.
  ///   - horizontalSpacing: The distance at its left and right, in points.
  ///   - verticalSpacing: The distance above and below it, in points.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    _axisMarkList = [
      Self.mark(
        .label(nil, format: nil, centered: centered), orientation, horizontalSpacing,
        verticalSpacing)
    ]
  }

  /// Creates a label with the given text instead of the value.
  public init<S: StringProtocol>(
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    let text = String(text)
    _axisMarkList = [
      Self.mark(
        .label(nil, format: { _ in text }, centered: centered), orientation, horizontalSpacing,
        verticalSpacing)
    ]
  }

  /// Creates a label with the value in a format, such as `.currency(code: "EUR")`. It is empty for
  /// values of another type than the format's.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  )
  where F.FormatInput: Plottable, F.FormatOutput == String {
    _axisMarkList = [
      Self.mark(
        .label(
          nil, format: { F.FormatInput(_scaleValue: $0).map { format.format($0) } },
          centered: centered), orientation, horizontalSpacing, verticalSpacing)
    ]
  }

  /// Creates a label with a view instead of the text of the value.
  @preconcurrency @MainActor
  public init<C: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) {
    _axisMarkList = [
      Self.mark(
        .label(AnyView(content()), format: nil, centered: centered), orientation,
        horizontalSpacing, verticalSpacing)
    ]
  }

  private static func mark(
    _ kind: _AxisMark.Kind, _ orientation: AxisValueLabelOrientation, _ horizontal: CGFloat?,
    _ vertical: CGFloat?
  ) -> _AxisMark {
    var mark = _AxisMark(kind: kind)
    mark.degrees = orientation.degrees
    mark.spacing = CGSize(width: horizontal ?? 0, height: vertical ?? 0)
    return mark
  }
}
