#!/usr/bin/env bash
# Part of Snapback, under the MIT licence; see LICENSE.
#
# Runs libFuzzer, with the address sanitizer, on what reads files of others.
# Usage: scripts/fuzz.sh [seconds per target] [target...]   (default: 600, all targets)
#
# A target is Benchmarks/Fuzzers/Fuzz<Target>.swift with seeds in Benchmarks/Fuzzers/corpus/<target>.
# Exits with 1 if there is a finding; its input is then in out/fuzz. Inputs that reach new code are
# kept in .build/fuzz/corpus for the next run.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-600}
targets=("${@:2}")
(( ${#targets[@]} )) || targets=(trace catalog icon source storyboard picture svg)

# The modules that the targets use, in the order of their dependencies.
c_modules=(CFiles CSystem CSVGRenderer)
modules=(
  Runtime Spelling SystemStrings InterfaceFiles Motion Gestures Drawing Traces Compatibility Processes PreviewCompiler
  Pictures Assets
)
libraries=(-lcairo -l_FoundationICU)
build=.build/fuzz
sanitizers=fuzzer,address
mkdir -p "$build" out/fuzz
c_flags=$(pkg-config --cflags cairo)

# SwiftPM writes the module maps of C targets into its own build folder.
[[ -e $build/module.modulemap ]] || for module in "${c_modules[@]}"; do
  echo "module $module { header \"$PWD/Sources/$module/include/$module.h\" export * }"
done > "$build/module.modulemap"

flags=(
  -swift-version 6 -O -whole-module-optimization -parse-as-library -package-name snapback
  -sanitize="$sanitizers" -I "$build"
  -Xcc "-fmodule-map-file=$build/module.modulemap"
  -Xcc "-fmodule-map-file=Sources/CImageCodecs/module.modulemap"
)
for feature in ExistentialAny InternalImportsByDefault MemberImportVisibility \
  InferIsolatedConformances NonisolatedNonsendingByDefault; do
  flags+=(-enable-upcoming-feature "$feature")
done
for flag in $c_flags; do flags+=(-Xcc "$flag"); done

# Whether an object file is missing, or older than a file in a folder or than the object before it.
is_outdated() { [[ ! -e $1 || -n $(find "$2" -newer "$1" -type f -print -quit) || $1 -ot $previous ]]; }

objects=()
for module in "${c_modules[@]}"; do
  for source in "Sources/$module"/*.c; do
    object=$build/$module-$(basename "$source").o
    # shellcheck disable=SC2086
    clang -c -O1 -g -fsanitize=address "-ISources/$module/include" $c_flags "$source" -o "$object"
    objects+=("$object")
  done
done
previous=$build/module.modulemap
for module in "${modules[@]}"; do
  object=$build/$module.o
  if is_outdated "$object" "Sources/$module"; then
    echo "Compiling $module"
    find "Sources/$module" -name '*.swift' -print0 | xargs -0 swiftc "${flags[@]}" -c \
      -module-name "$module" -emit-module -emit-module-path "$build/$module.swiftmodule" -o "$object"
  fi
  previous=$object
  objects+=("$object")
done

status=0
for target in "${targets[@]}"; do
  source=$(find Benchmarks/Fuzzers -iname "Fuzz$target.swift")
  [[ -n $source ]] || { echo "fuzz.sh: there is no target \"$target\"" >&2; exit 64; }
  program=$build/fuzz-$target
  swiftc "${flags[@]}" -use-ld=lld -module-name "Fuzz_$target" "$source" "${objects[@]}" "${libraries[@]}" -o "$program"
  mkdir -p "$build/corpus/$target"
  # An SVG file can take the whole time of its process, and filling the largest picture takes seconds
  # under the sanitizer on a busy machine.
  limit=5
  [[ $target == svg || $target == picture ]] && limit=30
  echo "Fuzzing $target for $seconds s"
  log=$build/$target.log
  if ASAN_OPTIONS=detect_leaks=0 "$program" -max_total_time="$seconds" -timeout="$limit" \
    -rss_limit_mb=2560 -artifact_prefix="out/fuzz/$target-" -print_final_stats=1 \
    "$build/corpus/$target" "Benchmarks/Fuzzers/corpus/$target" >"$log" 2>&1
  then
    sed -n 's/^stat::number_of_executed_units: */  executions: /p' "$log"
  else
    status=1
    grep -E 'ERROR|SUMMARY|Fatal error|Test unit written' "$log" || tail -20 "$log"
  fi
done
exit $status
