// Part of Snapback, under the MIT licence; see LICENSE.

import CoreData
import Foundation
import Testing

import class CoreData.NSCompoundPredicate
import class CoreData.NSPredicate

@Suite struct PredicateTests {
  private struct Book {
    var title: String?
    var pages = 0
    var isRead = false
    var published = Date(timeIntervalSinceReferenceDate: 0)
    var tags: [String] = []
  }

  private static let books = [
    Book(title: "Emma", pages: 474, isRead: true, tags: ["novel", "classic"]),
    Book(title: "Éveline", pages: 12, published: Date(timeIntervalSinceReferenceDate: 500)),
    Book(title: nil, pages: -3),
  ]

  private func pages(_ format: String, _ arguments: Any...) -> [Int] {
    let predicate = NSPredicate(format: format, argumentArray: arguments)
    return Self.books.filter { predicate.evaluate(with: $0) }.map(\.pages)
  }

  @Test func `dates and identifiers are arguments of formats, also of strings`() {
    let date = Date(timeIntervalSinceReferenceDate: 500)
    let predicate = NSPredicate(format: "published == %@", date as any CVarArg)
    #expect(Self.books.filter { predicate.evaluate(with: $0) }.map(\.pages) == [12])
    let id = UUID()
    #expect(
      String(format: "%@ %@ %d", id as any CVarArg, date as any CVarArg, 3)
        == "\(id) \(date) 3")
  }

  @Test func `formats compare properties with arguments and literals`() {
    #expect(pages("title == %@", "Emma") == [474])
    #expect(pages("%K == 'Emma'", "title") == [474])
    #expect(pages("title != nil AND pages < 100") == [12])
    #expect(pages("NOT (pages > 100 OR title = NULL)") == [12])
    #expect(pages("isRead == %d", 1) == [474])
    #expect(pages("isRead == YES") == [474])
    #expect(pages("pages >= -3 && pages <= 12") == [12, -3])
    #expect(pages("pages BETWEEN {10, 500}") == [474, 12])
    #expect(pages("pages IN %@", [12, -3]) == [12, -3])
    #expect(pages("published > %@", Date(timeIntervalSinceReferenceDate: 1)) == [12])
    #expect(pages("SELF.pages == 12") == [12])
    #expect(pages("TRUEPREDICATE") == [474, 12, -3])
  }

  @Test func `texts are compared by their parts, and with options`() {
    #expect(pages("title BEGINSWITH %@", "E") == [474])
    #expect(pages("title BEGINSWITH[cd] %@", "e") == [474, 12])
    #expect(pages("title CONTAINS[c] 'MM'") == [474])
    #expect(pages("title ENDSWITH \"ne\"") == [12])
    #expect(pages("title LIKE 'E*a'") == [474])
    #expect(pages("title MATCHES '[A-Z][a-z]{3}'") == [474])
    #expect(pages("title MATCHES '[A-Z][a-z]{2}'") == [])
    #expect(pages("ANY tags BEGINSWITH 'nov'") == [474])
    #expect(pages("NONE tags == 'novel'") == [12, -3])
    #expect(pages("tags.@count == 2") == [474])
    #expect(pages("'classic' IN tags") == [474])
  }

  @Test func `a text itself is matched, as forms do with addresses`() {
    let email = NSPredicate(
      format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
    #expect(email.evaluate(with: "a.b@example.org"))
    #expect(!email.evaluate(with: "a.b@example"))
    #expect(!email.evaluate(with: "a.b@example.org "))
  }

  @Test func `predicates are combined`() {
    let long = NSPredicate(format: "pages > 100")
    let read = NSPredicate { object, _ in (object as? Book)?.isRead == true }
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [long, read])
    #expect(both.evaluate(with: Self.books[0]))
    #expect(!both.evaluate(with: Self.books[1]))
    #expect(NSCompoundPredicate(notPredicateWithSubpredicate: both).evaluate(with: Self.books[1]))
    #expect(
      !NSCompoundPredicate(orPredicateWithSubpredicates: [long, read])
        .evaluate(with: Self.books[2]))
  }
}
