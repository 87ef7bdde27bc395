// Part of Snapback, under the MIT licence; see LICENSE.

// Symbols of the getters of Foundation's static properties, which jump to functions of DesktopLocale. Such a getter has
// the calling convention of a Swift function without parameters. In assembly, as the compiler of Swift would take a
// Swift function with such a symbol for the getter, whose type differs.

#if defined(__x86_64__)
#define JUMP(function) "jmp " #function "@PLT\n"
#elif defined(__aarch64__)
#define JUMP(function) "b " #function "\n"
#else
#error "The jump of this processor is not known."
#endif

#define REPLACE(getter, function)              \
  __asm__(".text\n"                            \
          ".globl \"" getter "\"\n"            \
          ".type \"" getter "\", @function\n"  \
          "\"" getter "\":\n" JUMP(function)   \
          ".size \"" getter "\", . - \"" getter "\"\n")

// Locale.current, Locale.autoupdatingCurrent, Calendar.current, Calendar.autoupdatingCurrent
REPLACE("$s20FoundationEssentials6LocaleV7currentACvgZ", snapback_current_locale);
REPLACE("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", snapback_current_locale);
REPLACE("$s20FoundationEssentials8CalendarV7currentACvgZ", snapback_current_calendar);
REPLACE("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", snapback_current_calendar);
