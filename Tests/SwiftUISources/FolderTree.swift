// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct FileItem: Hashable, Identifiable, CustomStringConvertible {
  var id: Self { self }
  var name: String
  var children: [FileItem]? = nil

  var description: String { name }
  var symbol: String { children == nil ? "doc" : children!.isEmpty ? "folder" : "folder.fill" }
}

struct RecursiveFolder: View {
  let item: FileItem
  var depth = 0
  @State private var isExpanded = true

  var body: some View {
    if let children = item.children {
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Image(systemName: "chevron.right")
            .rotationEffect(.degrees(isExpanded ? 90 : 0))
            .imageScale(.small)
          Label(item.name, systemImage: item.symbol)
          Spacer()
          Text("\(children.count)").font(.caption).foregroundColor(.secondary)
        }
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.easeInOut(duration: 0.25)) { isExpanded.toggle() } }
        if isExpanded {
          ForEach(children) { child in
            RecursiveFolder(item: child, depth: depth + 1, isExpanded: depth < 1)
          }
          .padding(.leading, 20)
          .transition(.opacity.combined(with: .move(edge: .top)))
        }
      }
    } else {
      Label(item.name, systemImage: item.symbol)
        .foregroundColor(.secondary)
    }
  }

  init(item: FileItem, depth: Int = 0, isExpanded: Bool = true) {
    self.item = item
    self.depth = depth
    _isExpanded = State(initialValue: isExpanded)
  }
}

struct FolderTree: View {
  private let data = [
    FileItem(
      name: "users",
      children: [
        FileItem(
          name: "maria",
          children: [
            FileItem(
              name: "Photos", children: [FileItem(name: "beach.jpg"), FileItem(name: "lake.jpg")]),
            FileItem(name: "Movies", children: [FileItem(name: "trip.mp4")]),
            FileItem(name: "Empty", children: []),
          ]),
        FileItem(name: "guest", children: [FileItem(name: "readme.txt")]),
      ]),
    FileItem(name: "private"),
  ]
  @State private var mode = 0

  var body: some View {
    VStack {
      Picker("View", selection: $mode) {
        Text("Recursive").tag(0)
        Text("List").tag(1)
        Text("Disclosure").tag(2)
      }
      .pickerStyle(.segmented)
      .padding(.horizontal)
      switch mode {
      case 0:
        ScrollView {
          VStack(alignment: .leading, spacing: 8) {
            ForEach(data) { RecursiveFolder(item: $0) }
          }
          .padding()
          .animation(.easeInOut, value: mode)
        }
      case 1:
        List(data, children: \.children) { item in
          Label(item.name, systemImage: item.symbol)
        }
        .listStyle(.sidebar)
      default:
        List {
          ForEach(data) { item in
            DisclosureGroup {
              OutlineGroup(item.children ?? [], children: \.children) { child in
                Text(child.description)
              }
            } label: {
              Label(item.name, systemImage: item.symbol)
            }
          }
        }
      }
    }
  }
}

struct FolderTree_Previews: PreviewProvider {
  static var previews: some View {
    FolderTree()
  }
}
