// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

enum MenuItem: String, CaseIterable, Identifiable {
  case home = "Home"
  case inbox = "Inbox"
  case settings = "Settings"
  var id: String { rawValue }
  var icon: String {
    switch self {
    case .home: return "house"
    case .inbox: return "tray"
    case .settings: return "gear"
    }
  }
}

struct SideDrawer: View {
  @State private var isOpen = false
  @State private var selection: MenuItem = .home
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var drag: CGFloat = 0
  let drawerWidth = UIScreen.main.bounds.width * 0.7

  var offset: CGFloat {
    let base = isOpen ? 0 : -drawerWidth
    return min(0, max(-drawerWidth, base + drag))
  }

  var body: some View {
    let progress = 1 + Double(offset / drawerWidth)
    ZStack(alignment: .leading) {
      NavigationView {
        Text(selection.rawValue)
          .font(.largeTitle)
          .navigationBarTitle(Text(selection.rawValue), displayMode: .inline)
          .navigationBarItems(
            leading: Button(action: { withAnimation { isOpen.toggle() } }) {
              Image(systemName: "line.horizontal.3").imageScale(.large)
            })
      }
      .navigationViewStyle(StackNavigationViewStyle())
      .scaleEffect(1 - progress * 0.1)
      .disabled(isOpen)

      Color.black.opacity(0.4 * progress)
        .edgesIgnoringSafeArea(.all)
        .allowsHitTesting(isOpen)
        .onTapGesture { withAnimation(.spring()) { isOpen = false } }

      VStack(alignment: .leading, spacing: 18) {
        ForEach(MenuItem.allCases) { item in
          Button {
            selection = item
            withAnimation(.spring()) { isOpen = false }
          } label: {
            Label(item.rawValue, systemImage: item.icon)
              .font(.headline)
              .foregroundColor(selection == item ? .accentColor : .primary)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        Spacer()
      }
      .padding(.top, 80)
      .padding(.horizontal)
      .frame(width: drawerWidth)
      .frame(maxHeight: .infinity)
      .background(Color(UIColor.systemBackground))
      .shadow(color: .black.opacity(0.25 * progress), radius: 12, x: 4, y: 0)
      .offset(x: offset)
      .edgesIgnoringSafeArea(.vertical)
    }
    .gesture(
      DragGesture()
        .updating($drag) { value, state, _ in
          state = value.translation.width
        }
        .onEnded { value in
          let end = offset + value.predictedEndTranslation.width
          isOpen = end > -drawerWidth / 2
        }
    )
    .animation(.spring(response: 0.35, dampingFraction: 0.86), value: isOpen)
  }
}

#Preview {
  SideDrawer()
}
