// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing
import UIKitViews

/// The code before and after an edit: the same names, but other types.
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
    let probe: StateProbe

    var body: some View {
      probe.read = {
        let titles = decks.map { "\($0.title) \($0.side.map { "\($0)" } ?? "-")" }
        return "\(number) \((titles + ["\(side)"]).joined(separator: ", "))"
      }
      probe.write = {
        number = 7
        decks = [
          Deck(id: probe.id, title: "a", side: .right), Deck(id: UUID(), title: "b", side: nil),
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
    let probe: StateProbe

    var body: some View {
      probe.read = {
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

/// Reads and writes a view's state.
@MainActor
private final class StateProbe {
  let id = UUID()
  var read: () -> String = { "" }
  var write: () -> Void = {}
}

@Suite @MainActor struct StateMigrationTests {
  private func host(_ view: some View, _ migration: StateMigration) -> ViewHost {
    ViewHost(view, size: CGSize(width: 100, height: 100), resources: .plain(), migration: migration)
  }

  @Test func `state migrates to newer code by name, through changed containers`() {
    let (probe, migration) = (StateProbe(), StateMigration())
    let old = host(Before.Card(probe: probe), migration)
    probe.write()
    _ = old.frame(at: 0)
    let next = migration.makeSuccessor()
    _ = host(VStack { After.Card(probe: probe) }, next).frame(at: 0)
    #expect(probe.read() == "7 a right, b -, right")
    #expect(next.lost == ["Card.model", "Card.value"])
  }

  @Test func `a controller of UIKit is that of the newer code`() {
    let (old, new) = (UIViewController(), UIViewController())
    let migration = StateMigration()
    let before = host(_rootView(old), migration)
    _ = before.frame(at: 0)
    let next = migration.makeSuccessor()
    let after = host(_rootView(new), next)
    _ = after.frame(at: 0)
    #expect(new.viewIfLoaded?.window != nil)
    #expect(next.lost.isEmpty)
  }

  @Test func `rows migrate their state by id`() {
    struct Row: View {
      @State var count = 0
      let id: Int
      let probe: CountProbe

      var body: some View {
        probe.counts[id] = count
        probe.add[id] = { count += 1 }
        return Color.red
      }
    }
    let (probe, migration) = (CountProbe(), StateMigration())
    let old = host(ForEach([1, 2, 3], id: \.self) { Row(id: $0, probe: probe) }, migration)
    probe.add[2]?()
    probe.add[3]?()
    probe.add[3]?()
    _ = old.frame(at: 0)
    let next = migration.makeSuccessor()
    _ = host(ForEach([3, 1, 2], id: \.self) { Row(id: $0, probe: probe) }, next).frame(at: 0)
    #expect(probe.counts == [1: 0, 2: 1, 3: 2])
    #expect(next.lost.isEmpty)
  }

  @Test func `siblings of one type are distinguished, and removed views are dropped`() {
    struct Sibling: View {
      @State var count = 0
      let id: Int
      let probe: CountProbe

      var body: some View {
        probe.counts[id] = count
        probe.add[id] = { count += 1 }
        return Color.red
      }
    }
    let (probe, migration) = (CountProbe(), StateMigration())
    let old = host(
      VStack {
        Sibling(id: 1, probe: probe)
        Sibling(id: 2, probe: probe)
      }, migration)
    probe.add[2]?()
    _ = old.frame(at: 0)
    let next = migration.makeSuccessor()
    _ = host(
      HStack {
        Sibling(id: 1, probe: probe)
        Sibling(id: 2, probe: probe)
      }, next
    ).frame(at: 0)
    #expect(probe.counts == [1: 0, 2: 1])
    let last = next.makeSuccessor()
    #expect(last.lost.isEmpty)
  }
}

@MainActor
private final class CountProbe {
  var counts: [Int: Int] = [:]
  var add: [Int: () -> Void] = [:]
}
