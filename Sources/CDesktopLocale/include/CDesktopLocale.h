// Part of Snapback, under the MIT licence; see LICENSE.
//
// Nothing to call: see replacements.c.
