#!/usr/bin/env python3
# Part of Snapback, under the MIT licence; see LICENSE.

"""Measures the window under a Wayland compositor without a screen (sway).

Usage: measure.py PROGRAM

Prints the time from a motion that the window receives to its commit, the intervals between the frames of a
drag, and the frames and the processor time of five idle seconds. Needs sway.
"""

import os
import random
import re
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time

WIDTH, HEIGHT = 1200, 900
NOBODY = 65534


class Pointer:
    """A simulated mouse: the protocol wlr-virtual-pointer-unstable-v1."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.last, self.buffer = 1, b""
        registry, manager = self.new(), None
        self.send(1, 1, struct.pack("<I", registry))
        for item, opcode, body in self.round_trip():
            if item != registry or opcode:
                continue
            name, length = struct.unpack("<II", body[:8])
            interface = body[8:8 + length - 1]
            if interface == b"zwlr_virtual_pointer_manager_v1":
                manager = self.new()
                text = interface + b"\0" * (4 - len(interface) % 4)
                self.send(registry, 0, struct.pack("<II", name, length) + text + struct.pack("<II", 1, manager))
        self.pointer = self.new()
        self.send(manager, 0, struct.pack("<II", 0, self.pointer))
        self.round_trip()

    def new(self):
        self.last += 1
        return self.last

    def send(self, item, opcode, body=b""):
        self.socket.sendall(struct.pack("<IHH", item, opcode, 8 + len(body)) + body)

    def read(self):
        while True:
            if len(self.buffer) >= 8:
                item, opcode, length = struct.unpack("<IHH", self.buffer[:8])
                if len(self.buffer) >= length:
                    body, self.buffer = self.buffer[8:length], self.buffer[length:]
                    return item, opcode, body
            self.buffer += self.socket.recv(65536)

    def round_trip(self):
        callback = self.new()
        self.send(1, 0, struct.pack("<I", callback))
        messages = []
        while True:
            message = self.read()
            if message[0] == callback:
                return messages
            messages.append(message)

    def move(self, x, y):
        now = int(time.monotonic() * 1000) & 0xFFFFFFFF
        self.send(self.pointer, 1, struct.pack("<IIIII", now, int(x), int(y), WIDTH, HEIGHT))
        self.send(self.pointer, 4)
        self.round_trip()

    def button(self, is_down):
        now = int(time.monotonic() * 1000) & 0xFFFFFFFF
        self.send(self.pointer, 2, struct.pack("<III", now, 0x110, is_down))
        self.send(self.pointer, 4)
        self.round_trip()


def await_result(what, poll):
    end = time.monotonic() + 60
    while True:
        result = poll()
        if result:
            return result
        if time.monotonic() > end:
            sys.exit(f"timed out: {what}")
        time.sleep(0.05)


def start_compositor(folder):
    """Starts sway, as another user if this one is root, as it refuses to run then."""
    config = os.path.join(folder, "config")
    with open(config, "w", encoding="utf-8") as file:
        file.write(
            f"xwayland disable\noutput HEADLESS-1 mode {WIDTH}x{HEIGHT} position 0 0 scale 1\n"
            'default_border none\ndefault_floating_border none\nfor_window [app_id=".*"] floating enable\n')
    command = ["sway", "--unsupported-gpu", "--config", config]
    if os.geteuid() == 0:
        command = ["setpriv", "--reuid", str(NOBODY), "--regid", str(NOBODY), "--clear-groups"] + command
        os.chown(folder, NOBODY, NOBODY)
        os.chown(config, NOBODY, NOBODY)
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment |= {
        "HOME": folder, "XDG_RUNTIME_DIR": folder, "WLR_BACKENDS": "headless", "WLR_HEADLESS_OUTPUTS": "1",
        "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1"}
    return subprocess.Popen(
        command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def quantiles(values):
    values = sorted(values)
    return values[len(values) // 2], values[int(len(values) * 0.99)], values[-1]


class Window:
    """`snapback run spring-home`, with its frame log and the protocol's messages."""

    def __init__(self, program, folder):
        self.log, self.messages = os.path.join(folder, "frames"), os.path.join(folder, "messages")
        environment = {key: value for key, value in os.environ.items() if key != "DISPLAY"}
        environment |= {"XDG_RUNTIME_DIR": folder, "WAYLAND_DISPLAY": "wayland-1", "WAYLAND_DEBUG": "client"}
        with open(self.messages, "wb") as output:
            self.process = subprocess.Popen(
                [program, "run", "spring-home", "--size", "800x700", "--frame-log", self.log, "--appearance",
                 "light", "--no-reduce-motion"],
                env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=output)
        await_result("the window", lambda: os.path.exists(self.log) and self.frames())

    def frames(self):
        """The interval to the frame before, and whether there was no pause between them."""
        with open(self.log, encoding="utf-8") as file:
            fields = [line.split() for line in file if line.startswith("frame ") and line.endswith("\n")]
        return [(float(line[2]), line[5] == "steady") for line in fields if len(line) == 7]

    def messages_since(self, offset):
        with open(self.messages, encoding="utf-8", errors="replace") as file:
            file.seek(offset)
            return re.findall(r"\[ *(\d+\.\d+)\] (.*)", file.read())

    def latencies(self, offset):
        """The times from each motion to the next commit of the surface, in milliseconds."""
        result, start = [], None
        for stamp, message in self.messages_since(offset):
            if start is None and re.match(r"wl_pointer[@#]\d+\.motion", message):
                start = float(stamp)
            elif start is not None and re.match(r" *-> wl_surface[@#]\d+\.commit", message):
                result.append(float(stamp) - start)
                start = None
        return result

    def await_rest(self):
        count = -1
        while count != len(self.frames()):
            count = len(self.frames())
            time.sleep(1)

    def processor_time(self):
        with open(f"/proc/{self.process.pid}/stat", encoding="utf-8") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(window, pointer):
    x, y = WIDTH // 2, HEIGHT // 2
    pointer.move(x, y)
    time.sleep(0.3)
    pointer.button(1)
    for step in range(1, 31):
        pointer.move(x + step, y)
        time.sleep(0.01)
    window.await_rest()
    offset = os.path.getsize(window.messages)
    generator = random.Random(1)
    for index in range(200):
        time.sleep(0.03 + 0.03 * generator.random())
        pointer.move(x + 30 + (41 if index % 2 else 0), y)
    time.sleep(0.5)
    latencies = window.latencies(offset)
    if not latencies:
        sys.exit("Wayland: no motion was followed by a commit.")
    median, high, most = quantiles(latencies)
    print(f"motion to commit: {len(latencies)} motions, median {median:.2f} ms, 99th percentile {high:.2f} ms, "
          f"longest {most:.2f} ms")
    first = len(window.frames())
    end = time.monotonic() + 2
    while time.monotonic() < end:
        pointer.move(x + 30 + generator.randrange(60), y + generator.randrange(60))
        time.sleep(0.008)
    intervals = [interval * 1000 for interval, is_steady in window.frames()[first:] if is_steady]
    median, high, most = quantiles(intervals)
    print(f"drag of 2 s: {len(intervals)} frame intervals, median {median:.1f} ms, 99th percentile {high:.1f} ms, "
          f"longest {most:.1f} ms")
    pointer.button(0)
    window.await_rest()
    frames, used = len(window.frames()), window.processor_time()
    offset = os.path.getsize(window.messages)
    time.sleep(5)
    frames, used = len(window.frames()) - frames, window.processor_time() - used
    commits = sum("commit" in message for _, message in window.messages_since(offset))
    print(f"idle for 5 s: {used * 1000:.0f} ms of CPU time; {frames} frames and {commits} commits (limit 0 for both)")
    return frames == 0 and commits == 0


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if not shutil.which("sway"):
        print("Wayland is not measured: sway is not installed.")
        return
    folder = tempfile.mkdtemp()
    compositor = window = None
    try:
        compositor = start_compositor(folder)
        await_result("sway", lambda: os.path.exists(os.path.join(folder, "wayland-1")))
        window = Window(sys.argv[1], folder)
        is_good = measure(window, Pointer(os.path.join(folder, "wayland-1")))
    finally:
        for process in [window.process if window else None, compositor]:
            if not process:
                continue
            process.send_signal(signal.SIGTERM)
            process.wait()
        shutil.rmtree(folder, ignore_errors=True)
    if not is_good:
        sys.exit("Wayland: frames without a change.")


if __name__ == "__main__":
    main()
