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
    // Its name begins like that of a class which is generated.
    "ShelfStore.swift": "class ShelfStore { var shelves: [Shelf] = [] }",
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
      try write(Self.files, in: folder + "/Library")
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

  @Test func `the classes of a model are known when a project is checked and built`() throws {
    try inFolder { folder in
      var files = Self.files
      files["Paper.xcassets/Paper.colorset/Contents.json"] = "{}"
      files["LibraryApp.swift"]?.append("\nlet paper = Color(.paper)\n")
      try write(files, in: folder + "/Library")
      let checked = try ProgramRun(compiling: ["check", "Library"], in: folder)
      #expect(checked.status == 0, "\(checked.errorOutput) \(checked.text)")
      #expect(checked.text.contains("6 of 6 files compile"))
      let built = try ProgramRun(compiling: ["build", "Library", "-o", "program"], in: folder)
      #expect(built.status == 0, "\(built.errorOutput)")
    }
  }

  private static let app = """
    import SwiftUI
    import CoreData
    struct Rows: View {
      @FetchRequest(sortDescriptors: []) var shelves: FetchedResults<Shelf>
      var body: some View { Text("\\(shelves.count)") }
    }
    @main struct A: App { var body: some Scene { WindowGroup { Rows() } } }
    """
  private static let path = "M.xcdatamodeld/M.xcdatamodel/contents"

  @Test(arguments: [
    (String(model.prefix(500)), "1: the XML is damaged: "),
    ("garbage", "1: the XML is damaged: there is text outside of elements"),
    (
      model.replacing("  <entity name=\"Book\"", with: "<<<<<<< HEAD\n<entity name=\"Book\""),
      "7: the file has marks of a merge conflict"
    ),
    ("<plist/>", "1: <plist> is not a Core Data model"),
  ])
  func `a damaged model is reported`(text: String, problem: String) throws {
    try inFolder { folder in
      try write([Self.path: text, "App.swift": Self.app], in: folder + "/M")
      for command in [["check", "M"], ["preview", "--once", "M"]] {
        let run = try ProgramRun(compiling: command, in: folder)
        #expect(run.status == 65)
        #expect(run.errorOutput.contains(Self.path), "\(run.errorOutput)")
        #expect(run.errorOutput.contains(problem.drop { $0.isNumber }), "\(run.errorOutput)")
        #expect(run.errorOutput.contains("the classes of the data model are left out"))
      }
    }
  }

  @Test func `a model without contents, or with a pipe in their place, is reported`() throws {
    try inFolder { folder in
      try write(["M.xcdatamodeld/M.xcdatamodel/x": "", "App.swift": Self.app], in: folder + "/M")
      let missing = try ProgramRun(compiling: ["preview", "--once", "M"], in: folder)
      #expect(
        missing.errorOutput.contains(
          "contents:1:1: warning: the data model cannot be read (no such file"))
      mkfifo(folder + "/M/" + Self.path, 0o600)
      let pipe = try ProgramRun(compiling: ["preview", "--once", "M"], in: folder)
      #expect(
        pipe.errorOutput.contains("warning: the data model cannot be read (not a regular file)"))
    }
  }

  @Test(arguments: ["", "extension Book: Identifiable {}"])
  func `classes whose properties are generated have an identity`(conformance: String) throws {
    let entities = """
      <entity name="Book" representedClassName="Book" codeGenerationType="category">
        <attribute name="title" optional="YES" attributeType="String"/>
      </entity>
      <entity name="Comic" representedClassName="Comic" parentEntity="Book" \
      codeGenerationType="category"/>
      """
    let source = """
      import CoreData
      import SwiftUI
      public class Book: NSManagedObject {}
      public class Comic: Book {}
      \(conformance)
      struct Books: View {
        @FetchRequest(sortDescriptors: []) private var books: FetchedResults<Book>
        var body: some View { ForEach(books) { Text($0.title ?? "") } }
      }
      #Preview { Books() }
      """
    try inFolder { folder in
      try write(
        [
          Self.path: "<?xml version=\"1.0\"?>\n<model>\n\(entities)\n</model>",
          "Books.swift": source,
        ], in: folder + "/M")
      let run = try ProgramRun(compiling: ["preview", "--once", "M"], in: folder)
      #expect(run.status == 0, "\(run.errorOutput)")
    }
  }

  @Test func `names that Swift does not have are left out, and a link hides no model`() throws {
    let entities = """
      <entity name="Shelf" representedClassName=".Shelf" codeGenerationType="class">
        <attribute name="name" attributeType="String"/>
        <attribute name="name" attributeType="String"/>
        <attribute name="first name" attributeType="String"/>
        <attribute name="description" attributeType="String"/>
      </entity>
      <entity name="Type" representedClassName="class" codeGenerationType="class"/>
      <entity name="Loop" representedClassName="Loop" parentEntity="Loop" codeGenerationType="class">
        <attribute name="class" attributeType="Transformable" customClassName="Absent"/>
      </entity>
      <entity name="Own" representedClassName="Own" parentEntity="None" codeGenerationType="category">\
      <relationship name="wall" destinationEntity="Wall"/><relationship name="room"/></entity>
      <entity name="Shelf" representedClassName="Other" codeGenerationType="class"/>
      """
    try inFolder { folder in
      let model = "<?xml version=\"1.0\"?>\n<model>\n\(entities)\n</model>"
      try write([Self.path: model, "App.swift": Self.app], in: folder + "/M")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/M/M.xcdatamodeld/loop.xcdatamodel", withDestinationPath: ".")
      let run = try ProgramRun(compiling: ["preview", "--once", "M"], in: folder)
      for problem in [
        "5:1: warning: the property \"name\" of the entity \"Shelf\" exists twice",
        "6:1: warning: the property \"first name\" of the entity \"Shelf\" has no valid name",
        "7:1: warning: the property \"description\" of the entity \"Shelf\" has a name of NSManagedObject",
        "9:1: warning: the class \"class\" of the entity \"Type\" has no valid name",
        "10:1: warning: the parent \"Loop\" of the entity \"Loop\" inherits from the entity itself",
        "13:1: warning: the parent \"None\" of the entity \"Own\" does not exist",
        "13:1: warning: the class \"Own\" of the entity \"Own\" is not declared",
        "13:1: warning: the relationship \"wall\" of the entity \"Own\" has the destination \"Wall\", which does not",
        "13:1: warning: the relationship \"room\" of the entity \"Own\" has no destination",
        "14:1: warning: there are two entities \"Shelf\"",
        "contents:1:1: error: cannot find type 'Absent' in scope (in the code for the data model)",
      ] {
        #expect(run.errorOutput.contains(problem), "\(problem): \(run.errorOutput)")
      }
      #expect(!run.errorOutput.contains("-Model.swift"), "\(run.errorOutput)")
      let check = try ProgramRun(compiling: ["check", "M"], in: folder)
      #expect(
        check.errorOutput.contains("13: the class \"Own\" of the entity \"Own\" is not declared"),
        "\(check.errorOutput)")
      let sound = model.replacing(" customClassName=\"Absent\"", with: "")
      try write([Self.path: sound], in: folder + "/M")
      #expect(try ProgramRun(compiling: ["preview", "--once", "M"], in: folder).status == 0)
    }
  }

  @Test func `diagnostics of a preview on one line have its columns`() throws {
    try inFolder { folder in
      let line =
        "#Preview { @Previewable @State var x = 1; let y = x; return Text(\"\\(y)\"); print(y) }"
      try write(["A.swift": "import SwiftUI\n" + line], in: folder)
      let run = try ProgramRun(compiling: ["preview", "--once", "A.swift"], in: folder)
      #expect(run.status == 0)
      #expect(
        run.errorOutput.contains(
          "A.swift:2:75: warning: code after 'return' will never be executed"), "\(run.errorOutput)"
      )
      #expect(run.errorOutput.contains("\n" + line + "\n"))
      #expect(!run.errorOutput.contains("_snapback"))
    }
  }
}
