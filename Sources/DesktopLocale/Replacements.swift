// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

// On Linux the current locale of Foundation is always en_001, whatever the desktop's: a price has "¤"
// instead of a currency, and a week begins on Monday. The dynamic linker prefers the symbols of
// CDesktopLocale, which lead here, to those of Foundation with the same names, for calls from other
// libraries; a library of a previewed file is one. Tests find out if it no longer does.
//
// This module must not call the replaced properties.

/// `Locale.current` and `Locale.autoupdatingCurrent`.
@_silgen_name("snapback_current_locale")
public func _currentLocale() -> Locale { DesktopLocale.current }

/// `Calendar.current` and `Calendar.autoupdatingCurrent`.
@_silgen_name("snapback_current_calendar")
public func _currentCalendar() -> Calendar { DesktopLocale.calendar }
