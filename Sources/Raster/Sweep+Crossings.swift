// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// Outlines whose parts may overlap and cross.
///
/// In each row the chains that touch common cells make a group, and so do those of which some begin
/// or end within the row, as far as it takes for the winding to the right to be one number. Mostly
/// a group is one chain, and does or doesn't change what is inside. Otherwise the row is cut where
/// edges meet, end or cross: in each slab the sides come in order, and those count at which
/// the rule's answer changes. So every pixel's coverage is the area of what the rule holds.
extension Sweep {
  /// Sweeps the rows and columns of the clip, which lies within the domain. The chains are in the
  /// order of their tops.
  func run<Sink: CoverageSink>(
    crossing chains: UnsafeBufferPointer<Chain>, edges: UnsafePointer<Edge>, rule: FillRule,
    clip: PixelRect, into sink: inout Sink
  ) {
    let active = room.active
    var (next, count) = (0, 0)
    for y in clip.minY..<clip.maxY {
      let row = Float(y)
      while next < chains.count, edges[chains[next].first].top < row + 1 {
        let chain = chains[next]
        active[count] = CrossingRoom.Active(
          cursor: chain.first, end: chain.end, winding: chain.sign > 0 ? 1 : -1, index: next,
          low: 0, high: 0, beginning: 0, ending: 0)
        count += 1
        next += 1
      }
      count = arrange(count, edges, row)
      var (slot, winding, isInside, from) = (0, 0, false, 0)
      while slot < count {
        let low = active[slot].low
        let group = group(from: slot, count)
        slot = group.end
        let outcome = cover(group, edges, row, winding, rule, isInside)
        winding = outcome.winding
        guard outcome.isEdge else { continue }
        if isInside { solid(y, from, low, clip, &sink) }
        partial(y, low, group.high, clip, &sink)
        isInside = rule.holds(winding: winding)
        from = group.high
      }
      if isInside { solid(y, from, width, clip, &sink) }
    }
  }

  private func solid<Sink: CoverageSink>(
    _ y: Int, _ first: Int, _ end: Int, _ clip: PixelRect, _ sink: inout Sink
  ) {
    let from = max(first + left, clip.minX)
    let to = min(end + left, clip.maxX)
    if from < to { sink.solid(y: y, columns: from..<to, cover: Blend.fullCover) }
  }

  /// Brings the chains up to a row, drops those that have ended, and sorts them from left to right;
  /// how many are left.
  private func arrange(_ count: Int, _ edges: UnsafePointer<Edge>, _ row: Float) -> Int {
    let active = room.active
    var kept = 0
    // From row to row the order hardly changes, so that little has to be moved.
    var budget = 64 + 8 * count
    for slot in 0..<count {
      var chain = active[slot]
      while chain.cursor < chain.end, edges[chain.cursor].bottom <= row { chain.cursor += 1 }
      guard chain.cursor < chain.end else { continue }
      measure(&chain, edges, row)
      var place = kept
      while place > 0, budget > 0, Self.isBefore(chain, active[place - 1]) {
        active[place] = active[place - 1]
        place -= 1
        budget -= 1
      }
      active[place] = chain
      kept += 1
    }
    if budget <= 0 {
      var all = UnsafeMutableBufferPointer(start: active, count: kept)
      all.sort(by: Self.isBefore)
    }
    return kept
  }

  private static func isBefore(_ one: CrossingRoom.Active, _ other: CrossingRoom.Active) -> Bool {
    one.low < other.low || (one.low == other.low && one.index < other.index)
  }

  /// Finds which cells of a row a chain touches, and whether it begins or ends there.
  private func measure(
    _ chain: inout CrossingRoom.Active, _ edges: UnsafePointer<Edge>, _ row: Float
  ) {
    let edge = edges[chain.cursor]
    let rowEnd = row + 1
    let top = max(edge.top, row)
    var bottom = min(edge.bottom, rowEnd)
    let from = edge.x + (top - edge.top) * edge.slope
    var to = edge.x + (bottom - edge.top) * edge.slope
    var (low, high) = (min(from, to), max(from, to))
    var at = chain.cursor + 1
    while bottom < rowEnd, at < chain.end {
      let edge = edges[at]
      bottom = min(edge.bottom, rowEnd)
      to = edge.x + (bottom - edge.top) * edge.slope
      low = min(low, edge.x, to)
      high = max(high, edge.x, to)
      at += 1
    }
    let end = Float(width)
    chain.low = Int(min(max(low, 0), end))
    chain.high = Int(min(max(high, 0), end)) + 1
    chain.beginning = top > row ? chain.winding * Int(top.bitPattern) : 0
    chain.ending = bottom < rowEnd ? chain.winding * Int(bottom.bitPattern) : 0
  }

