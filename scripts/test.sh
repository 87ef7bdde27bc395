#!/usr/bin/env bash
# Part of Snapback, under the MIT licence; see LICENSE.
#
# Runs all tests of a release build, which must be up to date, in three groups: those with a real window first, as they
# are the ones that a busy machine delays; then those of the program, which wait for compilers, beside all others.
# Prints the whole output of the groups one after the other and ends with the closing lines of each.
set -euo pipefail
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
# No process writes into the build folder: two of them need not wait for each other.
run=("$swift" test --configuration release --skip-build --ignore-lock --disable-xctest --no-parallel)
windows=EndToEndTests
program=SnapbackCLITests

work=$(mktemp -d)
status=0
started=
trap '[[ -z $started ]] || kill -TERM -- "-$started" 2>/dev/null || true; rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

"${run[@]}" --filter "^$windows\\." 2>&1 | tee "$work/windows" || status=1

# A process group of its own, to be ended with all that it started; without one it would ignore interrupts.
set -m
"${run[@]}" --filter "^$program\\." >"$work/program" 2>&1 &
started=$!
set +m
"${run[@]}" --skip "^($windows|$program)\\." 2>&1 | tee "$work/others" || status=1
wait "$started" || status=1
started=
cat "$work/program"

# The runner's closing line of each group, those with failures last. A group without one has crashed.
closing='^[^ ]+ Test run with [0-9]+ tests?'
passed=
failed=
for group in windows program others; do
  if line=$(grep -E "$closing" "$work/$group" | tail -n 1) && [[ $line == *" passed "* ]]; then
    passed+="$line"$'\n'
  else
    status=1
    failed+="${line:-✘ The tests of the group \"$group\" ended without a result.}"$'\n'
  fi
done
printf '\n%s%s' "$passed" "$failed"
exit "$status"
