// Part of Snapback, under the MIT licence; see LICENSE.

/// Modules of Apple's systems that sources import, and that have another name here or are absent.
enum SystemModules {
  /// The modules that have the names of others: parts of SwiftUI with modules of their own, which editors
  /// import without being asked, and headers of the C library.
  static let replacements = [
    "SwiftUICore": "SwiftUI", "CoreTransferable": "SwiftUI", "DeveloperToolsSupport": "SwiftUI",
    "Symbols": "SwiftUI", "_PhotosUI_SwiftUI": "PhotosUI", "SafariServices": "UIKit",
    "CoreHaptics": "UIKit", "CoreMotion": "UIKit", "StoreKit": "UIKit", "WidgetKit": "SwiftUI",
    "_StoreKit_SwiftUI": "SwiftUI",
    "math_h": "Foundation",
  ]

  /// The modules without a counterpart. Their import becomes a warning: many sources import more than they
  /// use, and names that are used are errors where they are used.
  static let absent = Set<String>([
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accounts", "ActivityKit",
    "AdServices", "AdSupport", "AppIntents", "AppKit", "AppTrackingTransparency", "AudioToolbox",
    "AudioUnit", "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "CloudKit",
    "Cocoa", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth",
    "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia",
    "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo",
    "CreateML", "DeviceActivity", "DeviceCheck", "EventKit", "EventKitUI", "FamilyControls",
    "FileProvider", "FoundationModels", "GLKit", "GameController", "GameKit", "GameplayKit",
    "HealthKit", "HomeKit", "IOKit", "ImageIO", "ImagePlayground", "Intents", "IntentsUI",
    "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit",
    "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "MusicKit", "NaturalLanguage",
    "NearbyInteraction", "NetworkExtension", "NotificationCenter", "OpenGLES", "PDFKit", "PassKit",
    "PencilKit", "Photos",
    "ProximityReader", "PushKit", "QuickLook", "QuickLookThumbnailing", "RealityKit",
    "RealityKitContent", "ReplayKit", "SceneKit", "ScreenTime", "Security",
    "SensorKit", "SoundAnalysis", "Speech", "SpriteKit",
    "SystemConfiguration", "TipKit", "Translation", "UserNotificationsUI",
    "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit",
    "Network",
    "_AVKit_SwiftUI", "_MapKit_SwiftUI", "_RealityKit_SwiftUI", "_SceneKit_SwiftUI",
    "_SpriteKit_SwiftUI",
    "_WebKit_SwiftUI",
  ])

  /// The text in the compiled copy for the import of an absent module. It says so at each compilation.
  static func warning(_ module: String) -> String {
    "#warning(\"the module '\(module)' is not available on Linux\")"
  }
}
