// Part of Snapback, under the MIT licence; see LICENSE.

/// A style that derives from another one.
protocol ShapeStyleWrapper: ShapeStyle {
  var wrappedStyle: any ShapeStyle { get }
}
