// Part of Snapback, under the MIT licence; see LICENSE.

// GTK 4's ListView with rows of a symbol, two labels and a space: the same rows as ListBench's.
// Arguments: the number of rows. Prints the processor time of the first frame, the private memory, and
// the processor time of the frames of a fling through 20,000 rows in two seconds.

#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FLING_FRAMES = 120, FLING_ROWS = 20000, SETTLE_FRAMES = 30 };

static int row_count;
static GtkAdjustment *adjustment;
static double first_frame, frame_start, frames[FLING_FRAMES];
static int frame_number;
static double row_height;

static double processor_milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

static double private_megabytes(void) {
  FILE *file = fopen("/proc/self/smaps_rollup", "r");
  char line[256];
  long total = 0, value;
  while (file && fgets(line, sizeof line, file)) {
    if (sscanf(line, "Private_Clean: %ld", &value) == 1) total += value;
    if (sscanf(line, "Private_Dirty: %ld", &value) == 1) total += value;
  }
  if (file) fclose(file);
  return total / 1024.0;
}

static void set_up(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  for (int line = 0; line < 2; line++) {
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_box_append(GTK_BOX(column), label);
  }
  gtk_box_append(GTK_BOX(row), gtk_image_new_from_icon_name("starred-symbolic"));
  gtk_widget_set_hexpand(column, TRUE);
  gtk_box_append(GTK_BOX(row), column);
  gtk_list_item_set_child(item, row);
}

static void bind(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *column = gtk_widget_get_last_child(gtk_list_item_get_child(item));
  char text[64];
  unsigned position = gtk_list_item_get_position(item);
  snprintf(text, sizeof text, "Row %u", position);
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_first_child(column)), text);
  snprintf(text, sizeof text, "The detail of row %u", position);
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_last_child(column)), text);
}

static int ascending(const void *a, const void *b) {
  return (*(const double *)a > *(const double *)b) - (*(const double *)a < *(const double *)b);
}

static void report(void) {
  qsort(frames, FLING_FRAMES, sizeof frames[0], ascending);
  printf("GTK 4 ListView, %d rows: first frame %.0f ms of CPU, private memory %.1f MB", row_count,
         first_frame, private_megabytes());
  if (row_count > FLING_ROWS)
    printf(", fling %.2f ms a frame, 99th percentile %.2f", frames[FLING_FRAMES / 2],
           frames[FLING_FRAMES * 99 / 100]);
  printf("\n");
  exit(0);
}

static void before_paint(GdkFrameClock *clock, gpointer data) {
  frame_start = processor_milliseconds();
}

static void after_paint(GdkFrameClock *clock, gpointer data) {
  double end = processor_milliseconds();
  int number = frame_number++;
  if (number == 0) first_frame = end;
  int fling = number - SETTLE_FRAMES;
  if (fling >= 0 && fling < FLING_FRAMES) frames[fling] = end - frame_start;
  if (fling == FLING_FRAMES || (fling == 0 && row_count <= FLING_ROWS)) report();
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  gtk_widget_queue_draw(widget);
  if (frame_number < SETTLE_FRAMES) {
    row_height = gtk_adjustment_get_upper(adjustment) / row_count;
  } else if (row_count > FLING_ROWS) {
    double step = row_height * FLING_ROWS / FLING_FRAMES;
    gtk_adjustment_set_value(adjustment, step * (frame_number - SETTLE_FRAMES + 1));
  }
  return G_SOURCE_CONTINUE;
}

static void activate(GtkApplication *application, gpointer data) {
  GtkStringList *model = gtk_string_list_new(NULL);
  for (int row = 0; row < row_count; row++) gtk_string_list_append(model, "");
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkWidget *list =
      gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(model))), factory);
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
  adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
  gtk_window_set_child(GTK_WINDOW(window), scroller);
  gtk_widget_add_tick_callback(scroller, tick, NULL, NULL);
  gtk_window_present(GTK_WINDOW(window));
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  g_signal_connect(clock, "before-paint", G_CALLBACK(before_paint), NULL);
  g_signal_connect(clock, "after-paint", G_CALLBACK(after_paint), NULL);
}

int main(int argc, char **argv) {
  row_count = argc > 1 ? atoi(argv[1]) : 100;
  GtkApplication *application =
      gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), 0, NULL);
}
