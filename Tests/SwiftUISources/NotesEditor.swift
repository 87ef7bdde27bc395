// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Note: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var body: String
  var date: Date
  var pinned = false
}

struct NoteEditor: View {
  @Binding var note: Note
  @FocusState private var focused: Bool

  private var words: Int { note.body.split(whereSeparator: \.isWhitespace).count }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField("Title", text: $note.title)
        .font(.title.bold())
        .padding(.horizontal)
      TextEditor(text: $note.body)
        .focused($focused)
        .scrollContentBackground(.hidden)
        .padding(.horizontal, 11)
        .lineSpacing(4)
      HStack {
        Text("^[\(words) word](inflect: true)")
        Spacer()
        Text(note.date, style: .date)
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .padding()
    }
    .background(Color.yellow.opacity(0.08))
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Button("Done") { focused = false }
        Spacer()
      }
      ToolbarItem(placement: .primaryAction) {
        ShareLink(item: note.body)
      }
    }
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct NotesEditor: View {
  @State private var notes = [
    Note(
      title: "Ideas", body: "A list of things to try with the new drawing app.", date: .now,
      pinned: true),
    Note(
      title: "Packing", body: "Tent, stove, rope, map, torch.",
      date: .now.addingTimeInterval(-86400)),
    Note(
      title: "Books", body: "Ask the library about the second volume.",
      date: .now.addingTimeInterval(-300_000)),
  ]
  @State private var path: [UUID] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach($notes) { $note in
          NavigationLink(value: note.id) {
            VStack(alignment: .leading) {
              HStack {
                if note.pinned {
                  Image(systemName: "pin.fill").foregroundStyle(.orange).imageScale(.small)
                }
                Text(note.title).font(.headline)
              }
              HStack {
                Text(note.date, format: .relative(presentation: .named))
                Text(note.body).lineLimit(1).foregroundStyle(.secondary)
              }
              .font(.subheadline)
            }
          }
          .swipeActions(edge: .leading) {
            Button("Pin", systemImage: "pin") { note.pinned.toggle() }
              .tint(.orange)
          }
          .swipeActions {
            Button("Delete", systemImage: "trash", role: .destructive) {
              withAnimation { notes.removeAll { $0.id == note.id } }
            }
          }
        }
      }
      .navigationTitle("Notes")
      .navigationDestination(for: UUID.self) { id in
        if let index = notes.firstIndex(where: { $0.id == id }) {
          NoteEditor(note: $notes[index])
        }
      }
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          Button {
            let note = Note(title: "", body: "", date: .now)
            notes.insert(note, at: 0)
            path.append(note.id)
          } label: {
            Image(systemName: "square.and.pencil")
          }
        }
        ToolbarItem(placement: .status) {
          Text("\(notes.count) notes").font(.footnote)
        }
      }
    }
  }
}

#Preview {
  NotesEditor()
}
