// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Foundation
import Interface
import InterfaceTesting
import Observation
import Snapback
import Testing

/// The code before and after an edit: the same names, but other types.
private enum Before {
  struct Item: Equatable {
    var title: String
    var price: Double?
  }

  final class Cart: ObservableObject {
    @Published var items: [Item] = []
    @Published var name = "empty"
    var count = 0
    private var bag: Set<AnyCancellable> = []
    init() { $items.sink { [weak self] in self?.count = $0.count }.store(in: &bag) }
  }

  @Observable final class Player {
    var song = "none"
    var position = 0.0
    @ObservationIgnored var isLoud = false
  }

  @Observable final class Clock {
    var ticks = 0
    @ObservationIgnored var action: () -> Void = {}
  }

  struct Shop: View {
    @StateObject var cart = Cart()
    @State var player = Player()
    @State var clock = Clock()
    let probe: StateProbe

    var body: some View {
      probe.write = {
        cart.items = [Item(title: "a", price: 2), Item(title: "b", price: nil)]
        cart.name = "two"
        player.song = "one"
        player.position = 0.5
        player.isLoud = true
        clock.ticks = 9
      }
      return Color.red
    }
  }
}

private enum After {
  struct Item: Equatable {
    var price: Double?
    var title: String
  }

  final class Cart: ObservableObject {
    var count = 0
    @Published var name = "empty"
    @Published var items: [Item] = []
    private var bag: Set<AnyCancellable> = []
    init() { $items.sink { [weak self] in self?.count = 10 * $0.count }.store(in: &bag) }
  }

  @Observable final class Player {
    var song = "none"
    var position = 0.0
    @ObservationIgnored var isLoud = false
  }

  @Observable final class Clock {
    var ticks = 0
    @ObservationIgnored var action: () -> Void = {}
  }

  struct Shop: View {
    @StateObject var cart = Cart()
    @State var player = Player()
    @State var clock = Clock()
    let probe: StateProbe

    var body: some View {
      probe.read = {
        let items = cart.items.map { "\($0.title) \($0.price ?? 0)" }.joined(separator: ", ")
        let song = "\(player.song) \(player.position) \(player.isLoud)"
        return "\(cart.name): \(items), \(cart.count); \(song); \(clock.ticks)"
      }
      probe.write = { cart.items.removeLast() }
      return Color.red.frame(width: cart.items.isEmpty ? 10 : 20)
    }
  }
}

/// Reads and writes a view's state.
@MainActor
private final class StateProbe {
  var read: () -> String = { "" }
  var write: () -> Void = {}
}

@Suite @MainActor struct ObjectMigrationTests {
  private func host(_ view: some View, _ migration: StateMigration) -> ViewHost {
    ViewHost(view, size: CGSize(width: 100, height: 100), resources: .plain(), migration: migration)
  }

  @Test func `objects of plain values migrate, and others are made again`() {
    let probe = StateProbe()
    let oldMigration = StateMigration()
    let old = host(Before.Shop(probe: probe), oldMigration)
    _ = old.frame(at: 0)
    probe.write()
    _ = old.frame(at: 1)
    let migration = oldMigration.makeSuccessor()
    let new = host(After.Shop(probe: probe), migration)
    _ = new.frame(at: 2)
    // The count is a stored property too: it has the value of the old object.
    #expect(probe.read() == "two: a 2.0, b 0.0, 2; one 0.5 true; 0")
    // A closure may refer to the older code, so its object does not migrate.
    #expect(migration.lost == ["Shop.clock"])
    probe.write()
    _ = new.frame(at: 3)
    #expect(probe.read() == "two: a 2.0, 10; one 0.5 true; 0")
  }
}
