// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The bar at the bottom of the window with the titles of the available previews.
struct PreviewBar: View {
  /// The height in points.
  static let height: CGFloat = 34

  @ObservedObject var model: PreviewOverlayModel

  var body: some View {
    ScrollViewReader { reader in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 2) {
          ForEach(model.titles.indices, id: \.self) { index in
            title(index).id(index)
          }
        }
        .padding(.horizontal, 8)
        .frame(height: Self.height)
      }
      .onChange(of: model.selection) { _, selection in
        withAnimation(.snappy) { reader.scrollTo(selection) }
      }
    }
    .frame(height: Self.height)
    .frame(maxWidth: .infinity)
    .background(Color(.secondarySystemBackground))
    .overlay(alignment: .top) { Color(.separator).frame(height: 0.5) }
  }

  private func title(_ index: Int) -> some View {
    let isSelected = index == model.selection
    return Text(model.titles[index])
      .font(.system(size: 12, weight: isSelected ? .semibold : .regular))
      .foregroundColor(isSelected ? .primary : .secondary)
      .lineLimit(1)
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(Capsule().fill(Color.primary.opacity(isSelected ? 0.1 : 0)))
      .contentShape(Rectangle())
      .onTapGesture { model.select(index) }
      .animation(.easeOut(duration: 0.15), value: isSelected)
  }
}
