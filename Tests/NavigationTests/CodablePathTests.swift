// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback
import Testing

struct CodablePathTests {
  struct Page: Hashable, Codable {
    var title: String
  }

  struct Uncoded: Hashable {}

  @Test func `a path is stored with the types of its values`() throws {
    var path = NavigationPath()
    path.append(3)
    path.append(Page(title: "a \"b\""))
    path.append("text")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(decoded) == path)
  }

  @Test func `a path with other values has no representation`() {
    #expect(NavigationPath([Uncoded()]).codable == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(#"["x", "1"]"#.utf8))
    }
  }
}
