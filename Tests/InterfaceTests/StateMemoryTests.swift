// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

/// Code as it was, and as it is after an edit: the same names, other types.
private enum Before {
  enum Side: Int { case left, right, none }
  enum Value { case number(Int) }
  struct Deck: Identifiable, Equatable {
    let id: UUID
    var title: String
    var side: Side?
  }
  final class Model {}

  struct Card: View {
    @State var number = 0
    @State var decks: [Deck] = []
    @State var side = Side.none
    @State var value = Value.number(0)
    @State var model = Model()
    let sink: Sink

    var body: some View {
      sink.read = {
        let titles = decks.map { "\($0.title) \($0.side.map { "\($0)" } ?? "-")" }
        return "\(number) \((titles + ["\(side)"]).joined(separator: ", "))"
      }
      sink.write = {
        number = 7
        decks = [
          Deck(id: sink.id, title: "a", side: .right), Deck(id: UUID(), title: "b", side: nil),
        ]
        side = .right
        value = .number(1)
      }
      return Color.red
    }
  }
}

private enum After {
  enum Side: Int { case none, right, up }
  enum Value { case number(Int) }
  struct Deck: Identifiable, Equatable {
    let id: UUID
    var title: String
    var side: Side?
  }
  final class Model {}

  struct Card: View {
    @State var side = Side.none
    @State var number = 0
    @State var decks: [Deck] = []
    @State var value = Value.number(0)
    @State var model = Model()
    @State var isNew = true
    let sink: Sink

    var body: some View {
      sink.read = {
        let titles = decks.map { "\($0.title) \($0.side.map { "\($0)" } ?? "-")" }
        return "\(number) \((titles + ["\(side)"]).joined(separator: ", "))"
      }
      return VStack {
        Color.red.padding()
        Color.blue
      }
    }
  }
}

/// What a test sees of a view's state.
@MainActor
private final class Sink {
  let id = UUID()
  var read: () -> String = { "" }
  var write: () -> Void = {}
}

@Suite @MainActor struct StateMemoryTests {
  private func host(_ view: some View, _ memory: StateMemory) -> ViewHost {
    ViewHost(view, size: CGSize(width: 100, height: 100), resources: .plain(), memory: memory)
  }

  @Test func `state goes over to newer code by name, whatever lies between`() {
    let (sink, memory) = (Sink(), StateMemory())
    let old = host(Before.Card(sink: sink), memory)
    sink.write()
    _ = old.frame(at: 0)
    let next = memory.handingOver()
    _ = host(VStack { After.Card(sink: sink) }, next).frame(at: 0)
    #expect(sink.read() == "7 a right, b -, right")
    #expect(next.lost == ["Card.model", "Card.value"])
  }

  @Test func `rows keep their state by their ids`() {
    struct Row: View {
      @State var count = 0
      let id: Int
      let sink: RowSink

      var body: some View {
        sink.counts[id] = count
        sink.add[id] = { count += 1 }
        return Color.red
      }
    }
    let (sink, memory) = (RowSink(), StateMemory())
    let old = host(ForEach([1, 2, 3], id: \.self) { Row(id: $0, sink: sink) }, memory)
    sink.add[2]?()
    sink.add[3]?()
    sink.add[3]?()
    _ = old.frame(at: 0)
    let next = memory.handingOver()
    _ = host(ForEach([3, 1, 2], id: \.self) { Row(id: $0, sink: sink) }, next).frame(at: 0)
    #expect(sink.counts == [1: 0, 2: 1, 3: 2])
    #expect(next.lost.isEmpty)
  }

  @Test func `neighbours of a type are told apart, and the gone are forgotten`() {
    struct Twin: View {
      @State var count = 0
      let id: Int
      let sink: RowSink

      var body: some View {
        sink.counts[id] = count
        sink.add[id] = { count += 1 }
        return Color.red
      }
    }
    let (sink, memory) = (RowSink(), StateMemory())
    let old = host(
      VStack {
        Twin(id: 1, sink: sink)
        Twin(id: 2, sink: sink)
      }, memory)
    sink.add[2]?()
    _ = old.frame(at: 0)
    let next = memory.handingOver()
    _ = host(
      HStack {
        Twin(id: 1, sink: sink)
        Twin(id: 2, sink: sink)
      }, next
    ).frame(at: 0)
    #expect(sink.counts == [1: 0, 2: 1])
    let last = next.handingOver()
    #expect(last.lost.isEmpty)
  }
}

@MainActor
private final class RowSink {
  var counts: [Int: Int] = [:]
  var add: [Int: () -> Void] = [:]
}
