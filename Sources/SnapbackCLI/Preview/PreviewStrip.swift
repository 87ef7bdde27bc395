// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A quiet line at the bottom with the names of what can be shown.
struct PreviewStrip: View {
  /// In points.
  static let height: CGFloat = 34

  @ObservedObject var notes: PreviewNotes

  var body: some View {
    ScrollViewReader { reader in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 2) {
          ForEach(notes.titles.indices, id: \.self) { index in
            name(index).id(index)
          }
        }
        .padding(.horizontal, 8)
        .frame(height: Self.height)
      }
      .onChange(of: notes.chosen) { _, chosen in
        withAnimation(.snappy) { reader.scrollTo(chosen) }
      }
    }
    .frame(height: Self.height)
    .frame(maxWidth: .infinity)
    .background(Color(.secondarySystemBackground))
    .overlay(alignment: .top) { Color(.separator).frame(height: 0.5) }
  }

  private func name(_ index: Int) -> some View {
    let isChosen = index == notes.chosen
    return Text(notes.titles[index])
      .font(.system(size: 12, weight: isChosen ? .semibold : .regular))
      .foregroundColor(isChosen ? .primary : .secondary)
      .lineLimit(1)
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(Capsule().fill(Color.primary.opacity(isChosen ? 0.1 : 0)))
      .contentShape(Rectangle())
      .onTapGesture { notes.choose(index) }
      .animation(.easeOut(duration: 0.15), value: isChosen)
  }
}
