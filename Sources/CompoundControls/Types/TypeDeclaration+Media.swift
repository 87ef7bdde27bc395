// Part of Snapback, under the MIT licence; see LICENSE.

extension TypeDeclaration {
  /// Images, documents, audio, video, archives and others.
  static let media: [(String, TypeDeclaration)] = [
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
