// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring

/// The parts of an axis for some values. Not for use outside of the library.
public struct _AxisMarks {
  var values: AxisMarkValues
  var position: AxisMarkPosition
  /// The parts at a value; nil for the default ones.
  var content: ((AxisValue) -> [_AxisMark])?
}

/// The parts of an axis: `AxisMarks`, several of them, or a type of your own whose body they are.
public protocol AxisContent {
  /// The type of the parts of which it is made.
  associatedtype Body: AxisContent

  /// The parts of which it is made.
  @AxisContentBuilder var body: Body { get }

  /// The parts. Not for use outside of the library.
  var _axisMarks: [_AxisMarks] { get }
}

extension AxisContent {
  public var _axisMarks: [_AxisMarks] { body._axisMarks }
}

/// Several parts of an axis.
public struct _AxisContentList: AxisContent {
  public let _axisMarks: [_AxisMarks]
  /// The list itself.
  public var body: _AxisContentList { return self }
}

/// Builds the parts of an axis from the statements of a closure.
@resultBuilder
public enum AxisContentBuilder {
  /// The parts of a statement.
  public static func buildExpression<C: AxisContent>(_ content: C) -> _AxisContentList {
    _AxisContentList(_axisMarks: content._axisMarks)
  }

  /// Joins the parts of all statements.
  public static func buildBlock(_ lists: _AxisContentList...) -> _AxisContentList {
    _AxisContentList(_axisMarks: lists.flatMap(\._axisMarks))
  }

  /// The parts of an `if` statement without `else`; none if the condition is false.
  public static func buildIf(_ list: _AxisContentList?) -> _AxisContentList {
    list ?? _AxisContentList(_axisMarks: [])
  }

  /// The parts of the first branch of a condition.
  public static func buildEither(first: _AxisContentList) -> _AxisContentList { first }
  /// The parts of the second branch of a condition.
  public static func buildEither(second: _AxisContentList) -> _AxisContentList { second }
}

/// The values at which an axis has lines, ticks and labels: automatic ones, or the multiples of a
/// step.
public struct AxisMarkValues {
  enum Kind {
    case automatic(Int?)
    case step(Double)
    case dates(Calendar.Component, Int)
    case list([_ScaleValue])
  }

  let kind: Kind

  /// Values at regular, round distances: about five in the visible part.
  public static var automatic: AxisMarkValues { .automatic() }

  /// Values at regular distances, about as many as desired. The ends of the axis are always rounded.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    .init(kind: .automatic(desiredCount))
  }

  /// The multiples of a number in the range of the axis.
  public static func stride<P: Plottable & BinaryFloatingPoint>(by step: P) -> AxisMarkValues {
    .init(kind: .step(Double(step)))
  }

  /// The multiples of a number in the range of the axis.
  public static func stride(by step: Int) -> AxisMarkValues { .init(kind: .step(Double(step))) }

  /// The beginnings of calendar units in the range of the axis, such as every third month for `.month` and 3.
  public static func stride(
    by component: Calendar.Component, count: Int = 1
  ) -> AxisMarkValues {
    .init(kind: .dates(component, count))
  }
}

/// The side of the plot on which an axis is shown.
public struct AxisMarkPosition: Hashable, Sendable {
  private let id: Int

  /// The right side for a vertical axis, the bottom for a horizontal one.
  public static let automatic = AxisMarkPosition(id: 0)
  /// The left side of the plot, for a vertical axis.
  public static let leading = AxisMarkPosition(id: 1)
  /// The right side of the plot, for a vertical axis.
  public static let trailing = AxisMarkPosition(id: 2)
  /// The top of the plot, for a horizontal axis.
  public static let top = AxisMarkPosition(id: 3)
  /// The bottom of the plot, for a horizontal axis.
  public static let bottom = AxisMarkPosition(id: 4)
}

/// A value of an axis, for which a closure creates lines, ticks and labels.
public struct AxisValue {
  /// The number of values of the axis before it; 0 for the first one.
  public let index: Int
  /// The number of values of the axis, this one included.
  public let count: Int
  let value: _ScaleValue

  /// Returns the value in a type; nil if it is of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(_scaleValue: value) }
}

/// Grid lines, ticks and labels at values of an axis; by default at round numbers, dates, or at
/// every name.
public struct AxisMarks: AxisContent {
  public let _axisMarks: [_AxisMarks]
  /// The parts as a list.
  public var body: _AxisContentList { return _AxisContentList(_axisMarks: _axisMarks) }

  /// Creates the default parts at regular distances or at chosen values, with lines of a stroke.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    _axisMarks = [
      _AxisMarks(
        values: values, position: position,
        content: stroke.map { stroke in
          { _ in
            AxisGridLine(stroke: stroke)._axisMarkList + AxisTick(stroke: stroke)._axisMarkList
              + AxisValueLabel()._axisMarkList
          }
        })
    ]
  }

  /// Creates the default parts at values, with lines of a stroke.
  public init<P: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
    stroke: StrokeStyle? = nil
  ) {
    self.init(
      preset: preset, position: position,
      values: AxisMarkValues(kind: .list(values.map(\._scaleValue))), stroke: stroke)
  }

  /// Creates the default parts, with labels in a format and lines of a stroke.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(preset: preset, position: position, values: values) { _ in
      AxisGridLine(stroke: stroke)
      AxisTick(stroke: stroke)
      AxisValueLabel(format: format)
    }
  }

  /// Creates the default parts at values, with labels in a format and lines of a stroke.
  public init<F: FormatStyle, P: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [P], stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position,
      values: AxisMarkValues(kind: .list(values.map(\._scaleValue))), stroke: stroke)
  }

  /// Creates parts at regular distances or at chosen values.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    _axisMarks = [
      _AxisMarks(values: values, position: position) { content($0)._axisMarkList }
    ]
  }

  /// Creates the same parts at regular distances or at chosen values.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }

  /// Creates marks at the given values, with the same content at each of them.
  public init<P: Plottable, Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }

  /// Creates marks at the given values, with the content that the closure returns for each of them.
  public init<P: Plottable, Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    let list = AxisMarkValues(kind: .list(values.map(\._scaleValue)))
    _axisMarks = [_AxisMarks(values: list, position: position) { content($0)._axisMarkList }]
  }
}

/// The arrangement of the labels of an axis.
///
/// - Note: Differs from SwiftUI: all are the same.
public struct AxisMarkPreset: Hashable, Sendable {
  private let id: Int

  /// The only arrangement: labels beside the plot, centered at their values.
  public static let automatic = AxisMarkPreset(id: 0)
  /// The same as `automatic`.
  public static let aligned = AxisMarkPreset(id: 1)
  /// The same as `automatic`.
  public static let extended = AxisMarkPreset(id: 2)
  /// The same as `automatic`.
  public static let inset = AxisMarkPreset(id: 3)
}
