// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The sizes of SF Symbols at medium scale, in ems: of the drawing, and of the margins around it.
enum SymbolMetrics {
  /// The distance from the drawing to the symbol's box, at each side.
  static let margin = CGSize(width: 0.098, height: 0.06)
  /// The minimum height of a symbol's box, for flat symbols such as minus.
  static let leastHeight = 0.3

  /// The thickness of SF Symbols' strokes at regular weight, in ems.
  private static let stroke = 0.084
  /// The thickness of the icons' strokes, in units of their box of 16 by 16.
  private static let iconStroke = 1.0
  /// The most that is added to a stroke, in ems.
  private static let mostAdded = 0.035

  /// Returns the difference between the stroke thickness of SF Symbols and that of an icon, in ems, for a
  /// symbol of the given size and an icon of another size in its box. It is 0 for filled symbols, for persons,
  /// whose icons have thick strokes, and for drawings, which have their own.
  static func addedStroke(_ name: String, unit size: CGSize, icon: CGSize) -> Double {
    let parts = name.split(separator: ".")
    let isDrawing = SymbolDrawings.names.contains(name) && parts.first != "arrow"
    guard !isDrawing, !parts.contains("fill"), parts.first != "person" else { return 0 }
    let length = max(icon.width, icon.height)
    guard length > 0 else { return 0 }
    let unit = (icon.width > icon.height ? size.width : size.height) / length
    return min(max(stroke - iconStroke * unit, 0), mostAdded)
  }

  /// Returns the size of a symbol whose icon has the given size in a box of 16 by 16 units.
  ///
  /// The listed symbols have SF Symbols' own sizes, which their icons' proportions are adapted to. Those with a slash have
  /// the scale of `whole`, the symbol without it, whose icon has `wholeIcon`; the others the average size of their class.
  static func size(
    _ name: String, icon: CGSize, whole: String? = nil, wholeIcon: CGSize = .zero
  ) -> CGSize {
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    if let known = sizes[name] ?? sizes[base] { return known }
    if let whole, wholeIcon.width > 0, wholeIcon.height > 0 {
      let size = size(whole, icon: wholeIcon)
      // The same in both directions: slashes have an angle of 45 degrees.
      let scale = (size.width / wholeIcon.width * size.height / wholeIcon.height).squareRoot()
      return CGSize(width: icon.width * scale, height: icon.height * scale)
    }
    let side = boxSide(of: base) / Icon.side
    return CGSize(width: icon.width * side, height: icon.height * side)
  }

  /// The side of the icon's box in ems.
  private static func boxSide(of base: String) -> Double {
    let parts = base.split(separator: ".")
    if parts.contains("circle") || base == "globe" { return 0.996 }
    if parts.last == "square" || parts.last == "app" { return 0.93 }
    if parts.first == "speaker" { return 1.38 }
    return 1.03
  }

  private static let sizes: [String: CGSize] = {
    var sizes = special
    for entry in measured.split(whereSeparator: { ";\n".contains($0) }) {
      let parts = entry.split(separator: " ")
      guard parts.count == 3, let width = Double(parts[1]), let height = Double(parts[2]) else {
        continue
      }
      sizes[String(parts[0])] = CGSize(width: width, height: height)
    }
    return sizes
  }()