  /// Chains from `start` to `end` that are to be looked at together, and where their cells end.
  private struct Group {
    var start: Int
    var end: Int
    var high: Int
  }

  private func group(from start: Int, _ count: Int) -> Group {
    let active = room.active
    var group = Group(start: start, end: start, high: 0)
    var (beginning, ending) = (0, 0)
    repeat {
      let chain = active[group.end]
      group.high = max(group.high, chain.high)
      beginning &+= chain.beginning
      ending &+= chain.ending
      group.end += 1
    } while group.end < count
      && (active[group.end].low < group.high || beginning != 0 || ending != 0)
    return group
  }

  /// Writes the coverage of a group's cells, and answers the winding to their right; or that there
  /// is no edge in them, and then it writes nothing.
  private func cover(
    _ group: Group, _ edges: UnsafePointer<Edge>, _ row: Float, _ before: Int, _ rule: FillRule,
    _ isInside: Bool
  ) -> (winding: Int, isEdge: Bool) {
    let active = room.active
    let low = active[group.start].low
    var winding = before
    for slot in group.start..<group.end where active[slot].beginning == 0 {
      winding += active[slot].winding
    }
    if group.end - group.start == 1 {
      let isAfter = rule.holds(winding: winding)
      guard isAfter != isInside else { return (winding, false) }
      if single(active[group.start], edges, row, isInside: isInside) { return (winding, true) }
    } else if !resolve(group, edges, row, before, rule) {
      return (winding, false)
    }
    var sum: Float = isInside ? 1 : 0
    for cell in low..<group.high {
      sum += cells[cell]
      cells[cell] = 0
      covers[cell] = Self.cover(sum)
    }
    cells[group.high] = 0
    return (winding, true)
  }

  /// Adds a lone chain that changes what is inside; true if its coverage is written already.
  private func single(
    _ chain: CrossingRoom.Active, _ edges: UnsafePointer<Edge>, _ row: Float, isInside: Bool
  ) -> Bool {
    let edge = edges[chain.cursor]
    if edge.top <= row, edge.bottom >= row + 1 {
      let from = edge.x + (row - edge.top) * edge.slope
      let to = edge.x + (row + 1 - edge.top) * edge.slope
      let (low, high) = (min(from, to), max(from, to))
      if low >= 0, high < Float(width) {
        ramp(
          low, high, chain.low, chain.high, from: isInside ? 65535 : 0,
          by: isInside ? -65535 : 65535)
        return true
      }
    }
    var touched = (low: 0, high: 0)
    for at in chain.cursor..<chain.end {
      let edge = edges[at]
      guard edge.top < row + 1 else { break }
      let top = max(edge.top, row)
      let bottom = min(edge.bottom, row + 1)
      let from = edge.x + (top - edge.top) * edge.slope
      let to = edge.x + (bottom - edge.top) * edge.slope
      piece(min(from, to), max(from, to), isInside ? top - bottom : bottom - top, &touched)
    }
    return false
  }

  /// Adds what a group's chains change, slab by slab; false if they change nothing.
  private func resolve(
    _ group: Group, _ edges: UnsafePointer<Edge>, _ row: Float, _ winding: Int, _ rule: FillRule
  ) -> Bool {
    let cutCount = cut(group, edges, row)
    let cuts = room.cuts
    // Beyond some number of them nobody sees which side is in front within a slab.
    let size = group.end - group.start
    var crossings = size <= 128 ? 8 + 4 * min(size, 32) : 0
    var isEdge = false
    for index in 1..<cutCount {
      var top = cuts[index - 1]
      while top < cuts[index] {
        var bottom = cuts[index]
        var count = sides(group, edges, top, bottom)
        while crossings > 0, let cross = firstCrossing(count, top, bottom) {
          bottom = cross
          crossings -= 1
          count = sides(group, edges, top, bottom)
        }
        if add(count, bottom - top, winding, rule) { isEdge = true }
        top = bottom
      }
    }
    return isEdge
  }

