// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import Testing

/// Preferences read from the output of the desktops' programs.
struct DesktopPreferencesTests {
  // One portal's reply, as three programs print it.
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
  func `the same reply is read from the output of each program`(text: String) {
    let names = ["org.freedesktop.appearance", "org.gnome.desktop.interface"]
    let reply = DBusSettingsReply(text, namespaces: names)
    #expect(reply.value("color-scheme", in: names[0]) == "1")
    #expect(reply.value("reduced-motion", in: names[0]) == "1")
    #expect(reply.value("enable-animations", in: names[1]) == "true")
    #expect(reply.value("font-name", in: names[1]) == "O'Cantarell 11")
    #expect(reply.value("color-scheme", in: names[1]) == nil)
    let preferences = DesktopPreferences(portalReply: text)
    #expect(preferences?.reducesMotion == true)
    #expect(preferences?.prefersDark == true)
    #expect(preferences?.textScale == (text.contains("text-scaling-factor") ? 1.25 : nil))
  }

  @Test(arguments: [
    ("'org.freedesktop.appearance': {'contrast': <uint32 1>}", true),
    ("'org.freedesktop.appearance': {'contrast': <uint32 0>}", false),
    ("'org.gnome.desktop.a11y.interface': {'high-contrast': <true>}", true),
    ("'org.gnome.desktop.a11y.interface': {'high-contrast': <false>}", false),
    ("'org.gnome.desktop.interface': {'gtk-theme': <'HighContrastInverse'>}", true),
  ])
  func `more contrast is read from the portal and from GNOME`(text: String, isIncreased: Bool) {
    #expect(DesktopPreferences(portalReply: "({\(text)},)")?.increasesContrast == isIncreased)
  }

  @Test(arguments: [
    ("text-scaling-factor 1.25", DesktopPreferences(textScale: 1.25)),
    ("text-scaling-factor 1.0", DesktopPreferences()),
    ("text-scaling-factor 99.0", DesktopPreferences()),
    ("font-name 'Inter Bold 11'", DesktopPreferences(usesBoldText: true)),
    ("font-name 'Cantarell 11'", DesktopPreferences()),
  ])
  func `the size and the weight of texts are GNOME's`(
    setting: String, preferences: DesktopPreferences
  ) {
    let text = "org.gnome.desktop.interface " + setting
    #expect(DesktopPreferences(gsettingsOutput: text) == preferences)
  }

  @Test(
    arguments: [
      (1.25, 1.25, nil), (2.5, 1.25, nil), (1, 1.25, 1.25), (2, 1.25, 1.25), (2, 2, 2),
      (1, nil, nil),
    ] as [(Double, Double?, Double?)])
  func `a factor for texts that the window's scale includes is not applied twice`(
    scale: Double, factor: Double?, expected: Double?
  ) {
    #expect(DesktopPreferences(textScale: factor).inWindow(scale: scale).textScale == expected)
  }

  @Test(arguments: [
    ("'color-scheme': <uint32 0>", DesktopPreferences()),
    ("'color-scheme': <uint32 1>", DesktopPreferences(prefersDark: true)),
    ("'color-scheme': <uint32 2>", DesktopPreferences(prefersDark: false)),
    ("'color-scheme': <uint32 3>", DesktopPreferences()),
    ("'reduced-motion': <uint32 0>", DesktopPreferences()),
    ("'reduced-motion': <uint32 2>", DesktopPreferences()),
    ("'reduced-motion': <uint32 1>", DesktopPreferences(reducesMotion: true)),
  ])
  func `the portal's numbers have the documented meanings`(
    setting: String, preferences: DesktopPreferences
  ) {
    let text = "({'org.freedesktop.appearance': {\(setting)}},)"
    #expect(DesktopPreferences(portalReply: text) == preferences)
  }

  @Test
  func `where the portal has no preference, the forwarded settings of GNOME count`() {
    let text = """
      ({'org.gnome.desktop.interface': {'color-scheme': <'prefer-dark'>, \
      'enable-animations': <false>}, 'org.freedesktop.appearance': {'color-scheme': <uint32 0>}},)
      """
    let preferences = DesktopPreferences(reducesMotion: true, prefersDark: true)
    #expect(DesktopPreferences(portalReply: text) == preferences)
    let light = text.replacing("uint32 0", with: "uint32 2")
    #expect(DesktopPreferences(portalReply: light)?.prefersDark == false)
  }