  /// Names with the width and the height in ems, as in SF Symbols 4.
  private static let measured = """
    alarm 0.934 1.013; antenna.radiowaves.left.and.right 1.037 0.907; applewatch 0.708 1.045;
    arrow.clockwise 0.863 1.051; arrow.counterclockwise 0.863 1.051; arrow.triangle.2.circlepath 1.194 0.996;
    arrow.up.doc 0.821 1.047; bag 0.867 0.998; barcode 0.948 0.75; basket 1.144 1.047; battery.100 1.445 0.661;
    bed.double 1.237 0.824; bell.slash 0.952 1.009; bicycle 1.583 0.981; bolt 0.688 1.091; book 1.084 0.907;
    bookmark 0.658 1.047; briefcase 1.087 0.946; bubble.left 1.076 1.01; bubble.right 1.076 1.01;
    building.2 1.148 1.041; bus 1.087 1.139; calendar 0.973 0.899; camera 1.199 0.931; car 1.155 0.906;
    cart 1.127 0.96; chart.bar 1.241 0.919; chart.line.uptrend.xyaxis 1.05 0.903; chart.pie 0.996 0.996;
    checkmark.seal 1.109 1.109; cloud 1.167 0.773; cloud.bolt 1.115 1.172; cloud.rain 1.115 1.122; cpu 0.981 0.975;
    creditcard 1.147 0.834; cross.case 1.13 0.946; crown 1.252 0.955; cube 0.986 1.065; desktopcomputer 1.164 0.984;
    display 1.164 0.984; doc 0.821 1.047; doc.on.doc 0.999 1.229; doc.plaintext 0.821 1.047; doc.text 0.821 1.047;
    drop 0.677 0.989; ear 0.75 1.041; ellipsis.bubble 1.076 1.01; eye 1.334 0.837; eye.slash 1.334 0.892;
    face.smiling 0.996 0.996; film 1.151 0.899; flag 0.867 0.958; flame 0.813 1.056; folder 1.109 0.894;
    fork.knife 0.671 1.132; gamecontroller 1.41 0.885; gear 1.1 1.084;
    repeat 1.05 0.89; backward 1.33 0.77; forward 1.33 0.77; backward.end 0.91 0.77; forward.end 0.91 0.77;
    textformat.abc 1.66 0.77; gift 0.939 1.023; graduationcap 1.328 1.19;
    hammer 1.197 1.133; hand.raised 0.797 1.063; hand.thumbsdown 0.995 1.062; hand.thumbsup 0.995 1.062;
    hare 1.512 1.098; headphones 0.994 1.028; heart.text.square 0.899 0.899; ipad 0.816 1.1; iphone 0.627 1.034;
    keyboard 1.229 0.771; laptopcomputer 1.408 0.794; leaf 1.035 0.907; lifepreserver 0.996 0.996; link 1.036 1.038;
    list.bullet 0.984 0.713; lock 0.667 0.958; lock.open 1.005 0.957; magnifyingglass 0.954 0.963; map 1.016 0.963;
    message 1.107 1.023; mic 0.699 1.045; moon 0.982 0.988; moon.stars 0.977 1.014; music.note 0.596 0.981;
    music.note.list 0.995 0.981; network 0.996 0.996; newspaper 1.11 1.047; note.text 0.973 0.899;
    paintbrush 1.038 1.161; paintpalette 1.176 0.978; pawprint 1.056 1.034; pencil 0.778 0.773; person 0.853 0.904;
    person.2 1.36 0.904; person.2.fill 1.331 0.878; person.3 1.867 0.911; person.crop.square 0.899 0.899;
    person.text.rectangle 1.151 0.899;
    phone 0.955 0.955; photo 1.151 0.899; photo.on.rectangle 1.215 0.989; pills 1.156 1.011; power 0.996 1.024;
    printer 1.103 1.052; puzzlepiece 1.438 0.944; qrcode 0.899 0.899; quote.bubble 1.076 1.01; rectangle 1.151 0.899;
    rectangle.grid.2x2 1.086 0.899; rectangle.portrait 0.821 1.047; rectangle.stack 1.023 1.081; rosette 0.776 1.09;
    server.rack 1.151 0.899; shippingbox 0.986 1.065; shuffle 1.122 0.884; slider.horizontal.3 0.984 0.832;
    snowflake 0.865 0.987; sparkles 0.903 1.114; speaker 0.591 0.861; speaker.wave.1 0.868 0.861;
    sportscourt 1.319 0.899; square.and.arrow.up.on.square 1.11 1.328; square.and.pencil 0.966 0.964;
    square.on.square 1.033 1.023; stopwatch 0.996 1.095; suitcase 1.13 0.946; sun.max 1.057 1.06;
    sun.min 0.979 0.979; tag 1.091 1.09; text.bubble 1.076 1.01; ticket 1.208 0.845; timer 0.996 0.996;
    tortoise 1.643 0.826; tram 0.887 1.226; trash 0.945 1.087; trophy 0.955 1.07; tshirt 1.291 1.069; tv 1.221 0.976;
    umbrella 0.974 1.129; video 1.208 0.803; video.slash 1.281 1.039; wand.and.stars 1.063 0.979; waveform 0.9 1.02;
    wifi 1.124 0.812; wind 1.003 0.866;
    """

