# Part of Snapback, under the MIT licence; see LICENSE.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift

id := io.github.snapback.Snapback
program := .build/release/snapback
share := $(DESTDIR)$(PREFIX)/share
completions := $(share)/bash-completion/completions/snapback \
  $(share)/zsh/site-functions/_snapback $(share)/fish/vendor_completions.d/snapback.fish
# What previewed files are compiled against; see docs/preview.md.
modules := $(DESTDIR)$(PREFIX)/lib/snapback/modules
module_names := SwiftUI UIKit UniformTypeIdentifiers Authoring Combine Drawing Gestures Interface Motion
style := --configuration .swift-format --recursive Sources Tests Benchmarks/Sources \
  Package.swift Benchmarks/Package.swift

.PHONY: help run test build install uninstall lint format pictures bench clean

help: ## Show this list
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1#\2/p' $(firstword $(MAKEFILE_LIST)) | column -t -s '#'

run: build ## Install what is missing, build, open the gallery
	@scripts/run.sh $(ARGS)

test: ## Install what is missing, build, run every test
	@scripts/setup.sh build tests
	$(SWIFT) build -c release --build-tests
	$(SWIFT) test -c release --skip-build --disable-xctest --no-parallel

build: ## Install what is missing, build the program
	@scripts/setup.sh build
	$(SWIFT) build -c release --product snapback

$(program):
	@$(MAKE) build

install: | $(program) ## Install the program under PREFIX (/usr/local)
	install -D -m 755 $(program) $(DESTDIR)$(PREFIX)/bin/snapback
	install -D -m 644 assets/$(id).desktop $(share)/applications/$(id).desktop
	install -D -m 644 assets/$(id).svg $(share)/icons/hicolor/scalable/apps/$(id).svg
	install -D -m 644 assets/$(id).metainfo.xml $(share)/metainfo/$(id).metainfo.xml
	rm -rf $(modules)
	mkdir -p $(modules)
	install -m 644 $(module_names:%=.build/release/Modules/%.swiftmodule) $(modules)
	mkdir -p $(share)/snapback
	rm -rf $(share)/snapback/assets
	cp -RL assets/snapback-assets $(share)/snapback/assets
	mkdir -p $(dir $(completions))
	$(program) --generate-completion-script bash > $(word 1,$(completions))
	$(program) --generate-completion-script zsh > $(word 2,$(completions))
	$(program) --generate-completion-script fish > $(word 3,$(completions))

uninstall: ## Remove what install put under PREFIX
	rm -f $(DESTDIR)$(PREFIX)/bin/snapback $(share)/applications/$(id).desktop \
	  $(share)/icons/hicolor/scalable/apps/$(id).svg $(share)/metainfo/$(id).metainfo.xml \
	  $(completions)
	rm -rf $(share)/snapback/assets $(DESTDIR)$(PREFIX)/lib/snapback

lint: ## Check the style of every Swift file
	$(SWIFT) format lint --strict $(style)

format: ## Put every Swift file into that style
	$(SWIFT) format --in-place $(style)

pictures: build ## Draw the README's pictures anew
	$(program) record card --replay docs/images/card.trace --touches --fps 15 --scale 0.8 -o docs/images/throw.webp
	$(program) record gallery --replay docs/images/gallery.trace --fps 10 -o docs/images/gallery.webp

bench: build ## Measure what a frame costs, here and elsewhere
	@$(program) bench
	@Benchmarks/Peers/run.sh $(program)

clean: ## Remove what was built
	rm -rf .build Benchmarks/.build out
