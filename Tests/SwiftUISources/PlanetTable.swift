// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Planet: Identifiable {
  let id: Int
  let name: String
  var moons: [Planet] = []
}

/// A table of rows, some of which show others.
struct PlanetTable: View {
  private let planets = [
    Planet(id: 1, name: "Earth", moons: [Planet(id: 10, name: "Moon")]),
    Planet(
      id: 2, name: "Mars", moons: [Planet(id: 20, name: "Phobos"), Planet(id: 21, name: "Deimos")]),
    Planet(id: 3, name: "Venus"),
  ]
  @State private var selection: Planet.ID?
  @State private var isExpanded = true

  var body: some View {
    TabView {
      Tab("Table", systemImage: "tablecells") {
        Table(of: Planet.self, selection: $selection) {
          TableColumn("Name", value: \.name)
          TableColumn("Moons") { Text("\($0.moons.count)") }
        } rows: {
          ForEach(planets) { planet in
            if planet.moons.isEmpty {
              TableRow(planet)
            } else {
              DisclosureTableRow(planet, isExpanded: $isExpanded) { ForEach(planet.moons) }
            }
          }
        }
      }
      TabSection("More") {
        Tab("About", systemImage: "info.circle") { Text("Planets") }
      }
    }
  }
}

struct PlanetTable_Previews: PreviewProvider {
  static var previews: some View { PlanetTable() }
}
