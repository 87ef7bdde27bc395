#!/usr/bin/env bash
# Part of Snapback, under the MIT licence; see LICENSE.
#
# Runs the tests of the modules without a window, and the fuzzer, under the sanitizers: address together with
# undefined behavior (of C code, which then ends the program by SIGILL), then thread.
# Usage: scripts/sanitize.sh [address] [thread]        (default: both)
#
# Release builds of their own, in .build/sanitize-NAME: the rasterizer's tests take too long in debug builds.
# EVENTS is the number of events for the fuzzer (default: 200000).
set -euo pipefail
cd "$(dirname "$0")/.."

modules='Raster|Gestures|Motion|Traces|Pictures|Drawing|Text|Assets|Combine|ViewCore|Views|ViewEffects|Scrolling'
modules+='|Controls|Presentation|CompoundControls|Navigation|StateTransfer|Inspection|SceneStage|Interface|UIKitViews'
modules+='|PreviewCompiler|AccessibilityTree|Charts|InterfaceFiles|Storyboards|SystemStrings|TextModel'

# Foundation's readBytesFromFile leaks a buffer per file, so leaks are not reported. Copies of stack frames
# on the heap would hide from CallStack how full the stack is. The compiler's library for editors sets alternate
# stacks of its own for signals, which the sanitizer would free.
export ASAN_OPTIONS="detect_leaks=0:detect_stack_use_after_return=0:use_sigaltstack=0"
export TSAN_OPTIONS="halt_on_error=1:suppressions=$PWD/scripts/thread-sanitizer.supp"

(( $# )) || set -- address thread
for name in "$@"; do
  # A picture that needs too much memory reaches the limit of time first: the checks make its reader slow.
  skipped='a file that needs too much memory'
  case $name in
    address) kinds=(--sanitize=address -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined) ;;
    # A trap under the thread sanitizer blocks in its own memory functions forever, and its checks keep the compiler
    # from placing objects on the stack.
    thread)
      kinds=(--sanitize=thread -Xswiftc -DTHREAD_SANITIZER)
      skipped+='|is a runtime error|a frame allocates no memory per item'
      ;;
    *) echo "usage: scripts/sanitize.sh [address] [thread]" >&2; exit 64 ;;
  esac
  start=$SECONDS
  build=(-c release "${kinds[@]}" --scratch-path ".build/sanitize-$name")
  swift build "${build[@]}" --build-tests
  swift test "${build[@]}" --skip-build --disable-xctest --no-parallel --filter "^(${modules})Tests\\." \
    --skip "$skipped"
  ".build/sanitize-$name/release/Fuzz" "${EVENTS:-200000}" 1
  echo "sanitize $name: no report, $((SECONDS - start)) s"
done
