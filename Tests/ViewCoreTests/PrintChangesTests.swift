// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Observation
import Snapback
import Testing
@_spi(ViewTree) import ViewCore

/// What bodies print about their changes, read from standard error.
@MainActor
@Suite(.serialized) struct PrintChangesTests {
  private final class Model: ObservableObject { @Published var value = 0 }
  @Observable final class Observed { var value = 0 }

  private final class Probe {
    let model = Model()
    let observed = Observed()
    var setCount: (Int) -> Void = { _ in }
    var setParent: (Int) -> Void = { _ in }
  }

  private struct Parent: View {
    let probe: Probe
    @State private var number = 0

    var body: some View {
      probe.setParent = { number = $0 }
      return Child(probe: probe, model: probe.model, number: number).lineLimit(number)
    }
  }

  private struct Child: View {
    let probe: Probe
    @ObservedObject var model: Model
    let number: Int
    @State private var count = 0

    var body: some View {
      let _ = Self._logChanges()
      probe.setCount = { count = $0 }
      return Text("\(model.value) \(number) \(count) \(probe.observed.value)")
    }
  }

  @Test func `the changes because of which a body runs are written`() throws {
    let probe = Probe()
    var harness: Harness?
    #expect(
      try written { harness = Harness { Parent(probe: probe) } }
        == "Child: @self, @identity, _model, _count changed.\n")
    let shown = try #require(harness)
    func lines(_ change: () -> Void) throws -> String {
      try written {
        change()
        shown.advance(by: 0.1)
      }
    }
    #expect(try lines { probe.setCount(1) } == "Child: _count changed.\n")
    #expect(try lines { probe.model.value = 1 } == "Child: _model changed.\n")
    #expect(try lines { probe.observed.value = 1 } == "Child: @dependencies changed.\n")
    #expect(try lines { probe.setParent(1) } == "Child: @self changed.\n")
    #expect(try lines { Child._logChanges() } == "Child: unchanged.\n")
  }

  /// Returns what is written to standard error meanwhile.
  private func written(_ body: () -> Void) throws -> String {
    let pipe = Pipe()
    let original = dup(2)
    try #require(original >= 0)
    dup2(pipe.fileHandleForWriting.fileDescriptor, 2)
    body()
    dup2(original, 2)
    close(original)
    try pipe.fileHandleForWriting.close()
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
