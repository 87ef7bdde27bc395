// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef LATENCY_H
#define LATENCY_H

// A window of bare SDL that clears itself to another grey for every motion: what nobody can be
// faster than on the same machine. Returns an exit code when the window is closed or killed.
int run_floor(int width, int height);

#endif
