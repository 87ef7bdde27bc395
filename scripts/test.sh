#!/usr/bin/env bash
# Part of Snapback, under the MIT licence; see LICENSE.
#
# Runs all tests of a release build, which must be up to date, in four groups, two at a time: those with a real window,
# which a busy machine delays and which wait most of the time, beside those of the modules; and those of the program,
# which wait for compilers, in two halves.
# Up to three tests with a real window that failed are repeated once, alone: programs that run at the same time can
# disturb them. They fail if they fail again.
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
failures=()
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
  (( code == 0 )) || failures+=("${groups[$1]}")
  # Also says which signal ended it: 128 and its number.
  echo "exit code $code" >>"$work/${groups[$1]}"
}

# Prints a pattern for the tests of windows that failed, if they are few and their group ended with a result.
failed_tests() {
  grep -qE "$closing" "$work/windows" && python3 - "$work/events" <<'END'
import json, re, sys
events = [json.loads(line)["payload"] for line in open(sys.argv[1])]
tests = {event.get("testID") for event in events if event.get("kind") == "issueRecorded"}
if None in tests or not 1 <= len(tests) <= 3: sys.exit(1)
# Without their place in a file.
print("|".join(f"^{re.escape(test.rsplit('/', 1)[0])}" for test in sorted(tests)))
END
}

# The runner's closing line of each group.
closing='^[^ ]+ Test run with [0-9]+ tests?'
groups=(windows others program1 program2)
touch "$work/windows"
set -m
start windows 0 --filter "^$windows\\." --event-stream-output-path "$work/events" --event-stream-version 0
tail -n +1 -f --pid="${started[0]}" "$work/windows" &
start others 10 --skip "^($windows|$program)\\."
set +m
# The group that ends first is waited for again below.
first=
wait -n -p first "${started[@]}" || true
set -m
start program1 10 --filter "^$half"
set +m
finish 0
# Two at a time also if this group ended first.
[[ $first != "${started[0]}" ]] || wait -n "${started[@]:1}" || true
set -m
start program2 0 --filter "^$program\\." --skip "^$half"
set +m
finish 1
finish 2
finish 3
if [[ ${failures[*]} == *windows* ]] && tests=$(failed_tests); then
  groups+=(repeated)
  set -m
  start repeated 0 --filter "$tests"
  set +m
  finish 4
  # A repetition that passes takes the place of the failure. A filter that finds no test passes too.
  if [[ ${failures[-1]} != repeated ]] && ! grep -q 'Test run with 0 tests' "$work/repeated"; then
    failures=("${failures[@]/#windows/}")
  fi
fi
started=()
(cd "$work" && cat "${groups[@]:1}")

# The closing lines, those with failures last. A group without one has crashed.
issue='recorded an issue'
passed=
failed=
for group in "${groups[@]}"; do
  line=$(grep -E "$closing" "$work/$group" | tail -n 1) || true
  if [[ $line == *" passed "* && " ${failures[*]} " != *" $group "* ]]; then
    passed+="$line"$'\n'
    continue
  fi
  if [[ $line == *" passed "* ]]; then
    printf '\n%s passed, but ended with %s\n' "$group" "$(tail -n 1 "$work/$group")"
  elif [[ -n $line ]]; then
    printf '\n%s:\n' "$group"
    # With their details, which may have many lines.
    grep -E -A 4 "$issue" "$work/$group" | head -n 40 || true
  else
    echo
    tail -n 40 "$work/$group"
    failures+=("$group")
    line="✘ The tests of the group \"$group\" ended without a result."
  fi
  if [[ " ${failures[*]} " == *" $group "* ]]; then
    failed+="$line"$'\n'
  else
    passed="Failed at first, and passed when repeated: $tests"$'\n'"$passed"
  fi
done
printf '\n%s%s' "$passed" "$failed"
[[ -z $failed ]]
