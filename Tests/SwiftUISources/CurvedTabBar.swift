// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct TabCurve: Shape {
  var tabPoint: CGFloat

  var animatableData: CGFloat {
    get { tabPoint }
    set { tabPoint = newValue }
  }

  func path(in rect: CGRect) -> Path {
    return Path { path in
      path.move(to: CGPoint(x: rect.width, y: rect.height))
      path.addLine(to: CGPoint(x: rect.width, y: 0))
      path.addLine(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 0, y: rect.height))
      let mid = tabPoint
      path.move(to: CGPoint(x: mid - 40, y: rect.height))
      let to = CGPoint(x: mid, y: rect.height - 20)
      path.addCurve(
        to: to, control1: CGPoint(x: mid - 15, y: rect.height),
        control2: CGPoint(x: mid - 15, y: rect.height - 20))
      path.addCurve(
        to: CGPoint(x: mid + 40, y: rect.height),
        control1: CGPoint(x: mid + 15, y: rect.height - 20),
        control2: CGPoint(x: mid + 15, y: rect.height))
    }
  }
}

struct TabBarButton: View {
  var image: String
  @Binding var selectedTab: String
  @Binding var tabPoints: [CGFloat]

  var body: some View {
    GeometryReader { reader -> AnyView in
      let midX = reader.frame(in: .global).midX
      DispatchQueue.main.async {
        if tabPoints.count < 4 {
          tabPoints.append(midX)
        }
      }
      return AnyView(
        Button(
          action: {
            withAnimation(
              .interactiveSpring(response: 0.6, dampingFraction: 0.5, blendDuration: 0.5)
            ) {
              selectedTab = image
            }
          },
          label: {
            Image(systemName: "\(image)\(selectedTab == image ? ".fill" : "")")
              .font(.system(size: 25, weight: .semibold))
              .foregroundColor(Color.purple)
              .offset(y: selectedTab == image ? -10 : 0)
          }
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      )
    }
    .frame(height: 50)
  }
}

struct CustomTabBar: View {
  @Binding var selectedTab: String
  @State var tabPoints: [CGFloat] = []

  var body: some View {
    HStack(spacing: 0) {
      TabBarButton(image: "house", selectedTab: $selectedTab, tabPoints: $tabPoints)
      TabBarButton(image: "bookmark", selectedTab: $selectedTab, tabPoints: $tabPoints)
      TabBarButton(image: "message", selectedTab: $selectedTab, tabPoints: $tabPoints)
      TabBarButton(image: "person", selectedTab: $selectedTab, tabPoints: $tabPoints)
    }
    .padding()
    .background(
      Color.white
        .clipShape(TabCurve(tabPoint: getCurvePoint() - 15))
    )
    .overlay(
      Circle()
        .fill(Color.white)
        .frame(width: 10, height: 10)
        .offset(x: getCurvePoint() - 20), alignment: .bottomLeading
    )
    .cornerRadius(30)
    .padding(.horizontal)
  }

  func getCurvePoint() -> CGFloat {
    if tabPoints.isEmpty {
      return 10
    } else {
      switch selectedTab {
      case "house": return tabPoints[0]
      case "bookmark": return tabPoints[1]
      case "message": return tabPoints[2]
      default: return tabPoints[3]
      }
    }
  }
}

struct CurvedTabBar: View {
  @State private var selectedTab = "house"

  init() {
    UITabBar.appearance().isHidden = true
  }

  var body: some View {
    ZStack(alignment: Alignment(horizontal: .center, vertical: .bottom)) {
      TabView(selection: $selectedTab) {
        ForEach(["house", "bookmark", "message", "person"], id: \.self) { name in
          ZStack {
            Color(red: 0.85, green: 0.8, blue: 1).ignoresSafeArea()
            VStack(spacing: 12) {
              Image(systemName: name).font(.system(size: 60))
              Text(name.capitalized).font(.title)
            }
            .foregroundColor(.purple)
          }
          .tag(name)
        }
      }
      CustomTabBar(selectedTab: $selectedTab)
    }
  }
}

struct CurvedTabBar_Previews: PreviewProvider {
  static var previews: some View {
    CurvedTabBar()
  }
}
