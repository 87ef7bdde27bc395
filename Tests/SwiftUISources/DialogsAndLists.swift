// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI
import UniformTypeIdentifiers

struct Todo: Identifiable, Codable, Hashable, Transferable {
  let id: UUID
  var title: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .todo)
  }
}
extension UTType { static let todo = UTType(exportedAs: "com.example.todo") }

enum MyError: LocalizedError {
  case bad
  var errorDescription: String? { "Bad" }
}

struct ContentView: View {
  @State private var showingAlert = false
  @State private var showingOptions = false
  @State private var selection = "None"
  @State private var items = ["a", "b"]
  @State private var todos = [Todo(id: UUID(), title: "x")]
  @State private var error: MyError?
  @State private var name = ""
  @State private var color = "Red"
  @State private var sheet: Todo?
  @State private var showPop = false
  @State private var dragged: Todo?
  @State private var over = false
  @Environment(\.editMode) private var editMode
  let colors = ["Red", "Green"]

  var body: some View {
    NavigationStack {
      List {
        Section(header: Text("H")) {
          ForEach(items, id: \.self) { item in
            Text(item)
              .swipeActions(edge: .leading) {
                Button {
                  print("pin")
                } label: {
                  Label("Pin", systemImage: "pin")
                }.tint(.yellow)
              }
              .swipeActions {
                Button("Delete", role: .destructive) { print("x") }
                Button("Flag") {}.tint(.orange)
              }
              .listRowBackground(Color.yellow)
              .listRowInsets(.init(top: 0, leading: 0, bottom: 0, trailing: 0))
              .listRowSeparator(.hidden)
              .contextMenu {
                Button {
                } label: {
                  Label("Copy", systemImage: "doc.on.doc")
                }
                Button(role: .destructive) {
                } label: {
                  Label("Delete", systemImage: "trash")
                }
              }
              .badge(3)
          }
          .onDelete(perform: delete)
          .onMove { from, to in items.move(fromOffsets: from, toOffset: to) }
        }
      }
      .listStyle(.grouped)
      .scrollContentBackground(.hidden)
      .refreshable { await load() }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
        ToolbarItem {
          Menu {
            Button("Duplicate", action: dup)
            Divider()
            Picker("Sort", selection: $selection) { ForEach(colors, id: \.self) { Text($0) } }
            Menu("Copy") { Button("Copy", action: dup) }
          } label: {
            Label("Options", systemImage: "ellipsis.circle")
          } primaryAction: {
            dup()
          }
        }
      }
      .toolbarBackground(.blue, for: .navigationBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
      .toolbar(.hidden, for: .tabBar)
    }
    .alert("Important message", isPresented: $showingAlert) {
      Button("OK", role: .cancel) {}
    }
    .alert(
      "Login", isPresented: $showingAlert,
      actions: {
        TextField("Username", text: $name)
        SecureField("Password", text: $name)
        Button("Login", action: {})
        Button("Cancel", role: .cancel, action: {})
      }, message: { Text("Please enter") }
    )
    .alert(isPresented: $showingAlert, error: error) { _ in
      Button("OK") {}
    } message: { e in
      Text(e.recoverySuggestion ?? "Try")
    }
    .alert(isPresented: $showingAlert) {
      Alert(title: Text("T"), message: Text("M"), dismissButton: .default(Text("Got it!")))
    }
    .alert(item: $sheet) { t in
      Alert(
        title: Text(t.title), message: nil, primaryButton: .destructive(Text("D")) {},
        secondaryButton: .cancel())
    }
    .alert("Details", isPresented: $showingAlert, presenting: sheet) { t in
      Button(role: .destructive) {
      } label: {
        Text("Delete \(t.title)")
      }
      Button("Retry") {}
    } message: { t in
      Text(t.title)
    }
    .confirmationDialog("Select a color", isPresented: $showingOptions, titleVisibility: .visible) {
      ForEach(colors, id: \.self) { color in Button(color) { selection = color } }
    }
    .confirmationDialog("Q", isPresented: $showingOptions, presenting: sheet) { t in
      Button("x") {}
    } message: { _ in
      Text("m")
    }
    .actionSheet(isPresented: $showingOptions) {
      ActionSheet(
        title: Text("S"), message: Text("M"),
        buttons: [.default(Text("R")) { self.selection = "Red" }, .cancel()])
    }
    .popover(isPresented: $showPop, attachmentAnchor: .point(.bottom), arrowEdge: .bottom) {
      Text("Hi").padding().presentationCompactAdaptation(.popover)
    }
    .sheet(item: $sheet) { t in
      Text(t.title)
        .presentationDetents([.medium, .large])
        .presentationBackground(.thinMaterial)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationCornerRadius(21)
    }
  }

  func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
  func dup() {}
  func load() async {}

  var drags: some View {
    VStack {
      ForEach(todos) { todo in
        Text(todo.title)
          .draggable(todo) { Text("preview") }
          .onDrag {
            self.dragged = todo
            return NSItemProvider(object: todo.title as NSString)
          }
          .onDrop(of: [UTType.text], delegate: MyDrop(item: todo, dragged: $dragged, todos: $todos))
      }
      Rectangle()
        .dropDestination(for: Todo.self) { items, location in
          todos += items
          return true
        } isTargeted: {
          over = $0
        }
        .onDrop(of: [.plainText], isTargeted: $over) { providers in
          providers.first?.loadObject(ofClass: NSString.self) { s, _ in }
          return true
        }
    }
  }
}

struct MyDrop: DropDelegate {
  let item: Todo
  @Binding var dragged: Todo?
  @Binding var todos: [Todo]
  func performDrop(info: DropInfo) -> Bool {
    dragged = nil
    return true
  }
  func dropEntered(info: DropInfo) {
    guard let dragged, let from = todos.firstIndex(of: dragged), let to = todos.firstIndex(of: item)
    else { return }
    withAnimation {
      todos.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
    }
  }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
}
