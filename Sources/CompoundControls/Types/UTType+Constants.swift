// Part of Snapback, under the MIT licence; see LICENSE.

extension UTType {
  /// Any item: the base of files and folders.
  public static let item = UTType(named: "public.item")
  /// Anything with content, such as documents and images.
  public static let content = UTType(named: "public.content")
  /// Content of several kinds, such as a document with images.
  public static let compositeContent = UTType(named: "public.composite-content")
  /// Any sequence of bytes.
  public static let data = UTType(named: "public.data")
  /// A folder or a package.
  public static let directory = UTType(named: "public.directory")
  /// A folder of a file system.
  public static let folder = UTType(named: "public.folder")
  /// A folder that is shown as one file.
  public static let package = UTType(named: "com.apple.package")
  /// A folder with a fixed structure.
  public static let bundle = UTType(named: "com.apple.bundle")
  /// A symbolic link.
  public static let symbolicLink = UTType(named: "public.symlink")
  /// A program.
  public static let executable = UTType(named: "public.executable")
  /// Any text, with or without markup.
  public static let text = UTType(named: "public.text")
  /// Text without markup, of any encoding.
  public static let plainText = UTType(named: "public.plain-text")
  /// Text without markup in UTF-8; the type of strings.
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  /// Text without markup in UTF-16.
  public static let utf16PlainText = UTType(named: "public.utf16-plain-text")
  /// Text with separated values.
  public static let delimitedText = UTType(named: "public.delimited-values-text")
  /// Text with values between commas.
  public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
  /// Text with values between tabs.
  public static let tabSeparatedText = UTType(named: "public.tab-separated-values-text")
  /// Text in the Rich Text Format.
  public static let rtf = UTType(named: "public.rtf")
  /// HTML of any version.
  public static let html = UTType(named: "public.html")
  /// XML text.
  public static let xml = UTType(named: "public.xml")
  /// YAML text.
  public static let yaml = UTType(named: "public.yaml")
  /// A style sheet of the web.
  public static let css = UTType(named: "public.css")
  /// JSON text.
  public static let json = UTType(named: "public.json")
  /// A property list of any format.
  public static let propertyList = UTType(named: "com.apple.property-list")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(named: "com.apple.xml-property-list")
  /// A property list in binary form.
  public static let binaryPropertyList = UTType(named: "com.apple.binary-property-list")
  /// A log of a program.
  public static let log = UTType(named: "com.apple.log")
  /// Source code of any language.
  public static let sourceCode = UTType(named: "public.source-code")
  /// Swift source code.
  public static let swiftSource = UTType(named: "public.swift-source")
  /// C source code.
  public static let cSource = UTType(named: "public.c-source")
  /// A C header.
  public static let cHeader = UTType(named: "public.c-header")
  /// C++ source code.
  public static let cPlusPlusSource = UTType(named: "public.c-plus-plus-source")
  /// Objective-C source code.
  public static let objectiveCSource = UTType(named: "public.objective-c-source")
  /// Source code that is interpreted.
  public static let script = UTType(named: "public.script")
  /// A script of a shell.
  public static let shellScript = UTType(named: "public.shell-script")
  /// A Python script.
  public static let pythonScript = UTType(named: "public.python-script")
  /// A Ruby script.
  public static let rubyScript = UTType(named: "public.ruby-script")
  /// A JavaScript script.
  public static let javaScript = UTType(named: "com.netscape.javascript-source")
  /// A URL of any scheme; the type of `URL`.
  public static let url = UTType(named: "public.url")
  /// A URL of a file.
  public static let fileURL = UTType(named: "public.file-url")
  /// An image of any format.
  public static let image = UTType(named: "public.image")
  /// A PNG image.
  public static let png = UTType(named: "public.png")
  /// A JPEG image.
  public static let jpeg = UTType(named: "public.jpeg")
  /// A GIF image.
  public static let gif = UTType(named: "com.compuserve.gif")
  /// A TIFF image.
  public static let tiff = UTType(named: "public.tiff")
  /// A bitmap image of Windows.
  public static let bmp = UTType(named: "com.microsoft.bmp")
  /// An icon of Windows.
  public static let ico = UTType(named: "com.microsoft.ico")
  /// An icon of macOS.
  public static let icns = UTType(named: "com.apple.icns")
  /// An image in the High Efficiency format.
  public static let heif = UTType(named: "public.heif")
  /// An image in the High Efficiency format with HEVC.
  public static let heic = UTType(named: "public.heic")
  /// A WebP image.
  public static let webP = UTType(named: "org.webmproject.webp")
  /// An SVG image.
  public static let svg = UTType(named: "public.svg-image")
  /// An image as a camera's sensor has it.
  public static let rawImage = UTType(named: "public.camera-raw-image")
  /// A photo with a short video.
  public static let livePhoto = UTType(named: "com.apple.live-photo")
  /// A PDF document.
  public static let pdf = UTType(named: "com.adobe.pdf")
  /// An EPUB book.
  public static let epub = UTType(named: "org.idpf.epub-container")
  /// A presentation.
  public static let presentation = UTType(named: "public.presentation")
  /// A spreadsheet.
  public static let spreadsheet = UTType(named: "public.spreadsheet")
  /// Audio, video or both.
  public static let audiovisualContent = UTType(named: "public.audiovisual-content")
  /// Video with or without audio.
  public static let movie = UTType(named: "public.movie")
  /// Video without audio.
  public static let video = UTType(named: "public.video")
  /// Audio without video.
  public static let audio = UTType(named: "public.audio")
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(named: "com.apple.quicktime-movie")
  /// An MPEG movie.
  public static let mpeg = UTType(named: "public.mpeg")
  /// An MPEG-4 movie.
  public static let mpeg4Movie = UTType(named: "public.mpeg-4")
  /// An AVI movie.
  public static let avi = UTType(named: "public.avi")
  /// MP3 audio.
  public static let mp3 = UTType(named: "public.mp3")
  /// WAV audio.
  public static let wav = UTType(named: "com.microsoft.waveform-audio")
  /// AIFF audio.
  public static let aiff = UTType(named: "public.aiff-audio")
  /// Notes for instruments.
  public static let midi = UTType(named: "public.midi-audio")
  /// MPEG-4 audio.
  public static let mpeg4Audio = UTType(named: "public.mpeg-4-audio")
  /// An archive of files, or a compressed file.
  public static let archive = UTType(named: "public.archive")
  /// A ZIP archive.
  public static let zip = UTType(named: "public.zip-archive")
  /// A file compressed by gzip.
  public static let gzip = UTType(named: "org.gnu.gnu-zip-archive")
  /// A file compressed by bzip2.
  public static let bz2 = UTType(named: "public.bzip2-archive")
  /// An image of a disk.
  public static let diskImage = UTType(named: "public.disk-image")
  /// A font.
  public static let font = UTType(named: "public.font")
  /// A database.
  public static let database = UTType(named: "public.database")
  /// A person's address.
  public static let contact = UTType(named: "public.contact")
  /// A person's address as a vCard.
  public static let vCard = UTType(named: "public.vcard")
  /// An event in a calendar.
  public static let calendarEvent = UTType(named: "public.calendar-event")
  /// Three-dimensional content.
  public static let threeDContent = UTType(named: "public.3d-content")
  /// A three-dimensional scene.
  public static let usdz = UTType(named: "com.pixar.universal-scene-description-mobile")
}
