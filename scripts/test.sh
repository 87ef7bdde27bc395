#!/usr/bin/env bash
# Part of Snapback, under the MIT licence; see LICENSE.
#
# Runs all tests of a release build, which must be up to date, in four groups: those with a real window, which a busy
# machine delays and which wait most of the time, beside those of the modules; then those of the program, which wait for
# compilers, in two halves.
# Prints the output of the first group as it comes and that of the others at the end, then the issues of those that
# failed, or the end of the output of one that crashed, and the closing lines of each.
set -euo pipefail
cd "$(dirname "$0")/.."

# The program that `swift test` runs: several of that at once fail, as each opens the database of the build.
run=(.build/release/SnapbackPackageTests.xctest --testing-library swift-testing --no-parallel)
windows=EndToEndTests
program=SnapbackCLITests
# Of about the same length as those whose names begin with other letters.
half="$program\\.[A-R]"

work=$(mktemp -d)
status=0
started=()
trap 'for group in "${started[@]}"; do kill -TERM -- "-$group" 2>/dev/null || true; done; rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# Process groups of their own, to be ended with all that they started as soon as the script is interrupted. They have no
# input: reading the terminal would stop them. Their output is in files: into a pipe it would have colors.
start() {
  local group=$1 niceness=$2
  shift 2
  nice -n "$niceness" "${run[@]}" "$@" </dev/null >"$work/$group" 2>&1 &
  started+=($!)
}
finish() {
  local code=0
  wait "${started[$1]}" || code=$?
  (( code == 0 )) || status=1
  # Also says which signal ended it: 128 and its number.
  echo "exit code $code" >>"$work/${groups[$1]}"
}
groups=(windows others program1 program2)
touch "$work/windows"
set -m
start windows 0 --filter "^$windows\\."
tail -n +1 -f --pid="${started[0]}" "$work/windows" &
start others 10 --skip "^($windows|$program)\\."
set +m
finish 0
set -m
start program1 0 --filter "^$half"
start program2 0 --filter "^$program\\." --skip "^$half"
set +m
finish 1
finish 2
finish 3
started=()
(cd "$work" && cat "${groups[@]:1}")

# The runner's closing line of each group, those with failures last. A group without one has crashed.
closing='^[^ ]+ Test run with [0-9]+ tests?'
issue='recorded an issue'
passed=
failed=
for group in "${groups[@]}"; do
  if line=$(grep -E "$closing" "$work/$group" | tail -n 1) && [[ $line == *" passed "* ]]; then
    passed+="$line"$'\n'
  else
    status=1
    if [[ -n $line ]]; then
      printf '\n%s:\n' "$group"
      # With their details, which may have many lines.
      grep -E -A 4 "$issue" "$work/$group" | head -n 40 || true
    else
      echo
      tail -n 40 "$work/$group"
    fi
    failed+="${line:-✘ The tests of the group \"$group\" ended without a result.}"$'\n'
  fi
done
printf '\n%s%s' "$passed" "$failed"
exit "$status"
