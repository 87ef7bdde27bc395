// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Recipe: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var minutes: Int
}

struct RecipeNavigation: View {
  @State private var recipes = [
    Recipe(name: "Soup", minutes: 25), Recipe(name: "Pie", minutes: 70),
  ]
  @State private var path = NavigationPath()
  @State private var search = ""
  @State private var adding = false

  var filtered: [Recipe] {
    search.isEmpty ? recipes : recipes.filter { $0.name.localizedCaseInsensitiveContains(search) }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("All") {
          ForEach(filtered) { recipe in
            NavigationLink(value: recipe) {
              VStack(alignment: .leading) {
                Text(recipe.name)
                Text("\(recipe.minutes) min").font(.caption).foregroundStyle(.secondary)
              }
            }
          }
        }
        Section {
          NavigationLink("Settings") { Text("Settings") }
        } header: {
          Text("More")
        } footer: {
          Text("That is all.")
        }
      }
      .navigationTitle("Recipes")
      .navigationBarTitleDisplayMode(.large)
      .navigationDestination(for: Recipe.self) { recipe in
        RecipeDetail(recipe: recipe)
      }
      .overlay(alignment: .bottom) { TextField("Search", text: $search).padding() }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
            adding = true
          } label: {
            Image(systemName: "plus")
          }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Pop all") { path = NavigationPath() }
          Spacer()
          Text("\(recipes.count) recipes")
        }
      }
      .fullScreenCover(isPresented: $adding) {
        Button("Close") { adding = false }
      }
    }
  }
}

struct RecipeDetail: View {
  let recipe: Recipe
  @Environment(\.dismiss) var dismiss
  @State private var rating = 3

  var body: some View {
    VStack {
      HStack {
        ForEach(1..<6) { star in
          Image(systemName: star <= rating ? "star.fill" : "star")
            .foregroundColor(.yellow)
            .onTapGesture { withAnimation(.bouncy) { rating = star } }
        }
      }
      Button("Back", action: { dismiss() })
    }
    .navigationTitle(recipe.name)
    .navigationBarBackButtonHidden(true)
    .toolbar(.hidden, for: .navigationBar)
  }
}

#Preview {
  RecipeNavigation()
}
