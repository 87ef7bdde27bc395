// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension Comparable {
  package func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
