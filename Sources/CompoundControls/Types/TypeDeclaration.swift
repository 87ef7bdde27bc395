// Part of Snapback, under the MIT licence; see LICENSE.

/// What is known of a type: the types it conforms to, how its files are named, and its name.
///
/// The identifiers, extensions and MIME types are those of Apple's documentation of `UTType`.
struct TypeDeclaration {
  /// The identifiers of the types that it conforms to directly.
  let supertypes: [String]
  /// Extensions of file names, without periods; the preferred one first.
  var extensions: [String] = []
  /// The preferred one first.
  var mimeTypes: [String] = []
  let description: String

  /// The known types, by their identifiers.
  static let all = Dictionary(uniqueKeysWithValues: table)

  /// The identifiers of the types, by extensions of file names in lower case.
  static let byExtension = identifiers(\.extensions)

  /// The identifiers of the types, by MIME types in lower case.
  static let byMIMEType = identifiers(\.mimeTypes)

  private static func identifiers(_ keys: (TypeDeclaration) -> [String]) -> [String: String] {
    let pairs = table.flatMap { entry in keys(entry.1).map { ($0, entry.0) } }
    return Dictionary(pairs) { first, _ in first }
  }

  private static let table: [(String, TypeDeclaration)] = [
    ("public.item", TypeDeclaration(supertypes: [], description: "item")),
    ("public.content", TypeDeclaration(supertypes: [], description: "content")),
    (
      "public.composite-content",
      TypeDeclaration(
        supertypes: ["public.content"], description: "composite content")
    ),
    (
      "public.data",
      TypeDeclaration(
        supertypes: ["public.item"], mimeTypes: ["application/octet-stream"], description: "data")
    ),
    ("public.directory", TypeDeclaration(supertypes: ["public.item"], description: "directory")),
    ("public.folder", TypeDeclaration(supertypes: ["public.directory"], description: "folder")),
    (
      "com.apple.package",
      TypeDeclaration(
        supertypes: ["public.directory"], description: "package")
    ),
    (
      "com.apple.bundle",
      TypeDeclaration(
        supertypes: ["public.directory"], extensions: ["bundle"], description: "bundle")
    ),
    ("public.symlink", TypeDeclaration(supertypes: ["public.item"], description: "symbolic link")),
    ("public.executable", TypeDeclaration(supertypes: ["public.item"], description: "executable")),
    (
      "public.text",
      TypeDeclaration(
        supertypes: ["public.data", "public.content"], description: "text")
    ),
    (
      "public.plain-text",
      TypeDeclaration(
        supertypes: ["public.text"], extensions: ["txt", "text"], mimeTypes: ["text/plain"],
        description: "text")
    ),
    (
      "public.utf8-plain-text",
      TypeDeclaration(
        supertypes: ["public.plain-text"], mimeTypes: ["text/plain;charset=utf-8"],
        description: "Unicode text")
    ),
    (
      "public.utf16-plain-text",
      TypeDeclaration(
        supertypes: ["public.plain-text"], mimeTypes: ["text/plain;charset=utf-16"],
        description: "Unicode text")
    ),
    (
      "public.delimited-values-text",
      TypeDeclaration(
        supertypes: ["public.text"], description: "delimited text")
    ),
    (
      "public.comma-separated-values-text",
      TypeDeclaration(
        supertypes: ["public.delimited-values-text"], extensions: ["csv"],
        mimeTypes: ["text/csv", "text/comma-separated-values"], description: "CSV document")
    ),
    (
      "public.tab-separated-values-text",
      TypeDeclaration(
        supertypes: ["public.delimited-values-text"], extensions: ["tsv"],
        mimeTypes: ["text/tab-separated-values"], description: "TSV document")
    ),
    (
      "public.rtf",
      TypeDeclaration(
        supertypes: ["public.text"], extensions: ["rtf"],
        mimeTypes: ["text/rtf", "application/rtf"], description: "Rich Text document")
    ),
    (
      "public.html",
      TypeDeclaration(
        supertypes: ["public.text"], extensions: ["html", "htm"], mimeTypes: ["text/html"],
        description: "HTML document")
    ),
    (
      "public.xml",
      TypeDeclaration(
        supertypes: ["public.text"], extensions: ["xml"],
        mimeTypes: ["application/xml", "text/xml"], description: "XML document")
    ),
    (
      "public.yaml",
      TypeDeclaration(
        supertypes: ["public.text"], extensions: ["yaml", "yml"],
        mimeTypes: ["application/x-yaml", "application/yaml"], description: "YAML document")
    ),
    (
      "public.css",
      TypeDeclaration(
        supertypes: ["public.text"], extensions: ["css"], mimeTypes: ["text/css"],
        description: "CSS style sheet")
    ),
    (
      "public.json",
      TypeDeclaration(
        supertypes: ["public.text"], extensions: ["json"], mimeTypes: ["application/json"],
        description: "JSON document")
    ),
    (
      "com.apple.property-list",
      TypeDeclaration(
        supertypes: ["public.data"], extensions: ["plist"], description: "property list")
    ),
    (
      "com.apple.xml-property-list",
      TypeDeclaration(
        supertypes: ["public.xml", "com.apple.property-list"], description: "XML property list")
    ),
    (
      "com.apple.binary-property-list",
      TypeDeclaration(
        supertypes: ["com.apple.property-list"], description: "binary property list")
    ),
    (
      "com.apple.log",
      TypeDeclaration(
        supertypes: ["public.plain-text"], extensions: ["log"], description: "log file")
    ),
    (
      "public.source-code",
      TypeDeclaration(
        supertypes: ["public.plain-text"], description: "source code")
    ),
    (
      "public.swift-source",
      TypeDeclaration(
        supertypes: ["public.source-code"], extensions: ["swift"], mimeTypes: ["text/x-swift"],
        description: "Swift source")
    ),
    (
      "public.c-source",
      TypeDeclaration(
        supertypes: ["public.source-code"], extensions: ["c"], mimeTypes: ["text/x-csrc"],
        description: "C source")
    ),
    (
      "public.c-header",
      TypeDeclaration(
        supertypes: ["public.source-code"], extensions: ["h"], mimeTypes: ["text/x-chdr"],
        description: "C header")
    ),
    (
      "public.c-plus-plus-source",
      TypeDeclaration(
        supertypes: ["public.source-code"], extensions: ["cpp", "cc", "cxx"],
        mimeTypes: ["text/x-c++src"], description: "C++ source")
    ),
    (
      "public.objective-c-source",
      TypeDeclaration(
        supertypes: ["public.source-code"], extensions: ["m"], mimeTypes: ["text/x-objcsrc"],
        description: "Objective-C source")
    ),
    ("public.script", TypeDeclaration(supertypes: ["public.source-code"], description: "script")),
    (
      "public.shell-script",
      TypeDeclaration(
        supertypes: ["public.script"], extensions: ["sh"], mimeTypes: ["application/x-sh"],
        description: "shell script")
    ),
    (
      "public.python-script",
      TypeDeclaration(
        supertypes: ["public.script"], extensions: ["py"], mimeTypes: ["text/x-python"],
        description: "Python script")
    ),
    (
      "public.ruby-script",
      TypeDeclaration(
        supertypes: ["public.script"], extensions: ["rb"], mimeTypes: ["application/x-ruby"],
        description: "Ruby script")
    ),
    (
      "com.netscape.javascript-source",
      TypeDeclaration(
        supertypes: ["public.source-code"], extensions: ["js"],
        mimeTypes: ["text/javascript", "application/javascript"], description: "JavaScript script")
    ),
    ("public.url", TypeDeclaration(supertypes: ["public.data"], description: "URL")),
    ("public.file-url", TypeDeclaration(supertypes: ["public.url"], description: "file URL")),
    (
      "public.image",
      TypeDeclaration(
        supertypes: ["public.data", "public.content"], description: "image")
    ),
    (
      "public.png",
      TypeDeclaration(
        supertypes: ["public.image"], extensions: ["png"], mimeTypes: ["image/png"],
        description: "PNG image")
    ),
    (
      "public.jpeg",
      TypeDeclaration(
        supertypes: ["public.image"], extensions: ["jpeg", "jpg", "jpe"],
        mimeTypes: ["image/jpeg", "image/jpg"], description: "JPEG image")
    ),
    (
      "com.compuserve.gif",
      TypeDeclaration(
        supertypes: ["public.image"], extensions: ["gif"], mimeTypes: ["image/gif"],
        description: "GIF image")
    ),
    (
      "public.tiff",
      TypeDeclaration(
        supertypes: ["public.image"], extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"],
        description: "TIFF image")
    ),
    (
      "com.microsoft.bmp",
      TypeDeclaration(
        supertypes: ["public.image"], extensions: ["bmp"], mimeTypes: ["image/bmp"],
        description: "BMP image")
    ),
    (
      "com.microsoft.ico",
      TypeDeclaration(
        supertypes: ["public.image"], extensions: ["ico"], mimeTypes: ["image/vnd.microsoft.icon"],
        description: "Windows icon image")
    ),
    (
      "com.apple.icns",
      TypeDeclaration(
        supertypes: ["public.image"], extensions: ["icns"], description: "Apple icon image")
    ),
    (
      "public.heif",
      TypeDeclaration(
        supertypes: ["public.image"], extensions: ["heif"], mimeTypes: ["image/heif"],
        description: "HEIF image")
    ),
    (
      "public.heic",
      TypeDeclaration(
        supertypes: ["public.heif"], extensions: ["heic"], mimeTypes: ["image/heic"],
        description: "HEIC image")
    ),
    (
      "org.webmproject.webp",
      TypeDeclaration(
        supertypes: ["public.image"], extensions: ["webp"], mimeTypes: ["image/webp"],
        description: "WebP image")
    ),
    (
      "public.svg-image",
      TypeDeclaration(
        supertypes: ["public.image", "public.text"], extensions: ["svg"],
        mimeTypes: ["image/svg+xml"], description: "SVG document")
    ),
    (
      "public.camera-raw-image",
      TypeDeclaration(
        supertypes: ["public.image"], extensions: ["raw"], description: "camera raw image")
    ),
    (
      "com.apple.live-photo",
      TypeDeclaration(
        supertypes: ["public.data", "public.content"], description: "Live Photo")
    ),
    (
      "com.adobe.pdf",
      TypeDeclaration(
        supertypes: ["public.data", "public.composite-content"], extensions: ["pdf"],
        mimeTypes: ["application/pdf"], description: "PDF document")
    ),
    (
      "org.idpf.epub-container",
      TypeDeclaration(
        supertypes: ["public.data", "public.composite-content"], extensions: ["epub"],
        mimeTypes: ["application/epub+zip"], description: "EPUB document")
    ),
    (
      "public.presentation",
      TypeDeclaration(
        supertypes: ["public.composite-content"], description: "presentation")
    ),
    (
      "public.spreadsheet",
      TypeDeclaration(
        supertypes: ["public.content"], description: "spreadsheet")
    ),
    (
      "public.audiovisual-content",
      TypeDeclaration(
        supertypes: ["public.data", "public.content"], description: "audiovisual content")
    ),
    (
      "public.movie",
      TypeDeclaration(
        supertypes: ["public.audiovisual-content"], description: "movie")
    ),
    ("public.video", TypeDeclaration(supertypes: ["public.movie"], description: "video")),
    (
      "public.audio",
      TypeDeclaration(
        supertypes: ["public.audiovisual-content"], description: "audio")
    ),
    (
      "com.apple.quicktime-movie",
      TypeDeclaration(
        supertypes: ["public.movie"], extensions: ["mov", "qt"], mimeTypes: ["video/quicktime"],
        description: "QuickTime movie")
    ),
    (
      "public.mpeg",
      TypeDeclaration(
        supertypes: ["public.movie"], extensions: ["mpg", "mpeg"], mimeTypes: ["video/mpeg"],
        description: "MPEG movie")
    ),
    (
      "public.mpeg-4",
      TypeDeclaration(
        supertypes: ["public.movie"], extensions: ["mp4"], mimeTypes: ["video/mp4"],
        description: "MPEG-4 movie")
    ),
    (
      "public.avi",
      TypeDeclaration(
        supertypes: ["public.movie"], extensions: ["avi"],
        mimeTypes: ["video/x-msvideo", "video/avi"], description: "AVI movie")
    ),
    (
      "public.mp3",
      TypeDeclaration(
        supertypes: ["public.audio"], extensions: ["mp3"], mimeTypes: ["audio/mpeg", "audio/mp3"],
        description: "MP3 audio")
    ),
    (
      "com.microsoft.waveform-audio",
      TypeDeclaration(
        supertypes: ["public.audio"], extensions: ["wav", "wave"],
        mimeTypes: ["audio/vnd.wave", "audio/wav", "audio/x-wav"], description: "WAV audio")
    ),
    (
      "public.aiff-audio",
      TypeDeclaration(
        supertypes: ["public.audio"], extensions: ["aiff", "aif"],
        mimeTypes: ["audio/aiff", "audio/x-aiff"], description: "AIFF audio")
    ),
    (
      "public.midi-audio",
      TypeDeclaration(
        supertypes: ["public.audio"], extensions: ["mid", "midi"], mimeTypes: ["audio/midi"],
        description: "MIDI audio")
    ),
    (
      "public.mpeg-4-audio",
      TypeDeclaration(
        supertypes: ["public.audio"], extensions: ["mp4a", "m4a"], mimeTypes: ["audio/mp4"],
        description: "MPEG-4 audio")
    ),
    ("public.archive", TypeDeclaration(supertypes: ["public.data"], description: "archive")),
    (
      "public.zip-archive",
      TypeDeclaration(
        supertypes: ["public.archive"], extensions: ["zip"], mimeTypes: ["application/zip"],
        description: "ZIP archive")
    ),
    (
      "org.gnu.gnu-zip-archive",
      TypeDeclaration(
        supertypes: ["public.archive"], extensions: ["gz"],
        mimeTypes: ["application/gzip", "application/x-gzip"], description: "gzip archive")
    ),
    (
      "public.bzip2-archive",
      TypeDeclaration(
        supertypes: ["public.archive"], extensions: ["bz2"], mimeTypes: ["application/x-bzip2"],
        description: "bzip2 archive")
    ),
    (
      "public.disk-image",
      TypeDeclaration(
        supertypes: ["public.archive"], description: "disk image")
    ),
    (
      "public.font",
      TypeDeclaration(
        supertypes: ["public.data"], extensions: ["ttf", "otf"],
        mimeTypes: ["font/ttf", "font/otf"], description: "font")
    ),
    ("public.database", TypeDeclaration(supertypes: ["public.data"], description: "database")),
    ("public.contact", TypeDeclaration(supertypes: ["public.content"], description: "contact")),
    (
      "public.vcard",
      TypeDeclaration(
        supertypes: ["public.text", "public.contact"], extensions: ["vcf", "vcard"],
        mimeTypes: ["text/vcard", "text/x-vcard"], description: "vCard")
    ),
    (
      "public.calendar-event",
      TypeDeclaration(
        supertypes: ["public.content"], description: "calendar event")
    ),
    (
      "public.3d-content",
      TypeDeclaration(
        supertypes: ["public.content"], description: "3D content")
    ),
    (
      "com.pixar.universal-scene-description-mobile",
      TypeDeclaration(
        supertypes: ["public.data", "public.3d-content"], extensions: ["usdz"],
        mimeTypes: ["model/vnd.usdz+zip"], description: "USDZ scene")
    ),
  ]
}
