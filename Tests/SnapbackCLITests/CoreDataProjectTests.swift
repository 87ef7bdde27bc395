// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Testing

/// Projects with a Core Data model.
struct CoreDataProjectTests {
  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
      <entity name="Shelf" representedClassName="Shelf" syncable="YES" codeGenerationType="class">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" \
    destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
      </entity>
      <entity name="Book" representedClassName="Book" syncable="YES">
        <attribute name="pages" optional="YES" attributeType="Integer 16" defaultValueString="9" \
    usesScalarValueType="YES"/>
        <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" \
    destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
      </entity>
    </model>
    """

  private static let files = [
    "Library.xcdatamodeld/Library.xcdatamodel/contents": model,
    "Book.swift": """
    import Foundation
    import CoreData

    @objc(Book)
    public class Book: NSManagedObject {}

    extension Book {
      @nonobjc public class func fetchRequest() -> NSFetchRequest<Book> {
        return NSFetchRequest<Book>(entityName: "Book")
      }
      @NSManaged public var pages: Int16
      @NSManaged public var shelf: Shelf?
    }

    extension Book: Identifiable {}
    """,
    "Persistence.swift": """
    import CoreData

    struct PersistenceController {
      static let shared = PersistenceController(inMemory: true)
      let container: NSPersistentContainer
      init(inMemory: Bool = false) {
        container = NSPersistentContainer(name: "Library")
        if inMemory {
          container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
        }
        container.loadPersistentStores(completionHandler: { (storeDescription, error) in
          if let error = error as NSError? {
            fatalError("Unresolved error \\(error), \\(error.userInfo)")
          }
        })
        container.viewContext.automaticallyMergesChangesFromParent = true
      }
    }
    """,
    "Checks.swift": """
    import Foundation
    extension String {
      var isWord: Bool {
        let predicate = NSPredicate(format: "SELF MATCHES %@", "[a-z]+")
        return predicate.evaluate(with: self)
      }
    }
    """,
    "ContentView.swift": """
    import SwiftUI
    import CoreData

    struct ContentView: View {
      @Environment(\\.managedObjectContext) private var viewContext
      @FetchRequest(
        entity: Book.entity(),
        sortDescriptors: [NSSortDescriptor(keyPath: \\Book.pages, ascending: true)],
        predicate: NSPredicate(format: "pages > %d", 5), animation: .default)
      private var books: FetchedResults<Book>
      @FetchRequest(sortDescriptors: []) private var shelves: FetchedResults<Shelf>

      var body: some View {
        HStack(spacing: 0) {
          ForEach(books) { book in
            Color.white.frame(width: CGFloat(book.pages))
              .opacity(book.shelf?.name == "top" ? 1 : 0.5)
          }
          Color(white: Double(shelves.first?.books?.count ?? 0) / 10)
        }
        .background(Color.black)
        .onAppear(perform: add)
      }

      private func add() {
        let shelf = Shelf(context: viewContext)
        shelf.name = "top"
        for pages: Int16 in [20, 2] {
          let book = Book(context: viewContext)
          book.pages = pages
          shelf.addToBooks(book)
        }
        _ = Book(context: viewContext)
        if "word".isWord { try? viewContext.save() }
      }
    }
    """,
    "LibraryApp.swift": """
    import SwiftUI

    @main
    struct LibraryApp: App {
      let persistenceController = PersistenceController.shared
      var body: some Scene {
        WindowGroup {
          ContentView()
            .environment(\\.managedObjectContext, persistenceController.container.viewContext)
        }
      }
    }
    """,
  ]

  @Test func `the objects of a project's model are shown`() throws {
    try inFolder { folder in
      for (path, text) in Self.files {
        let url = URL(fileURLWithPath: folder + "/Library/" + path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      let drawn = try ProgramRun(
        compiling: ["render", "Library", "--size", "40x10", "--at", "2", "-o", "a.png"],
        in: folder)
      #expect(drawn.errorOutput == "")
      let picture = try Picture(
        png: [UInt8](Data(contentsOf: URL(fileURLWithPath: folder + "/a.png"))))
      // The new book has 9 pages by default and no shelf.
      #expect(picture[4, 5] & 0xff == 0x80)
      #expect(picture[12, 5] & 0xff == 0xff)
      #expect(picture[35, 5] & 0xff == 0x33)
    }
  }
}
