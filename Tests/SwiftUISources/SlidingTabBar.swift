// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct TabItemModel: Hashable {
  var title: String
  var icon: String
  var color: Color
}

struct SlidingTabBar: View {
  @State private var tabs = [
    TabItemModel(title: "Home", icon: "house.fill", color: .blue),
    TabItemModel(title: "Likes", icon: "heart.fill", color: .pink),
    TabItemModel(title: "Find", icon: "magnifyingglass", color: .orange),
    TabItemModel(title: "Me", icon: "person.fill", color: .green),
  ]
  @State private var index = 0
  @Namespace private var namespace

  var body: some View {
    VStack(spacing: 0) {
      TabView(selection: $index) {
        ForEach(tabs.indices, id: \.self) { i in
          ZStack {
            tabs[i].color.opacity(0.2).ignoresSafeArea()
            Text(tabs[i].title).font(.largeTitle.weight(.heavy))
          }
          .tag(i)
        }
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
      .animation(.easeInOut, value: index)

      HStack(spacing: 0) {
        ForEach(Array(zip(tabs.indices, tabs)), id: \.0) { i, tab in
          Button {
            withAnimation(
              .interactiveSpring(response: 0.5, dampingFraction: 0.6, blendDuration: 0.6)
            ) {
              index = i
            }
          } label: {
            HStack(spacing: 6) {
              Image(systemName: tab.icon)
                .renderingMode(.template)
                .imageScale(.medium)
              if index == i {
                Text(tab.title)
                  .font(.subheadline)
                  .fontWeight(.semibold)
                  .lineLimit(1)
                  .fixedSize()
              }
            }
            .foregroundColor(index == i ? tab.color : .gray)
            .padding(.vertical, 10)
            .padding(.horizontal, 14)
            .background(
              ZStack {
                if index == i {
                  Capsule()
                    .fill(tab.color.opacity(0.15))
                    .matchedGeometryEffect(id: "marker", in: namespace)
                }
              }
            )
          }
          .buttonStyle(PlainButtonStyle())
          .frame(maxWidth: .infinity)
        }
      }
      .padding(8)
      .background(
        Color(UIColor.systemBackground)
          .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
          .shadow(color: Color.black.opacity(0.15), radius: 10, y: -2)
          .ignoresSafeArea(.container, edges: .bottom)
      )
    }
  }
}

struct UnderlineTabs: View {
  enum Tab: String, CaseIterable { case posts, media, likes }
  @State private var tab: Tab = .posts
  @Namespace var underline

  var body: some View {
    HStack(spacing: 30) {
      ForEach(Tab.allCases, id: \.self) { item in
        VStack(spacing: 4) {
          Text(item.rawValue.capitalized)
            .foregroundStyle(tab == item ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
          if tab == item {
            Rectangle().fill(.tint).frame(height: 2)
              .matchedGeometryEffect(id: "line", in: underline, isSource: true)
          } else {
            Color.clear.frame(height: 2)
          }
        }
        .fixedSize()
        .contentShape(Rectangle())
        .onTapGesture { tab = item }
      }
    }
    .animation(.spring(response: 0.3, dampingFraction: 0.7), value: tab)
  }
}

#Preview { SlidingTabBar() }
#Preview("Underline") { UnderlineTabs() }
