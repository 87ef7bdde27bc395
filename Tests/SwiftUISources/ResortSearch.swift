// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Resort: Identifiable, Hashable {
  let id: String
  var name: String
  var country: String
  var price: Int
  var elevation: Int
  var facilities: [String]

  static let all = [
    Resort(
      id: "a", name: "Alta Vista", country: "Andorra", price: 2, elevation: 2400,
      facilities: ["Family"]),
    Resort(
      id: "b", name: "Bear Ridge", country: "Canada", price: 3, elevation: 2180,
      facilities: ["Cross-country", "Eco-friendly"]),
    Resort(
      id: "c", name: "Col du Nord", country: "France", price: 1, elevation: 3020,
      facilities: ["Beginners", "Family"]),
    Resort(
      id: "d", name: "Dragefjell", country: "Norway", price: 2, elevation: 1890,
      facilities: ["Cross-country"]),
  ]
}

@Observable
class Favorites {
  private var resorts: Set<String> = ["b"]
  func contains(_ resort: Resort) -> Bool { resorts.contains(resort.id) }
  func toggle(_ resort: Resort) {
    if resorts.contains(resort.id) { resorts.remove(resort.id) } else { resorts.insert(resort.id) }
  }
}

struct ResortDetails: View {
  @Environment(Favorites.self) var favorites
  @Environment(\.horizontalSizeClass) var horizontalSizeClass
  let resort: Resort

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        LinearGradient(colors: [.cyan, .white], startPoint: .top, endPoint: .bottom)
          .frame(height: 180)
          .overlay(
            Image(systemName: "mountain.2.fill").font(.system(size: 80)).foregroundStyle(.gray))
        HStack {
          stat("Elevation", "\(resort.elevation)m")
          stat("Price", String(repeating: "$", count: resort.price))
        }
        .padding(.vertical)
        .background(.primary.opacity(0.1))
        Group {
          Text("Facilities").font(.headline)
          Text(resort.facilities, format: .list(type: .and))
        }
        .padding(.horizontal)
        Button(favorites.contains(resort) ? "Remove from Favorites" : "Add to Favorites") {
          favorites.toggle(resort)
        }
        .buttonStyle(.borderedProminent)
        .padding()
      }
    }
    .navigationTitle("\(resort.name), \(resort.country)")
    .navigationBarTitleDisplayMode(.inline)
  }

  func stat(_ title: String, _ value: String) -> some View {
    VStack {
      Text(title).font(.caption.bold())
      Text(value).font(.title3)
    }
    .frame(maxWidth: .infinity)
  }
}

struct ResortSearch: View {
  @State private var favorites = Favorites()
  @State private var searchText = ""

  var filteredResorts: [Resort] {
    searchText.isEmpty
      ? Resort.all
      : Resort.all.filter { $0.name.localizedStandardContains(searchText) }
  }

  var body: some View {
    NavigationSplitView {
      List(filteredResorts) { resort in
        NavigationLink(value: resort) {
          HStack {
            RoundedRectangle(cornerRadius: 5)
              .fill(.cyan.gradient)
              .frame(width: 40, height: 25)
              .overlay(RoundedRectangle(cornerRadius: 5).stroke(.black, lineWidth: 1))
            VStack(alignment: .leading) {
              Text(resort.name).font(.headline)
              Text("\(resort.elevation) m").foregroundStyle(.secondary)
            }
            if favorites.contains(resort) {
              Spacer()
              Image(systemName: "heart.fill").foregroundStyle(.red)
            }
          }
        }
      }
      .navigationTitle("Resorts")
      .navigationDestination(for: Resort.self) { ResortDetails(resort: $0) }
      .searchable(text: $searchText, prompt: "Search for a resort")
    } detail: {
      ContentUnavailableView("Select a Resort", systemImage: "snowflake")
    }
    .environment(favorites)
  }
}

#Preview {
  ResortSearch()
}
