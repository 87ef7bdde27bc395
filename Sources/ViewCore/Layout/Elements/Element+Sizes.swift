// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Runtime

/// The sizes and alignment guides of an element, which are cached by proposal.
extension Element {
  /// Returns the size that the element takes under a proposal, from the cache if the proposal is known.
  ///
  /// A debug build measures some of the cached sizes again and traps if one differs; see `LayoutMismatch`.
  package final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let known = measured.size(proposal) {
      #if DEBUG
        verifyCachedSize(under: proposal)
      #endif
      return known
    }
    #if DEBUG
      if !LayoutMismatch.isChecking { host.countMeasured() }
    #else
      host.countMeasured()
    #endif
    if CallStack.isNearlyFull { node.failNestedTooDeeply() }
    let size = measure(proposal)
    var sizes = measured
    measured = MeasuredSizes()
    sizes.insert(size, for: proposal)
    measured = sizes
    return size
  }

  /// Measures the element again under a proposal whose size is cached. Returns the difference; nil
  /// if the sizes are equal, or if no size is cached.
  ///
  /// Sizes of children come from their caches where possible. The check does not apply to containers with a
  /// `containerSize`: a scroll view determines that size while it measures, so measuring it is not pure.
  package final func layoutMismatch(under proposal: ProposedViewSize) -> LayoutMismatch? {
    guard containerSize == nil, let cached = measured.size(proposal) else { return nil }
    let measured = measure(proposal)
    guard !measured.isIdentical(to: cached) else { return nil }
    return LayoutMismatch(
      element: "\(type(of: self))", view: "\(type(of: node))", proposal: proposal, cached: cached,
      measured: measured)
  }

  #if DEBUG
    /// Traps if a cached size differs from the size measured now, on every n-th cache hit of the element.
    private func verifyCachedSize(under proposal: ProposedViewSize) {
      guard !LayoutMismatch.isChecking else { return }
      cacheHits += 1
      guard cacheHits % LayoutMismatch.interval == 0 else { return }
      // Nested checks would multiply with the depth of the tree: only the outermost one measures.
      LayoutMismatch.isChecking = true
      defer { LayoutMismatch.isChecking = false }
      if let mismatch = layoutMismatch(under: proposal) { preconditionFailure("\(mismatch)") }
    }
  #endif

  /// Returns the size that the element takes under a proposal, with its alignment guides.
  package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size(proposal), proposal, self)
  }

  /// Returns the position of a guide that is explicitly set in the element, for the dimensions of
  /// one proposal; nil otherwise.
  package final func guide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    guard host.mayHaveExplicitGuide(key) else { return nil }
    for known in guides where known.matches(key, dimensions) { return known.value }
    let value = explicitGuide(key, dimensions)
    var known = guides
    guides = []
    if known.count >= 6 { known.removeFirst() }
    known.append(CachedGuide(key, dimensions, value))
    guides = known
    return value
  }
}
