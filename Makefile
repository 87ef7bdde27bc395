# Part of Snapback, under the MIT licence; see LICENSE.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
# One job more than there are processors: a module's optimizer runs on one of them, so that the others would idle.
# The number is an argument of the compiler: builds with different numbers compile every module again.
JOBS ?= $(shell echo $$(( $$(nproc) + 1 )))
# Of all builds: other flags compile every module again. The debug information of the modules would be read by nobody
# (previewed files have their own), and costs a part of the time of the compiler and of the linker.
# SwiftPM finds tests of XCTest in an index, so that there has to be one.
flags := -c release -j $(JOBS) -debug-info-format none

id := io.github.snapback.Snapback
program := .build/release/snapback
products := $(program) .build/release/libSnapbackShared.so .build/release/libSnapbackStatic.a
share := $(DESTDIR)$(PREFIX)/share
mime := $(share)/mime/packages/$(id).xml
manual := out/man/snapback.1
completions := $(share)/bash-completion/completions/snapback \
  $(share)/zsh/site-functions/_snapback $(share)/fish/vendor_completions.d/snapback.fish
# What programs are compiled with: modules, their macros, libraries; see docs/preview.md and docs/start.md.
library := $(DESTDIR)$(PREFIX)/lib/snapback
modules := $(library)/modules
module_names := SwiftUI UIKit PlaygroundSupport CoreData SwiftData PhotosUI UserNotifications simd UniformTypeIdentifiers Charts CoreGraphics QuartzCore OSLog AccessibilityTree Authoring \
  Combine CompoundControls Controls Drawing Gestures Interface Motion Navigation Runtime SceneStage Scrolling \
  InterfaceFiles LinearConstraints Presentation StateTransfer Storyboards SystemStrings TextModel UIKitContainers UIKitControls UIKitDynamics UIKitLists UIKitMenus UIKitViews ViewCore ViewEffects Views
style := --configuration .swift-format --recursive Sources Tests Benchmarks/Sources Benchmarks/Fuzzers \
  scripts Package.swift Benchmarks/Package.swift

# Objects are added to an archive that exists, so that those of removed files would remain in it.
remove_archive = rm -f .build/release/libSnapbackStatic.a
announce_first_build = [ -d .build ] || echo 'First build: this takes a few minutes.'

.PHONY: help run test build-tests faults build man install uninstall deb check-deb lint format docs pictures bench fuzz sanitize flags clean

help: ## Show this list
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1#\2/p' $(firstword $(MAKEFILE_LIST)) | column -t -s '#'

run: build ## Install missing packages, build, open the gallery
	@scripts/run.sh $(ARGS)

test: ## Install missing packages, build, run all tests
	@scripts/setup.sh build tests
	@$(announce_first_build)
	@$(MAKE) --no-print-directory build-tests
	@scripts/test.sh

build-tests:
	@$(remove_archive)
	$(SWIFT) build $(flags) --build-tests

faults: build-tests ## Test all output with each system call failing once
	SNAPBACK_ALL_FAULTS=1 $(SWIFT) test -c release --skip-build --disable-xctest --no-parallel --filter FaultTests

build: ## Install missing packages, build the program
	@scripts/setup.sh build
	@$(announce_first_build)
	$(SWIFT) build $(flags) --product snapback
	$(SWIFT) build $(flags) --product SnapbackShared
	@$(remove_archive)
	$(SWIFT) build $(flags) --product SnapbackStatic

$(products) &:
	@$(MAKE) build

man: build ## Build the man pages, in out/man
	@SWIFT=$(SWIFT) scripts/man-pages.sh

$(manual): | $(products)
	@SWIFT=$(SWIFT) scripts/man-pages.sh

install: | $(products) $(manual) ## Install the program under PREFIX (/usr/local)
	install -D -m 755 $(program) $(DESTDIR)$(PREFIX)/bin/snapback
	install -D -m 644 assets/$(id).desktop $(share)/applications/$(id).desktop
	install -D -m 644 assets/$(id).svg $(share)/icons/hicolor/scalable/apps/$(id).svg
	install -D -m 644 assets/$(id).metainfo.xml $(share)/metainfo/$(id).metainfo.xml
	install -D -m 644 assets/$(id).mime.xml $(mime)
	install -d $(share)/man/man1
	install -m 644 out/man/*.1 $(share)/man/man1
	rm -rf $(modules)
	mkdir -p $(modules)
	install -m 644 $(foreach kind,swiftmodule swiftdoc swiftsourceinfo,$(module_names:%=.build/release/Modules/%.$(kind))) $(modules)
	install -m 755 .build/release/SnapbackMacros-tool $(library)/SnapbackMacros
	install -m 755 .build/release/libSnapbackShared.so $(library)
	install -m 644 .build/release/libSnapbackStatic.a $(library)
	$(program) toolset --prefix $(PREFIX) > $(library)/toolset.json
	mkdir -p $(share)/snapback
	rm -rf $(share)/snapback/assets
	cp -RL assets/snapback-assets $(share)/snapback/assets
	mkdir -p $(dir $(completions))
	$(program) --generate-completion-script bash > $(word 1,$(completions))
	$(program) --generate-completion-script zsh > $(word 2,$(completions))
	$(program) --generate-completion-script fish > $(word 3,$(completions))

uninstall: ## Remove the installed program
	rm -f $(DESTDIR)$(PREFIX)/bin/snapback $(share)/applications/$(id).desktop \
	  $(share)/icons/hicolor/scalable/apps/$(id).svg $(share)/metainfo/$(id).metainfo.xml \
	  $(mime) $(completions) $(share)/man/man1/snapback.1 $(share)/man/man1/snapback-*.1
	rm -rf $(share)/snapback/assets $(DESTDIR)$(PREFIX)/lib/snapback

deb: man ## Build Debian packages, in out
	@scripts/setup.sh packages
	@scripts/package.sh

check-deb: ## Install, try and remove the packages on a new Debian system
	@scripts/setup.sh packages
	@scripts/check-package.sh

lint: ## Check the format of all Swift files
	$(SWIFT) format lint --strict --parallel $(style)

format: ## Format all Swift files
	$(SWIFT) format --in-place --parallel $(style)

docs: build ## Build the documentation as a web site, in out/docs
	@SWIFT=$(SWIFT) scripts/docs.sh

pictures: build ## Render the README's images
	$(program) record card --replay docs/images/card.trace --touches --fps 15 --scale 0.8 --lossless -o docs/images/throw.webp
	$(program) record gallery --replay docs/images/gallery.trace --fps 10 --lossless -o docs/images/gallery.webp
	$(program) render gallery --replay docs/images/gallery.trace --at 4 --scale 2 -o docs/images/screenshot-light.png
	$(program) render gallery --size 1200x800 --appearance dark --scale 1.6 -o docs/images/screenshot-dark.png

bench: build ## Measure frame times, also of other libraries
	@$(program) bench
	@Benchmarks/Peers/run.sh $(program)
	@$(SWIFT)c -O -swift-version 6 -o .build/frame-pacing Benchmarks/Sources/FramePacing/*.swift
	@.build/frame-pacing $(program)

fuzz: ## Fuzz the readers of files for TIME seconds (600) each
	@scripts/setup.sh build
	@scripts/fuzz.sh $(or $(TIME),600)

sanitize: ## Run the tests and the fuzzer with the sanitizers
	@scripts/setup.sh build tests
	@scripts/sanitize.sh $(ARGS)

flags:
	@echo $(flags)

clean: ## Remove all build products
	rm -rf .build Benchmarks/.build out
