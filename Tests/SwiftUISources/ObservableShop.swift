// Part of Snapback, under the MIT licence; see LICENSE.

import Observation
import SwiftUI

@Observable class Shop {
  struct Item: Identifiable, Hashable {
    let id: Int
    var title: String
    var price: Decimal
    var isFavorite = false
    var amount: Int = 0
  }

  var items: [Item] = (1...12).map { Item(id: $0, title: "Mug \($0)", price: Decimal($0) * 3) }
  var path: [Item] = []
  var search = ""

  var total: Decimal { items.reduce(0) { $0 + $1.price * Decimal($1.amount) } }
  var visible: [Item] {
    search.isEmpty ? items : items.filter { $0.title.localizedCaseInsensitiveContains(search) }
  }
}

struct FavoriteKey: EnvironmentKey {
  static let defaultValue: Color = .pink
}

extension EnvironmentValues {
  var favoriteColor: Color {
    get { self[FavoriteKey.self] }
    set { self[FavoriteKey.self] = newValue }
  }
}

struct ObservableShop: View {
  @State private var shop = Shop()

  var body: some View {
    NavigationStack(path: $shop.path) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 16)], spacing: 16) {
          ForEach(shop.visible) { item in
            NavigationLink(value: item) { ItemCell(item: item) }
              .buttonStyle(PressableStyle())
          }
        }
        .padding()
        .animation(.snappy, value: shop.visible)
      }
      .navigationTitle("Shop")
      .navigationDestination(for: Shop.Item.self) { item in
        ItemDetail(itemID: item.id)
      }
      .safeAreaInset(edge: .bottom) { SummaryBar() }
    }
    .environment(shop)
    .environment(\.favoriteColor, .red)
  }
}

struct PressableStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.94 : 1)
      .brightness(configuration.isPressed ? -0.05 : 0)
      .saturation(isEnabled ? 1 : 0)
      .animation(.spring(.bouncy(duration: 0.3)), value: configuration.isPressed)
  }
}

struct ItemCell: View {
  let item: Shop.Item
  @Environment(\.favoriteColor) private var favoriteColor

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(systemName: "cup.and.saucer.fill")
        .font(.system(size: 44))
        .frame(maxWidth: .infinity, minHeight: 90)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
      HStack(alignment: .firstTextBaseline) {
        Text(item.title).bold()
        Spacer()
        if item.isFavorite {
          Image(systemName: "heart.fill").foregroundStyle(favoriteColor).imageScale(.small)
            .transition(.scale.combined(with: .opacity))
        }
      }
      Text(item.price, format: .currency(code: "EUR")).font(.subheadline).foregroundStyle(
        .secondary)
    }
    .padding(10)
    .background(Color(.systemBackground), in: .rect(cornerRadius: 16))
    .shadow(color: .black.opacity(0.1), radius: 6, y: 3)
  }
}

struct ItemDetail: View {
  let itemID: Int
  @Environment(Shop.self) private var shop
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    @Bindable var shop = shop
    let index = shop.items.firstIndex { $0.id == itemID }!
    Form {
      Section {
        TextField("Title", text: $shop.items[index].title)
        Stepper("Amount: \(shop.items[index].amount)", value: $shop.items[index].amount, in: 0...9)
        Toggle("Favourite", isOn: $shop.items[index].isFavorite.animation())
      } header: {
        Text("Item")
      } footer: {
        Text("Prices include tax.")
      }
      Button("Remove all", role: .destructive) {
        shop.items[index].amount = 0
        dismiss()
      }
    }
    .navigationTitle(shop.items[index].title)
  }
}

struct SummaryBar: View {
  @Environment(Shop.self) private var shop

  var body: some View {
    HStack {
      Text("Total")
      Spacer()
      Text(shop.total, format: .currency(code: "EUR"))
        .contentTransition(.numericText(value: NSDecimalNumber(decimal: shop.total).doubleValue))
        .bold()
    }
    .padding()
    .background(.bar)
    .animation(.default, value: shop.total)
  }
}

#Preview {
  @Previewable @State var isDark = false
  ObservableShop()
    .preferredColorScheme(isDark ? .dark : .light)
}
