// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import SwiftUI

class CartStore: ObservableObject {
  struct Line: Identifiable, Codable {
    var id: String { name }
    let name: String
    var count: Int
  }
  @Published var lines: [Line] = []
  @Published var total = 0
  private var cancellables = Set<AnyCancellable>()

  init() {
    $lines
      .map { $0.reduce(0) { $0 + $1.count } }
      .removeDuplicates()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.total = $0 }
      .store(in: &cancellables)
  }

  func add(_ name: String) {
    if let index = lines.firstIndex(where: { $0.name == name }) {
      lines[index].count += 1
    } else {
      lines.append(Line(name: name, count: 1))
    }
  }
}

struct SharedCart: View {
  @StateObject var store = CartStore()
  var body: some View {
    TabView {
      ShopTab()
        .tabItem {
          Image(systemName: "cart")
          Text("Shop")
        }
      CartTab()
        .tabItem { Label("Cart", systemImage: "cart.fill") }
    }
    .environmentObject(store)
  }
}

struct ShopTab: View {
  @EnvironmentObject var store: CartStore
  let fruits = ["Apple", "Pear", "Plum", "Fig"]
  var body: some View {
    List(fruits, id: \.self) { fruit in
      HStack {
        Text(fruit)
        Spacer()
        AddButton(name: fruit)
      }
    }
  }
}

struct AddButton: View {
  let name: String
  @EnvironmentObject private var store: CartStore
  @State private var bump = false
  var body: some View {
    Button(action: {
      store.add(name)
      bump = true
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { bump = false }
    }) {
      Image(systemName: "plus.circle.fill")
        .resizable()
        .frame(width: 28, height: 28)
        .scaleEffect(bump ? 1.4 : 1)
        .animation(.interpolatingSpring(mass: 1, stiffness: 200, damping: 8, initialVelocity: 4))
    }
    .buttonStyle(BorderlessButtonStyle())
  }
}

struct CartTab: View {
  @EnvironmentObject var store: CartStore
  var body: some View {
    VStack {
      ForEach($store.lines) { $line in
        Stepper("\(line.name): \(line.count)", value: $line.count, in: 0...20)
      }
      Text("Total \(store.total)").font(.title2.bold()).contentTransition(.numericText())
        .animation(.default, value: store.total)
    }
    .padding()
  }
}

struct SharedCart_Previews: PreviewProvider {
  static var previews: some View {
    SharedCart(store: CartStore())
  }
}
