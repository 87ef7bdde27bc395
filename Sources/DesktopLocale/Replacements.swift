// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

// On Linux the present locale of Foundation is always en_001, whatever the desktop's: a price has "¤"
// instead of a currency, and a week begins on Monday. The dynamic linker prefers these functions of the
// program to those of Foundation, whose names they have, for calls from other libraries; a library of
// a previewed file is one. Tests find out if it no longer does.
//
// A getter of a static property has the calling convention of a function without parameters. This
// module must not call the replaced properties.

/// `Locale.current`.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func _currentLocale() -> Locale { DesktopLocale.current }

/// `Locale.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func _autoupdatingCurrentLocale() -> Locale { DesktopLocale.current }

/// `Calendar.current`.
@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func _currentCalendar() -> Calendar { DesktopLocale.calendar }

/// `Calendar.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func _autoupdatingCurrentCalendar() -> Calendar { DesktopLocale.calendar }
