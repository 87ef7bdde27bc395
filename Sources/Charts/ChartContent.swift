// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring
import Scrolling

/// A part of a chart: marks, or a type of the program whose `body` has them.
@preconcurrency @MainActor
public protocol ChartContent {
  /// The type of the marks of which it is made.
  associatedtype Body: ChartContent

  /// The marks of which it is made.
  @ChartContentBuilder var body: Body { get }

  /// The marks. Not for use outside of the library.
  func _marks() -> [_ChartMark]
}

extension ChartContent {
  public func _marks() -> [_ChartMark] { body._marks() }
}

/// Chart content of the library. Not for use outside of it.
public protocol _PrimitiveChartContent: ChartContent where Body == Never {}

extension _PrimitiveChartContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ChartContent {}

/// A list of marks.
public struct _ChartMarkList: _PrimitiveChartContent {
  let marks: [_ChartMark]

  public func _marks() -> [_ChartMark] { marks }
}

/// Several marks to which modifiers apply together.
public struct Plot<Content: ChartContent>: _PrimitiveChartContent {
  private let content: Content

  /// Groups marks, so that modifiers apply to all of them.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  public func _marks() -> [_ChartMark] { content._marks() }
}

/// Builds the marks of a chart from the statements of a closure.
@resultBuilder
@preconcurrency @MainActor
public enum ChartContentBuilder {
  /// The marks of a statement.
  public static func buildExpression<C: ChartContent>(_ content: C) -> _ChartMarkList {
    _ChartMarkList(marks: content._marks())
  }

  /// Joins the marks of all statements.
  public static func buildBlock(_ lists: _ChartMarkList...) -> _ChartMarkList {
    _ChartMarkList(marks: lists.flatMap(\.marks))
  }

  /// The marks of an `if` statement without `else`; none if the condition is false.
  public static func buildIf(_ list: _ChartMarkList?) -> _ChartMarkList {
    list ?? _ChartMarkList(marks: [])
  }

  /// The marks of the first branch of a condition.
  public static func buildEither(first: _ChartMarkList) -> _ChartMarkList { first }
  /// The marks of the second branch of a condition.
  public static func buildEither(second: _ChartMarkList) -> _ChartMarkList { second }
  /// The marks of content with limited availability.
  public static func buildLimitedAvailability(_ list: _ChartMarkList) -> _ChartMarkList { list }
}

extension ForEach: ChartContent, _PrimitiveChartContent where Content: ChartContent {
  public func _marks() -> [_ChartMark] { data.flatMap { content($0)._marks() } }

  /// Creates marks for the elements of a collection, identified by a property of the elements.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, identifiedBy: { $0[keyPath: id] }, making: content)
  }

  /// Creates marks for the elements of a collection, identified by their ids.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, identifiedBy: { $0.id }, making: content)
  }

  /// Creates marks for the integers of a range.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(elements: data, identifiedBy: { $0 }, making: content)
  }
}

extension Optional: ChartContent, _PrimitiveChartContent where Wrapped: ChartContent {
  public func _marks() -> [_ChartMark] { self?._marks() ?? [] }
}
