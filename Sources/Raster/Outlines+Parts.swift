// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan

/// Parts of a path that have pixels of their own and one side to the left, one to the right, are
/// filled like convex shapes, without a sweep.
extension Outlines {
  /// Notes a polygon that has just been cut into chains.
  mutating func addPart(from firstChain: Int, _ box: Box) {
    guard chains.count > firstChain else { return }
    let bounds = box.bounds
    parts.append(
      cspan_part(
        left: Int32(bounds.minX), top: Int32(bounds.minY), right: Int32(bounds.maxX),
        bottom: Int32(bounds.maxY), first_chain: Int32(firstChain),
        chain_count: Int32(chains.count - firstChain), is_alone: 0))
  }

  /// Which chain is a part's left side, 0 or 1; nil if it has more sides, or they cross.
  func side(of part: cspan_part) -> Int? {
    guard part.chain_count == 2 else { return nil }
    let left = cspan_find_left(edges.base, chains.base + Int(part.first_chain))
    return left == 0 ? nil : left > 0 ? 0 : 1
  }

  /// Makes what is between two chains count, whichever way round they went.
  mutating func mark(_ firstChain: Int, left: Int) {
    chains[firstChain + left].sign = 1
    chains[firstChain + 1 - left].sign = -1
  }

  /// Takes parts out of a path whose chains begin at `first`; the box is around what is left.
  mutating func split(from first: Int, _ box: inout Box) {
    let count = Int32(parts.count)
    guard count > 1, parts.contains(where: \.isWorthwhile),
      parts.withUnsafeMutableBufferPointer({
        cspan_find_alone($0.baseAddress, count)
      }) > 0
    else { return }
    box = Box()
    moved.removeAll(keepingCapacity: true)
    for part in parts {
      let bounds = PixelRect(
        minX: Int(part.left), minY: Int(part.top), maxX: Int(part.right), maxY: Int(part.bottom))
      let own = Int(part.first_chain)..<Int(part.first_chain + part.chain_count)
      if part.is_alone != 0, part.isWorthwhile, let left = side(of: part) {
        mark(own.lowerBound, left: left)
        separate.append(
          PixelOutline(
            firstChain: own.lowerBound, chainCount: 2, rule: nil, bounds: bounds))
      } else {
        for index in own { moved.append(chains[index]) }
        box.low = pointwiseMin(box.low, [Double(bounds.minX), Double(bounds.minY)])
        box.high = pointwiseMax(box.high, [Double(bounds.maxX), Double(bounds.maxY)])
      }
    }
    guard !separate.isEmpty else { return }
    // What is left comes first, then the parts.
    for index in separate.indices {
      let from = separate[index].firstChain
      separate[index].firstChain = first + moved.count
      moved.append(chains[from])
      moved.append(chains[from + 1])
    }
    chains.removeLast(chains.count - first)
    for chain in moved { chains.append(chain) }
  }
}

extension cspan_part {
  /// Whether it has so many pixels that a fill of its own takes less time than a place in a sweep.
  fileprivate var isWorthwhile: Bool { (right - left) * (bottom - top) >= 200 }
}
