// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster

/// Subpaths that share no pixels with others and consist of a left and a right chain are filled by the
/// kernel for convex shapes, without a sweep.
extension Outlines {
  /// Adds the subpath of the chains from `firstChain` on.
  mutating func addSubpath(from firstChain: Int, _ box: Box) {
    guard chains.count > firstChain else { return }
    let bounds = box.bounds
    subpaths.append(
      craster_subpath(
        left: Int32(bounds.minX), top: Int32(bounds.minY), right: Int32(bounds.maxX),
        bottom: Int32(bounds.maxY), first_chain: Int32(firstChain),
        chain_count: Int32(chains.count - firstChain), is_disjoint: 0))
  }

  /// The index, 0 or 1, of a subpath's left chain; nil if it has not two chains, or they cross.
  func leftChain(of subpath: craster_subpath) -> Int? {
    guard subpath.chain_count == 2 else { return nil }
    let left = craster_left_chain(edges.base, chains.base + Int(subpath.first_chain))
    return left == 0 ? nil : left > 0 ? 0 : 1
  }

  /// Sets the windings of two chains so that the area between them is inside, whatever the subpath's
  /// direction.
  mutating func setWinding(_ firstChain: Int, left: Int) {
    chains[firstChain + left].sign = 1
    chains[firstChain + 1 - left].sign = -1
  }

  /// Moves subpaths out of a path whose chains begin at `first` into `separate`. The box becomes that of
  /// the rest.
  mutating func split(from first: Int, _ box: inout Box) {
    let count = Int32(subpaths.count)
    guard count > 1, subpaths.contains(where: \.isWorthwhile),
      subpaths.withUnsafeMutableBufferPointer({
        craster_find_disjoint($0.baseAddress, count)
      }) > 0
    else { return }
    box = Box()
    reordered.removeAll(keepingCapacity: true)
    for subpath in subpaths {
      let bounds = PixelRect(
        minX: Int(subpath.left), minY: Int(subpath.top), maxX: Int(subpath.right),
        maxY: Int(subpath.bottom))
      let range = Int(subpath.first_chain)..<Int(subpath.first_chain + subpath.chain_count)
      if subpath.is_disjoint != 0, subpath.isWorthwhile, let left = leftChain(of: subpath) {
        setWinding(range.lowerBound, left: left)
        separate.append(
          PixelOutline(
            firstChain: range.lowerBound, chainCount: 2, rule: nil, bounds: bounds,
            form: form(range.lowerBound, 2)))
      } else {
        for index in range { reordered.append(chains[index]) }
        box.low = pointwiseMin(box.low, [Double(bounds.minX), Double(bounds.minY)])
        box.high = pointwiseMax(box.high, [Double(bounds.maxX), Double(bounds.maxY)])
      }
    }
    guard !separate.isEmpty else { return }
    // The rest comes first, then the separate outlines.
    for index in separate.indices {
      let from = separate[index].firstChain
      separate[index].firstChain = first + reordered.count
      reordered.append(chains[from])
      reordered.append(chains[from + 1])
    }
    chains.removeLast(chains.count - first)
    for chain in reordered { chains.append(chain) }
  }
}

extension craster_subpath {
  /// Whether it is large enough, by area in pixels, that a fill of its own is faster than a sweep.
  fileprivate var isWorthwhile: Bool { (right - left) * (bottom - top) >= 16 }
}