  private static let arrow = CGSize(width: 0.923, height: 0.753)

  private static let special: [String: CGSize] = [
    "globe": CGSize(width: 0.933, height: 0.933),
    "heart": CGSize(width: 1, height: 0.882),
    "suit.heart": CGSize(width: 0.92, height: 0.85),
    "star": CGSize(width: 1.1, height: 1.055),
    "checkmark": CGSize(width: 0.854, height: 0.833),
    "arrow.right": arrow, "arrow.left": arrow, "arrow.forward": arrow, "arrow.backward": arrow,
    "arrow.up": CGSize(width: arrow.height, height: arrow.width),
    "arrow.down": CGSize(width: arrow.height, height: arrow.width),
    "chevron.up.chevron.down": CGSize(width: 0.655, height: 0.96),
    "person.badge.plus": CGSize(width: 1.053, height: 1.033),
    "person.fill.badge.plus": CGSize(width: 1.053, height: 1.033),
    "book.pages": CGSize(width: 0.856, height: 1.078),
    "arrow.up.forward": CGSize(width: 0.735, height: 0.706),
    "arrow.up.right": CGSize(width: 0.735, height: 0.706),
    "arrow.up.backward": CGSize(width: 0.735, height: 0.706),
    "arrow.up.left": CGSize(width: 0.735, height: 0.706),
    "arrow.down.right": CGSize(width: 0.735, height: 0.706),
    "arrow.down.left": CGSize(width: 0.735, height: 0.706),
    "chevron.up": CGSize(width: 0.794, height: 0.441),
    "chevron.down": CGSize(width: 0.794, height: 0.441),
    "chevron.left": CGSize(width: 0.471, height: 0.853),
    "chevron.right": CGSize(width: 0.471, height: 0.853),
    "chevron.backward": CGSize(width: 0.471, height: 0.853),
    "chevron.forward": CGSize(width: 0.471, height: 0.853),
    "exclamationmark.triangle": CGSize(width: 1.018, height: 0.924),
    "app.badge": CGSize(width: 1, height: 0.98),
    "archivebox": CGSize(width: 0.978, height: 0.9),
    "clock.arrow.circlepath": CGSize(width: 1.094, height: 1),
    "doc.richtext": CGSize(width: 0.822, height: 1.05),
    "envelope": CGSize(width: 1.178, height: 0.844),
    "externaldrive": CGSize(width: 1.156, height: 0.833),
    "house": CGSize(width: 1.163, height: 1.03),
    "lock.shield": CGSize(width: 0.8, height: 0.971),
    "tray": CGSize(width: 1.15, height: 0.83),
    "wifi.slash": CGSize(width: 1.129, height: 0.929),
    "location": CGSize(width: 0.9, height: 0.924),
    "speaker.2": CGSize(width: 1.078, height: 0.863),
    "speaker.wave.2": CGSize(width: 1.078, height: 0.863),
    "square.and.arrow.up": CGSize(width: 0.882, height: 1.118),
    "square.and.arrow.down": CGSize(width: 0.882, height: 1.118),
  ]
}
