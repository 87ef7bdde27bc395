// Part of Snapback, under the MIT licence; see LICENSE.

import CoreData
import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

import class CoreData.NSPredicate
import class CoreData.NSSortDescriptor

@MainActor
@Suite struct ManagedObjectTests {
  final class Author: NSManagedObject {
    var name: String? {
      get { _managedValue("name") }
      set { _setManagedValue(newValue, "name") }
    }
    var books: NSSet? {
      get { _managedValue("books") }
      set { _setManagedValue(newValue, "books") }
    }
  }

  final class Book: NSManagedObject {
    /// Made by the class itself, as extensions of generated classes do.
    static func make(_ title: String, in context: NSManagedObjectContext) -> Self {
      let book = self.init(context: context)
      book.title = title
      return book
    }

    var title: String? {
      get { _managedValue("title") }
      set { _setManagedValue(newValue, "title") }
    }
    var pages: Int16 {
      get { _managedValue("pages") }
      set { _setManagedValue(newValue, "pages") }
    }
    var isRead: Bool {
      get { _managedValue("isRead") }
      set { _setManagedValue(newValue, "isRead") }
    }
    var author: Author? {
      get { _managedValue("author") }
      set { _setManagedValue(newValue, "author") }
    }
  }

  private static func container() -> NSPersistentContainer {
    let lines = [
      "entity\tAuthor\tAuthor", "attribute\tname\tString\t",
      "relationship\tbooks\tBook\tauthor\tmany\tCascade", "unique\tname\t",
      "entity\tBook\tBook", "attribute\ttitle\tString\tUntitled",
      "attribute\tpages\tInteger 16\t7", "attribute\tisRead\tBoolean\tNO",
      "relationship\tauthor\tAuthor\tbooks\tone\tNullify",
    ]
    return NSPersistentContainer(
      name: "Library",
      managedObjectModel: NSManagedObjectModel(
        _lines: lines, classes: ["Book": { Book(entity: $0, insertInto: $1) }]))
  }

  private let container = Self.container()
  private var context: NSManagedObjectContext { container.viewContext }

  private func titles(_ request: NSFetchRequest<Book>) throws -> [String?] {
    try context.fetch(request).map(\.title)
  }

