// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct TaskItem: Identifiable, Codable, Hashable {
  enum Priority: Int, Codable, CaseIterable, Comparable {
    case low, medium, high
    static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
    var color: Color { [Color.green, .orange, .red][rawValue] }
  }

  var id = UUID()
  var title: String
  var isDone = false
  var priority: Priority = .medium
}

class TaskListViewModel: ObservableObject {
  @Published var tasks: [TaskItem] = [
    TaskItem(title: "Water the plants", priority: .low),
    TaskItem(title: "Send the invoice", priority: .high),
    TaskItem(title: "Book the ferry", isDone: true),
    TaskItem(title: "Fix the bike", priority: .medium),
  ]
  @Published var filter = Filter.all

  enum Filter: String, CaseIterable {
    case all = "All"
    case open = "Open"
    case done = "Done"
  }

  var visible: [TaskItem] {
    tasks
      .filter { filter == .all || (filter == .done) == $0.isDone }
      .sorted { ($0.isDone ? 1 : 0, $1.priority) < ($1.isDone ? 1 : 0, $0.priority) }
  }

  func toggle(_ task: TaskItem) {
    guard let index = tasks.firstIndex(of: task) else { return }
    tasks[index].isDone.toggle()
  }

  func delete(at offsets: IndexSet) {
    let ids = offsets.map { visible[$0].id }
    tasks.removeAll { ids.contains($0.id) }
  }

  func move(from source: IndexSet, to destination: Int) {
    tasks.move(fromOffsets: source, toOffset: destination)
  }
}

struct TaskRow: View {
  let task: TaskItem
  var toggle: () -> Void

  var body: some View {
    HStack {
      Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
        .font(.title3)
        .foregroundColor(task.isDone ? .green : .gray)
        .onTapGesture(perform: toggle)
      Text(task.title)
        .strikethrough(task.isDone, color: .gray)
        .foregroundColor(task.isDone ? .gray : .primary)
      Spacer()
      Circle().fill(task.priority.color).frame(width: 8)
    }
    .contentShape(Rectangle())
  }
}

struct ToDoMVVM: View {
  @StateObject private var viewModel = TaskListViewModel()
  @State private var newTitle = ""
  @State private var editMode: EditMode = .inactive

  var body: some View {
    NavigationView {
      List {
        Section {
          HStack {
            TextField("New task", text: $newTitle, onCommit: add)
            Button(action: add) { Image(systemName: "plus.circle.fill") }
              .disabled(newTitle.isEmpty)
          }
        }
        Section(header: Text("\(viewModel.tasks.filter { !$0.isDone }.count) open")) {
          ForEach(viewModel.visible) { task in
            TaskRow(task: task) {
              withAnimation { viewModel.toggle(task) }
            }
            .swipeActions(edge: .leading, allowsFullSwipe: true) {
              Button {
                withAnimation { viewModel.toggle(task) }
              } label: {
                Label("Done", systemImage: "checkmark")
              }
              .tint(.green)
            }
            .contextMenu {
              Button("Toggle") { viewModel.toggle(task) }
              Button("Delete", role: .destructive) {
                viewModel.tasks.removeAll { $0.id == task.id }
              }
            }
          }
          .onDelete(perform: viewModel.delete)
          .onMove(perform: viewModel.move)
        }
      }
      .listStyle(InsetGroupedListStyle())
      .navigationTitle("To-Do")
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { EditButton() }
        ToolbarItem(placement: .principal) {
          Picker("Filter", selection: $viewModel.filter) {
            ForEach(TaskListViewModel.Filter.allCases, id: \.self) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          .frame(width: 180)
        }
      }
      .environment(\.editMode, $editMode)
    }
  }

  private func add() {
    guard !newTitle.isEmpty else { return }
    withAnimation { viewModel.tasks.insert(TaskItem(title: newTitle), at: 0) }
    newTitle = ""
  }
}

struct ToDoMVVM_Previews: PreviewProvider {
  static var previews: some View {
    ToDoMVVM()
  }
}
