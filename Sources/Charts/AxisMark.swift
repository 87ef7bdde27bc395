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

  /// Sets the style of the part.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changing { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// Sets the font of labels.
  public func font(_ font: Font?) -> some AxisMark {
    changing { $0.font = $0.font ?? font }
  }
}

/// A line across the plot at a value of an axis.
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

/// A label beside the plot at a value of an axis.
public struct AxisValueLabel: AxisMark {
  public let _axisMarkList: [_AxisMark]
  /// The label as a list.
  public var body: _AxisMarkList { return _AxisMarkList(_axisMarkList: _axisMarkList) }

  /// Creates a label with the value.
  public init(centered: Bool? = nil) {
    _axisMarkList = [_AxisMark(kind: .label(nil, format: nil, centered: centered))]
  }

  /// Creates a label with a text.
  public init<S: StringProtocol>(_ text: S, centered: Bool? = nil) {
    let text = String(text)
    _axisMarkList = [_AxisMark(kind: .label(nil, format: { _ in text }, centered: centered))]
  }

  /// Creates a label with the value in a format.
  public init<F: FormatStyle>(format: F, centered: Bool? = nil)
  where F.FormatInput: Plottable, F.FormatOutput == String {
    _axisMarkList = [
      _AxisMark(
        kind: .label(
          nil, format: { F.FormatInput(_scaleValue: $0).map { format.format($0) } },
          centered: centered))
    ]
  }

  /// Creates a label with a view.
  @preconcurrency @MainActor
  public init<C: View>(centered: Bool? = nil, @ViewBuilder content: () -> C) {
    _axisMarkList = [
      _AxisMark(kind: .label(AnyView(content()), format: nil, centered: centered))
    ]
  }
}