  /// Finds the heights at which a row is cut, its top and bottom among them; how many.
  private func cut(_ group: Group, _ edges: UnsafePointer<Edge>, _ row: Float) -> Int {
    let cuts = room.cuts
    let size = group.end - group.start
    let rowEnd = row + 1
    cuts[0] = row
    var count = 1
    if size <= 128 {
      for slot in group.start..<group.end {
        var at = room.active[slot].cursor
        while at < room.active[slot].end, edges[at].top < rowEnd {
          for end in 0..<2 {
            let height = end == 0 ? edges[at].top : edges[at].bottom
            guard height > row, height < rowEnd, count < CrossingRoom.maxCuts else { continue }
            var place = count
            while place > 0, cuts[place - 1] > height { place -= 1 }
            if place > 0, cuts[place - 1] == height { continue }
            var last = count
            while last > place {
              cuts[last] = cuts[last - 1]
              last -= 1
            }
            cuts[place] = height
            count += 1
          }
          at += 1
        }
      }
      if count < CrossingRoom.maxCuts {
        cuts[count] = rowEnd
        return count + 1
      }
    }
    // Too many to be exact about: slabs of one height, each as its middle is.
    count = size <= 512 ? 32 : size <= 2048 ? 8 : 4
    for index in 0...count { cuts[index] = row + Float(index) / Float(count) }
    return count + 1
  }

  /// Finds a group's sides in a slab and sorts them from left to right; how many.
  private func sides(
    _ group: Group, _ edges: UnsafePointer<Edge>, _ top: Float, _ bottom: Float
  ) -> Int {
    let sides = room.sides
    let middle = (top + bottom) / 2
    var (count, budget) = (0, 256 + 8 * (group.end - group.start))
    for slot in group.start..<group.end {
      let chain = room.active[slot]
      var at = chain.cursor
      while at < chain.end, edges[at].bottom <= middle { at += 1 }
      guard at < chain.end, edges[at].top <= middle else { continue }
      let edge = edges[at]
      let side = CrossingRoom.Side(
        top: edge.x + (max(top, edge.top) - edge.top) * edge.slope,
        bottom: edge.x + (min(bottom, edge.bottom) - edge.top) * edge.slope,
        winding: chain.winding, index: chain.index)
      var place = count
      while place > 0, budget > 0, Self.isBefore(side, sides[place - 1]) {
        sides[place] = sides[place - 1]
        place -= 1
        budget -= 1
      }
      sides[place] = side
      count += 1
    }
    if budget <= 0 {
      var all = UnsafeMutableBufferPointer(start: sides, count: count)
      all.sort(by: Self.isBefore)
    }
    return count
  }

  private static func isBefore(_ one: CrossingRoom.Side, _ other: CrossingRoom.Side) -> Bool {
    let (middle, its) = (one.top + one.bottom, other.top + other.bottom)
    return middle < its || (middle == its && one.index < other.index)
  }

  /// The first height within a slab at which two neighbours cross, if it is worth a cut.
  private func firstCrossing(_ count: Int, _ top: Float, _ bottom: Float) -> Float? {
    let sides = room.sides
    var first: Float = 1
    for index in 1..<max(count, 1) {
      let above = sides[index].top - sides[index - 1].top
      let below = sides[index].bottom - sides[index - 1].bottom
      guard min(above, below) < -0x1p-9 else { continue }
      first = min(first, above / (above - below))
    }
    let height = top + first * (bottom - top)
    return first < 1 && height > top + 0x1p-10 && height < bottom - 0x1p-10 ? height : nil
  }

  /// Adds the sides at which the rule's answer changes; false if there are none.
  private func add(_ count: Int, _ height: Float, _ winding: Int, _ rule: FillRule) -> Bool {
    var (winding, isEdge) = (winding, false)
    var touched = (low: 0, high: 0)
    for index in 0..<count {
      let side = room.sides[index]
      let before = rule.holds(winding: winding)
      winding += side.winding
      let after = rule.holds(winding: winding)
      guard before != after else { continue }
      isEdge = true
      piece(
        min(side.top, side.bottom), max(side.top, side.bottom), after ? height : -height, &touched)
    }
    return isEdge
  }
}
