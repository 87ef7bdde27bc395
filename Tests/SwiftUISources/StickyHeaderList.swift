// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct StickyHeader<Content: View>: View {
  var minHeight: CGFloat
  var content: Content

  init(minHeight: CGFloat = 200, @ViewBuilder content: () -> Content) {
    self.minHeight = minHeight
    self.content = content()
  }

  var body: some View {
    GeometryReader { geo in
      if geo.frame(in: .named("scroll")).minY <= 0 {
        content
          .frame(width: geo.size.width, height: geo.size.height, alignment: .center)
      } else {
        content
          .offset(y: -geo.frame(in: .named("scroll")).minY)
          .frame(
            width: geo.size.width,
            height: geo.size.height + geo.frame(in: .named("scroll")).minY)
      }
    }
    .frame(minHeight: minHeight)
  }
}

struct StickyHeaderList: View {
  @State private var following = false

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      StickyHeader(minHeight: 260) {
        ZStack(alignment: .bottomLeading) {
          LinearGradient(
            gradient: Gradient(colors: [.purple, .pink, .orange]), startPoint: .topLeading,
            endPoint: .bottomTrailing)
          VStack(alignment: .leading) {
            Text("The Long Way Home")
              .font(.system(size: 30, weight: .black, design: .serif))
            Text("A story in nine parts")
              .font(.subheadline)
          }
          .foregroundColor(.white)
          .padding()
        }
      }
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
        ForEach(1..<5) { part in
          Section(header: header(part)) {
            ForEach(1..<6) { chapter in
              HStack {
                Text("\(chapter)")
                  .font(.system(.body, design: .monospaced))
                  .frame(width: 32)
                  .foregroundColor(.secondary)
                VStack(alignment: .leading) {
                  Text("Chapter \(chapter)")
                  Text("\(chapter * 7 + part) minutes")
                    .font(.caption)
                    .foregroundColor(.secondary)
                }
                Spacer()
                Image(systemName: "play.circle")
                  .imageScale(.large)
              }
              .padding()
              Divider().padding(.leading, 56)
            }
          }
        }
      }
    }
    .coordinateSpace(name: "scroll")
    .overlay(
      Button(action: { withAnimation { following.toggle() } }) {
        HStack {
          Image(systemName: following ? "checkmark" : "plus")
          Text(following ? "Following" : "Follow")
        }
        .font(.footnote.bold())
        .padding(10)
        .background(.ultraThinMaterial)
        .clipShape(Capsule())
      }
      .padding(.trailing), alignment: .topTrailing
    )
    .ignoresSafeArea(edges: .top)
  }

  private func header(_ part: Int) -> some View {
    HStack {
      Text("Part \(part)").font(.headline)
      Spacer()
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(Color(UIColor.secondarySystemBackground))
  }
}

struct StickyHeaderList_Previews: PreviewProvider {
  static var previews: some View {
    StickyHeaderList()
  }
}