  @Test(arguments: [
    "", "()", "(@a{sa{sv}} {},)", "a{sa{sv}} 0", "nonsense", "'color-scheme': <uint32 1>", "'",
    "({'org.freedesktop.appearance': {'color-scheme': <", "\\",
    "({'org.kde.kdeglobals': {'a': <1>}},)",
  ])
  func `a text that is no reply gives no preferences`(text: String) {
    #expect(DesktopPreferences(portalReply: text) == nil)
    #expect(DesktopPreferences(gsettingsOutput: text) == nil)
  }

  @Test(arguments: [
    ("true", "'default'", DesktopPreferences()),
    ("false", "'default'", DesktopPreferences(reducesMotion: true)),
    ("true", "'prefer-dark'", DesktopPreferences(prefersDark: true)),
    ("false", "'prefer-light'", DesktopPreferences(reducesMotion: true, prefersDark: false)),
  ])
  func `GNOME's settings are read from gsettings`(
    animations: String, scheme: String, preferences: DesktopPreferences
  ) {
    let text = """
      org.gnome.desktop.interface avatar-directories @as []
      org.gnome.desktop.interface color-scheme \(scheme)
      org.gnome.desktop.interface enable-animations \(animations)
      org.gnome.desktop.interface gtk-color-palette 'black:white:light blue'
      """
    #expect(DesktopPreferences(gsettingsOutput: text) == preferences)
  }

  @Test(arguments: [
    ("[KDE]\nAnimationDurationFactor=0\n", DesktopPreferences(reducesMotion: true)),
    ("[KDE]\nAnimationDurationFactor=0.0", DesktopPreferences(reducesMotion: true)),
    ("[KDE][$i]\nAnimationDurationFactor[$i]=0\n", DesktopPreferences(reducesMotion: true)),
    ("[KDE]\r\nAnimationDurationFactor = 0.5\r\n", DesktopPreferences()),
    ("[KDE]\nAnimationDurationFactor=fast\n", DesktopPreferences()),
    ("[KDE][More]\nAnimationDurationFactor=0\n", DesktopPreferences()),
    ("[General]\nAnimationDurationFactor=0\n", DesktopPreferences()),
    ("[KDE]\n# AnimationDurationFactor=0\n", DesktopPreferences()),
    ("[Colors:Window]\nBackgroundNormal=32,35,38\n", DesktopPreferences(prefersDark: true)),
    ("[Colors:Window]\nBackgroundNormal=239, 240, 241\n", DesktopPreferences(prefersDark: false)),
    ("[Colors:Window]\nBackgroundNormal=dark\n", DesktopPreferences()),
    ("[Colors:View]\nBackgroundNormal=32,35,38\n", DesktopPreferences()),
    ("[General]\nfont=Noto Sans,12,-1,5,50,0\n", DesktopPreferences(textScale: 1.2)),
    ("[General]\nfont=Noto Sans,10,-1,5,75,0\n", DesktopPreferences(usesBoldText: true)),
    ("[General]\nfont=Noto Sans,10,-1,5,700,0\n", DesktopPreferences(usesBoldText: true)),
    ("[General]\nfont=Noto Sans\n", DesktopPreferences()),
    (
      "[General]\nColorScheme=BreezeHighContrast\n", DesktopPreferences(increasesContrast: true)
    ),
    ("", DesktopPreferences()), ("[", DesktopPreferences()), ("=\n[]\n=0", DesktopPreferences()),
  ])
  func `KDE's settings are read from its file`(text: String, preferences: DesktopPreferences) {
    #expect(DesktopPreferences(kdeglobals: [text]) == preferences)
  }

  @Test
  func `the user's KDE settings have priority over the system's`() {
    let user = "[KDE]\nAnimationDurationFactor=1\n"
    let system = """
      [KDE]
      AnimationDurationFactor=0
      [Colors:Window]
      BackgroundNormal=0,0,0
      """
    #expect(
      DesktopPreferences(kdeglobals: [user, system]) == DesktopPreferences(prefersDark: true))
    #expect(DesktopPreferences(kdeglobals: [system, user]).reducesMotion)
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
