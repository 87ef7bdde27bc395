// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Foundation
import Interface
import InterfaceTesting
import Observation
import Snapback
import Testing

/// Code as it was, and as it is after an edit: the same names, other types.
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
    let sink: Sink

    var body: some View {
      sink.write = {
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
    let sink: Sink

    var body: some View {
      sink.read = {
        let items = cart.items.map { "\($0.title) \($0.price ?? 0)" }.joined(separator: ", ")
        let song = "\(player.song) \(player.position) \(player.isLoud)"
        return "\(cart.name): \(items), \(cart.count); \(song); \(clock.ticks)"
      }
      sink.write = { cart.items.removeLast() }
      return Color.red.frame(width: cart.items.isEmpty ? 10 : 20)
    }
  }
}

/// What a test sees of a view's state.
@MainActor
private final class Sink {
  var read: () -> String = { "" }
  var write: () -> Void = {}
}

@Suite @MainActor struct ObjectMemoryTests {
  private func host(_ view: some View, _ memory: StateMemory) -> ViewHost {
    ViewHost(view, size: CGSize(width: 100, height: 100), resources: .plain(), memory: memory)
  }

  @Test func `objects of plain values are taken over, and others begin anew`() {
    let sink = Sink()
    let before = StateMemory()
    let old = host(Before.Shop(sink: sink), before)
    _ = old.frame(at: 0)
    sink.write()
    _ = old.frame(at: 1)
    let memory = before.handingOver()
    let new = host(After.Shop(sink: sink), memory)
    _ = new.frame(at: 2)
    // The count is what the old object had: it is a property as others are.
    #expect(sink.read() == "two: a 2.0, b 0.0, 2; one 0.5 true; 0")
    // A function may be of the older code.
    #expect(memory.lost == ["Shop.clock"])
    sink.write()
    _ = new.frame(at: 3)
    #expect(sink.read() == "two: a 2.0, 10; one 0.5 true; 0")
  }
}
