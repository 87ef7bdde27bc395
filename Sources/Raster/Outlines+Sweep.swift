// Part of Snapback, under the MIT licence; see LICENSE.

extension Outlines {
  /// Hands an outline's coverage in a clip, within the sweep's domain, to a sink.
  func sweep<Sink: CoverageSink>(
    _ outline: PixelOutline, by sweep: Sweep, clip: PixelRect, into sink: inout Sink
  ) {
    chains.withUnsafeBufferPointer { chains in
      edges.withUnsafeBufferPointer { edges in
        guard let first = edges.baseAddress else { return }
        let own = chains[outline.firstChain..<(outline.firstChain + outline.chainCount)]
        let chains = UnsafeBufferPointer(rebasing: own)
        if let rule = outline.rule {
          sweep.run(crossing: chains, edges: first, rule: rule, clip: clip, into: &sink)
        } else {
          sweep.run(chains: chains, edges: first, clip: clip, into: &sink)
        }
      }
    }
  }
}
