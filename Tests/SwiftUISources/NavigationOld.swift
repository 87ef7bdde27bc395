// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Landmark: Identifiable {
  let id: Int
  let name: String
  var isFavorite = false
}

struct NavigationOld: View {
  @State private var landmarks = [
    Landmark(id: 0, name: "Arch"), Landmark(id: 1, name: "Tower", isFavorite: true),
  ]
  @State private var onlyFavorites = false
  @State private var isActive = false
  @State private var showingSheet: Landmark?
  @State private var alertShown = false

  var body: some View {
    NavigationView {
      List {
        Toggle(isOn: $onlyFavorites) { Text("Favorites only") }
        ForEach(landmarks.filter { !onlyFavorites || $0.isFavorite }) { landmark in
          NavigationLink(destination: DetailScreen(name: landmark.name)) {
            HStack {
              Text(landmark.name)
              Spacer()
              if landmark.isFavorite {
                Image(systemName: "star.fill").imageScale(.small).foregroundColor(.yellow)
              }
            }
          }
        }
        Button("Sheet") { showingSheet = landmarks[0] }
      }
      .listStyle(PlainListStyle())
      .navigationBarTitle("Landmarks")
      .navigationBarTitleDisplayMode(.inline)
      .sheet(item: $showingSheet) { item in
        Text(item.name)
      }
    }
    .navigationViewStyle(.stack)
  }
}

struct DetailScreen: View {
  let name: String
  @Environment(\.presentationMode) private var mode
  @GestureState private var drag = CGSize.zero

  var body: some View {
    VStack {
      Text(name).font(.largeTitle)
        .offset(drag)
        .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
      Button("Back") { mode.wrappedValue.dismiss() }
    }
    .navigationBarHidden(false)
    .navigationTitle(name)
  }
}

struct NavigationOld_Previews: PreviewProvider {
  static var previews: some View { NavigationOld() }
}
