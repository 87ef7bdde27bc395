// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import Testing

/// What desktops say about their users' wishes, as their programs print it.
struct DesktopWishesTests {
  // One portal's answer, as three programs print it.
  private static let gdbus = """
    ({'org.freedesktop.appearance': {'color-scheme': <uint32 1>, 'contrast': <uint32 0>, \
    'reduced-motion': <uint32 1>, 'accent-color': <(0.20000000000000001, 0.5, 0.9)>}, \
    'org.gnome.desktop.interface': {'avatar-directories': <@as []>, 'gtk-theme': <'Adwaita'>, \
    'enable-animations': <true>, 'text-scaling-factor': <1.25>, 'font-name': <"O'Cantarell 11">}},)
    """
  private static let busctl = """
    a{sa{sv}} 2 "org.freedesktop.appearance" 4 "color-scheme" u 1 "contrast" u 0 "reduced-motion" u 1 \
    "accent-color" (ddd) 0.2 0.5 0.9 "org.gnome.desktop.interface" 5 "avatar-directories" as 1 "/a" \
    "gtk-theme" s "Adwaita" "enable-animations" b true "text-scaling-factor" d 1.25 \
    "font-name" s "O\\'Cantarell 11"
    """
  private static let dbusSend = """
    method return time=1795234259.898187 sender=:1.0 -> destination=:1.4 serial=6 reply_serial=2
       array [
          dict entry(
             string "org.freedesktop.appearance"
             array [
                dict entry(
                   string "color-scheme"
                   variant                   uint32 1
                )
                dict entry(
                   string "reduced-motion"
                   variant                   uint32 1
                )
             ]
          )
          dict entry(
             string "org.gnome.desktop.interface"
             array [
                dict entry(
                   string "avatar-directories"
                   variant                   array [
                   ]
                )
                dict entry(
                   string "enable-animations"
                   variant                   boolean true
                )
                dict entry(
                   string "font-name"
                   variant                   string "O'Cantarell 11"
                )
             ]
          )
       ]
    """