  @Test func `a new object has the default values of its model`() {
    let book = Book(context: context)
    #expect(book.title == "Untitled" && book.pages == 7 && !book.isRead && book.author == nil)
    let other = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    #expect((other as? Book)?.pages == 7)
    let free = Book(context: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType))
    #expect(free.title == nil && free.pages == 0)
  }

  @Test func `a class makes an object of itself in a context`() throws {
    #expect(Book.make("made", in: context).title == "made")
    #expect(try titles(NSFetchRequest<Book>(entityName: "Book")) == ["made"])
  }

  @Test func `requests filter, sort and limit`() throws {
    for (title, pages) in [("b", 3), ("a", 2), ("c", 2)] {
      let book = Book(context: context)
      (book.title, book.pages) = (title, Int16(pages))
    }
    let request = NSFetchRequest<Book>(entityName: "Book")
    #expect(try titles(request) == ["b", "a", "c"])
    request.sortDescriptors = [
      NSSortDescriptor(keyPath: \Book.pages, ascending: true),
      NSSortDescriptor(key: "title", ascending: false),
    ]
    #expect(try titles(request) == ["c", "a", "b"])
    request.fetchLimit = 1
    request.fetchOffset = 1
    #expect(try titles(request) == ["a"])
    request.predicate = NSPredicate(format: "title == %@", "z")
    #expect(try context.count(for: request) == 0)
  }

  @Test func `both ends of a relationship change`() {
    let (author, book) = (Author(context: context), Book(context: context))
    book.author = author
    #expect(author.books as? Set<Book> == [book])
    author._removeManagedValue(book, "books")
    #expect(book.author == nil)
    author._addManagedValue(book, "books")
    let other = Author(context: context)
    other.books = NSSet(array: [book])
    #expect(book.author === other && author.books?.count == 0)
    context.delete(other)
    #expect(book.isDeleted)
  }

  @Test func `saving and rolling back`() throws {
    let book = Book(context: context)
    book.title = "saved"
    #expect(context.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
    book.title = "changed"
    _ = Book(context: context)
    #expect(context.hasChanges)
    context.rollback()
    #expect(try titles(NSFetchRequest<Book>()) == ["saved"])
    context.delete(book)
    context.rollback()
    #expect(try titles(NSFetchRequest<Book>()) == ["saved"] && !book.isDeleted)
  }

  @Test func `objects with the same unique attributes are merged as the policy says`() throws {
    func add(_ title: String) {
      let author = Author(context: context)
      author.name = "Jane"
      Book(context: context).author = author
    }
    add("first")
    try context.save()
    add("second")
    #expect(throws: CocoaError.self) { try context.save() }
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Author>()) == 1)
  }

  private struct Shelf: View {
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Book.pages, ascending: true)])
    private var books: FetchedResults<Book>
    var body: some View {
      HStack(spacing: 0) {
        ForEach(books, id: \.objectID) { book in
          Color.red.frame(width: CGFloat(book.pages), height: 10)
        }
      }
    }
  }

  /// Books by title.
  private struct Sections: View {
    let log: (SectionedFetchResults<String?, Book>) -> Void
    @SectionedFetchRequest(
      sectionIdentifier: \Book.title,
      sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: true)])
    private var sections: SectionedFetchResults<String?, Book>
    var body: some View {
      log(sections)
      return VStack(spacing: 0) {
        ForEach(sections) { section in
          ForEach(section, id: \.objectID) { _ in Color.red.frame(width: 10, height: 10) }
        }
      }
    }
  }

  @Test func `a sectioned request divides its objects, and follows changes`() throws {
    for (title, pages) in [("b", 3), ("a", 2), ("b", 1)] {
      let book = Book(context: context)
      (book.title, book.pages) = (title, Int16(pages))
    }
    var latest: SectionedFetchResults<String?, Book>?
    let harness = Harness { [context] in
      Sections { latest = $0 }.environment(\.managedObjectContext, context)
    }
    func counts() -> [String] { latest?.map { "\($0.id ?? "-") \($0.count)" } ?? [] }
    #expect(counts() == ["a 1", "b 2"])
    #expect(latest?[1].map(\.pages) == [3, 1])
    Book(context: context).title = "c"
    harness.advance(by: 0.1)
    #expect(counts() == ["a 1", "b 2", "c 1"])
    latest?.nsSortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: false)]
    harness.advance(by: 0.1)
    #expect(counts() == ["c 1", "b 2", "a 1"])
    latest?.nsPredicate = NSPredicate(format: "title == %@", "b")
    harness.advance(by: 0.1)
    #expect(counts() == ["b 2"])
    latest?.sectionIdentifier = \Book.author?.name
    harness.advance(by: 0.1)
    #expect(counts() == ["- 2"])
  }

  @Test func `a batch deletes what its request describes`() throws {
    let (red, blue) = (Book(context: context), Book(context: context))
    (red.title, blue.title) = ("red", "blue")
    try context.save()
    let request = Book.fetchRequest() as NSFetchRequest<any NSFetchRequestResult>
    request.predicate = NSPredicate(format: "title == %@", "red")
    let deletion = NSBatchDeleteRequest(fetchRequest: request)
    deletion.resultType = .resultTypeObjectIDs
    let result = try context.execute(deletion) as? NSBatchDeleteResult
    #expect((result?.result as? [NSManagedObjectID])?.first === red.objectID)
    #expect(try titles(NSFetchRequest<Book>()) == ["blue"] && !context.hasChanges)
    try container.persistentStoreCoordinator.execute(
      NSBatchDeleteRequest(objectIDs: [blue.objectID]), with: context)
    #expect(try context.count(for: NSFetchRequest<Book>()) == 0)
  }

  @Test func `a request is executed by the context that runs the code`() throws {
    Book(context: context).title = "here"
    let request = NSFetchRequest<Book>()
    #expect(throws: CocoaError.self) { try request.execute() }
    let found = try context.performAndWait { try request.execute() }
    #expect(found.map(\.title) == ["here"])
    #expect(throws: CocoaError.self) { try request.execute() }
  }

  @Test func `each object has a URI of its own`() {
    let (one, other) = (Book(context: context), Book(context: context))
    let uri = one.objectID.uriRepresentation()
    #expect(uri.scheme == "x-coredata" && uri.path.hasPrefix("/Book/p"))
    #expect(uri == one.objectID.uriRepresentation() && uri != other.objectID.uriRepresentation())
  }

  @Test func `refreshing an object discards its changes, or keeps them`() throws {
    let book = Book(context: context)
    book.title = "saved"
    try context.save()
    book.title = "changed"
    context.refresh(book, mergeChanges: true)
    context.refreshAllObjects()
    #expect(book.title == "changed" && context.hasChanges)
    context.refresh(book, mergeChanges: false)
    #expect(book.title == "saved" && !context.hasChanges)
  }

  @Test func `a view shows the objects of its request, and those that are added`() {
    for pages: Int16 in [30, 20] { Book(context: context).pages = pages }
    let harness = Harness(size: CGSize(width: 100, height: 10)) {
      Shelf().environment(\.managedObjectContext, context)
    }
    #expect("\(harness.list)".contains("20 10 #ff3b30  moved 25 0"))
    Book(context: context).pages = 10
    harness.settle()
    #expect("\(harness.list)".contains("10 10 #ff3b30  moved 20 0"))
    #expect("\(harness.list)".contains("30 10 #ff3b30  moved 50 0"))
  }

  @Test func `a batch deletes what its objects own, leaves no changes and no unsaved objects`()
    throws
  {
    let author = Author(context: context)
    let books = (0..<3).map { _ in Book(context: context) }
    for book in books.prefix(2) { book.author = author }
    try context.save()
    let new = Book(context: context)
    try context.execute(NSBatchDeleteRequest(objectIDs: [books[2].objectID, new.objectID]))
    #expect(context.insertedObjects == [new] && context.deletedObjects.isEmpty)
    context.delete(new)
    try context.execute(NSBatchDeleteRequest(objectIDs: [books[0].objectID]))
    #expect(author.books?.count == 1 && !context.hasChanges)
    author.name = "changed"
    context.rollback()
    #expect(author.books?.count == 1)
    try context.execute(NSBatchDeleteRequest(objectIDs: [author.objectID]))
    #expect(try context.count(for: NSFetchRequest<Book>()) == 0 && !context.hasChanges)
  }
}
