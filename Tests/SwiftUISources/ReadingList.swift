// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftData
import SwiftUI

@Model
final class ReadingShelf {
  @Attribute(.unique) var name: String
  @Relationship(deleteRule: .cascade, inverse: \ReadingItem.shelf)
  var items: [ReadingItem] = []

  init(name: String) {
    self.name = name
  }

  var unread: Int { items.count { !$0.isRead } }
}

@Model
final class ReadingItem {
  enum Kind: String, Codable, CaseIterable {
    case book, article, paper
  }

  var title: String
  var kind: Kind
  var isRead = false
  var rating: Int?
  var added: Date
  var shelf: ReadingShelf?

  init(_ title: String, kind: Kind = .book, added: Date = .now) {
    self.title = title
    self.kind = kind
    self.added = added
  }
}

struct ShelfList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \ReadingShelf.name, animation: .snappy) private var shelves: [ReadingShelf]
  @Query(filter: #Predicate<ReadingItem> { !$0.isRead }) private var unread: [ReadingItem]
  @State private var search = ""
  @State private var newestFirst = false

  var body: some View {
    NavigationStack {
      List {
        Toggle("Newest first", isOn: $newestFirst)
        ForEach(shelves) { shelf in
          Section {
            ItemRows(of: shelf, matching: search, newestFirst: newestFirst)
          } header: {
            HStack {
              Text(shelf.name)
                .contextMenu {
                  Button("Delete", role: .destructive) { context.delete(shelf) }
                }
              Spacer()
              Text("\(shelf.unread) unread").monospacedDigit()
            }
          }
        }
      }
      .searchable(text: $search)
      .navigationTitle("Reading (\(unread.count))")
      .toolbar {
        Button("Add", systemImage: "plus") {
          withAnimation {
            shelves.first?.items.append(ReadingItem("New \(unread.count)"))
          }
        }
      }
    }
  }
}

struct ItemRows: View {
  @Environment(\.modelContext) private var context
  @Query private var items: [ReadingItem]

  init(of shelf: ReadingShelf, matching text: String, newestFirst: Bool) {
    let name = shelf.name
    _items = Query(
      filter: #Predicate { item in
        item.shelf?.name == name && (text.isEmpty || item.title.localizedStandardContains(text))
      },
      sort: [
        newestFirst
          ? SortDescriptor(\.added, order: .reverse)
          : SortDescriptor(\.title, comparator: .localizedStandard)
      ], animation: .default)
  }

  var body: some View {
    ForEach(items) { item in
      NavigationLink {
        ItemForm(item: item)
      } label: {
        HStack {
          Image(systemName: item.isRead ? "checkmark.circle.fill" : "circle")
            .foregroundStyle(item.isRead ? .green : .secondary)
            .onTapGesture { withAnimation(.bouncy) { item.isRead.toggle() } }
          Text(item.title)
          Spacer()
          if let rating = item.rating {
            Text(String(repeating: "★", count: rating)).foregroundStyle(.orange)
          }
        }
      }
    }
    .onDelete { offsets in
      for index in offsets { context.delete(items[index]) }
    }
  }
}

struct ItemForm: View {
  @Bindable var item: ReadingItem

  var body: some View {
    Form {
      TextField("Title", text: $item.title)
      Picker("Kind", selection: $item.kind) {
        ForEach(ReadingItem.Kind.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      Toggle("Read", isOn: $item.isRead)
      Stepper("Rating: \(item.rating ?? 0)", value: $item.rating.withDefault(0), in: 0...5)
    }
    .navigationTitle(item.title)
  }
}

extension Binding {
  func withDefault<Wrapped: Sendable>(_ value: Wrapped) -> Binding<Wrapped>
  where Value == Wrapped? {
    Binding<Wrapped>(get: { wrappedValue ?? value }, set: { wrappedValue = $0 })
  }
}

@MainActor
private let sampleContainer: ModelContainer = {
  let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
  guard let container = try? ModelContainer(for: ReadingShelf.self, configurations: configuration)
  else { fatalError("a store in memory can always be made") }
  let context = container.mainContext
  for (name, titles) in [
    ("Fiction", ["Emma", "Middlemarch", "Volume 10", "Volume 9"]), ("Work", ["Springs"]),
  ] {
    let shelf = ReadingShelf(name: name)
    context.insert(shelf)
    for (index, title) in titles.enumerated() {
      let item = ReadingItem(title, added: Date(timeIntervalSinceReferenceDate: Double(index)))
      item.rating = index + 2
      shelf.items.append(item)
    }
  }
  return container
}()

#Preview {
  ShelfList()
    .modelContainer(sampleContainer)
}