  @Test(arguments: [gdbus, busctl, dbusSend])
  func `the same answer is read from each program that prints it`(text: String) {
    let names = ["org.freedesktop.appearance", "org.gnome.desktop.interface"]
    let answer = BusAnswer(text, namespaces: names)
    #expect(answer.value("color-scheme", in: names[0]) == "1")
    #expect(answer.value("reduced-motion", in: names[0]) == "1")
    #expect(answer.value("enable-animations", in: names[1]) == "true")
    #expect(answer.value("font-name", in: names[1]) == "O'Cantarell 11")
    #expect(answer.value("color-scheme", in: names[1]) == nil)
    #expect(
      DesktopWishes(portalAnswer: text) == DesktopWishes(reducesMotion: true, prefersDark: true))
  }

  @Test(arguments: [
    ("'color-scheme': <uint32 0>", DesktopWishes()),
    ("'color-scheme': <uint32 1>", DesktopWishes(prefersDark: true)),
    ("'color-scheme': <uint32 2>", DesktopWishes(prefersDark: false)),
    ("'color-scheme': <uint32 3>", DesktopWishes()),
    ("'reduced-motion': <uint32 0>", DesktopWishes()),
    ("'reduced-motion': <uint32 2>", DesktopWishes()),
    ("'reduced-motion': <uint32 1>", DesktopWishes(reducesMotion: true)),
  ])
  func `the portal's numbers mean what its documentation says`(
    setting: String, wishes: DesktopWishes
  ) {
    let text = "({'org.freedesktop.appearance': {\(setting)}},)"
    #expect(DesktopWishes(portalAnswer: text) == wishes)
  }

  @Test
  func `where the portal has no preference, GNOME's settings count that it hands on`() {
    let text = """
      ({'org.gnome.desktop.interface': {'color-scheme': <'prefer-dark'>, \
      'enable-animations': <false>}, 'org.freedesktop.appearance': {'color-scheme': <uint32 0>}},)
      """
    let wishes = DesktopWishes(reducesMotion: true, prefersDark: true)
    #expect(DesktopWishes(portalAnswer: text) == wishes)
    let light = text.replacing("uint32 0", with: "uint32 2")
    #expect(DesktopWishes(portalAnswer: light)?.prefersDark == false)
  }

  @Test(arguments: [
    "", "()", "(@a{sa{sv}} {},)", "a{sa{sv}} 0", "nonsense", "'color-scheme': <uint32 1>", "'",
    "({'org.freedesktop.appearance': {'color-scheme': <", "\\",
    "({'org.kde.kdeglobals': {'a': <1>}},)",
  ])
  func `what is no answer says nothing`(text: String) {
    #expect(DesktopWishes(portalAnswer: text) == nil)
    #expect(DesktopWishes(gnomeAnswer: text) == nil)
  }

  @Test(arguments: [
    ("true", "'default'", DesktopWishes()),
    ("false", "'default'", DesktopWishes(reducesMotion: true)),
    ("true", "'prefer-dark'", DesktopWishes(prefersDark: true)),
    ("false", "'prefer-light'", DesktopWishes(reducesMotion: true, prefersDark: false)),
  ])
  func `GNOME's settings are read from gsettings`(
    animations: String, scheme: String, wishes: DesktopWishes
  ) {
    let text = """
      org.gnome.desktop.interface avatar-directories @as []
      org.gnome.desktop.interface color-scheme \(scheme)
      org.gnome.desktop.interface enable-animations \(animations)
      org.gnome.desktop.interface gtk-color-palette 'black:white:light blue'
      """
    #expect(DesktopWishes(gnomeAnswer: text) == wishes)
  }

  @Test(arguments: [
    ("[KDE]\nAnimationDurationFactor=0\n", DesktopWishes(reducesMotion: true)),
    ("[KDE]\nAnimationDurationFactor=0.0", DesktopWishes(reducesMotion: true)),
    ("[KDE][$i]\nAnimationDurationFactor[$i]=0\n", DesktopWishes(reducesMotion: true)),
    ("[KDE]\r\nAnimationDurationFactor = 0.5\r\n", DesktopWishes()),
    ("[KDE]\nAnimationDurationFactor=fast\n", DesktopWishes()),
    ("[KDE][More]\nAnimationDurationFactor=0\n", DesktopWishes()),
    ("[General]\nAnimationDurationFactor=0\n", DesktopWishes()),
    ("[KDE]\n# AnimationDurationFactor=0\n", DesktopWishes()),
    ("[Colors:Window]\nBackgroundNormal=32,35,38\n", DesktopWishes(prefersDark: true)),
    ("[Colors:Window]\nBackgroundNormal=239, 240, 241\n", DesktopWishes(prefersDark: false)),
    ("[Colors:Window]\nBackgroundNormal=dark\n", DesktopWishes()),
    ("[Colors:View]\nBackgroundNormal=32,35,38\n", DesktopWishes()),
    ("", DesktopWishes()), ("[", DesktopWishes()), ("=\n[]\n=0", DesktopWishes()),
  ])
  func `KDE's settings are read from its file`(text: String, wishes: DesktopWishes) {
    #expect(DesktopWishes(kdeglobals: [text]) == wishes)
  }

  @Test
  func `what the user set in KDE goes before what the system did`() {
    let user = "[KDE]\nAnimationDurationFactor=1\n"
    let system = """
      [KDE]
      AnimationDurationFactor=0
      [Colors:Window]
      BackgroundNormal=0,0,0
      """
    #expect(DesktopWishes(kdeglobals: [user, system]) == DesktopWishes(prefersDark: true))
    #expect(DesktopWishes(kdeglobals: [system, user]).reducesMotion)
  }

  @Test(arguments: [
    ([:], []),
    (["XDG_CURRENT_DESKTOP": "GNOME", "HOME": "/h"], []),
    (["XDG_CURRENT_DESKTOP": "KDE", "HOME": "/h"], ["/h/.config", "/etc/xdg"]),
    (["KDE_FULL_SESSION": "true", "HOME": "/h"], ["/h/.config", "/etc/xdg"]),
    (
      ["XDG_CURRENT_DESKTOP": "X:KDE", "HOME": "/h", "XDG_CONFIG_HOME": "/c"],
      ["/c", "/etc/xdg"]
    ),
    (
      ["XDG_CURRENT_DESKTOP": "KDE", "HOME": "/h", "XDG_CONFIG_HOME": "c"],
      ["/h/.config", "/etc/xdg"]
    ),
    (
      ["XDG_CURRENT_DESKTOP": "KDE", "HOME": "/h", "XDG_CONFIG_DIRS": "/a:b:/c"],
      ["/h/.config", "/a", "/c"]
    ),
    (["XDG_CURRENT_DESKTOP": "KDE"], ["/etc/xdg"]),
  ])
  func `KDE's files are where the base directory specification puts them`(
    environment: [String: String], folders: [String]
  ) {
    #expect(KDESettings.files(environment: environment) == folders.map { $0 + "/kdeglobals" })
  }
}
