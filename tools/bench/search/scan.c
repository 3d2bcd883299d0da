/*
 * The columnar scan of adapters/embedded-search in C: the same columns, the same sets of rows, the same loops, one thread.
 * Arguments: the dump of columns and questions, the file for the answers, passes. Prints the milliseconds of each question, pass
 * by pass, as JSON.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define STEPS 24
#define HITS 30

typedef struct {
  int many, all, values; /* all: a yacht must have each value that is chosen */
  uint16_t *codes;   /* one value a row: 0 for none */
  int *totals;
  uint64_t **sets;   /* many values a row */
} List;

typedef struct {
  int count;
  double *values;    /* ascending */
  double *standing;  /* where they stand on the scale of the steps: as they are, or their logarithms */
  uint16_t *codes;   /* 0 for none */
  int *sorted, with; /* rows with a number, in its order */
  int *below;
} Number;

typedef struct {
  int facet, count, *codes; /* ticks of a list facet */
  double low, high;         /* or a range, infinite where open */
  uint64_t *rows;
} Condition;

typedef struct {
  int count;
  Condition *conditions;
} Question;

typedef struct {
  uint64_t *bits;
  int *rows, count, listed, members;
} Selection;

static int rows, words, listCount, numberCount, questionCount;
static List *lists;
static Number *numbers;
static Question *questions;
static Selection whole, apart;
static uint8_t *stepOf;
static char *out;
static size_t outAt;

static FILE *dump;

static void take(void *into, size_t bytes) {
  if (fread(into, 1, bytes, dump) != bytes) exit(2);
}

static int takeInt(void) {
  int32_t value;
  take(&value, 4);
  return value;
}

static void put(const void *from, size_t bytes) {
  memcpy(out + outAt, from, bytes);
  outAt += bytes;
}

static void putInt(int value) {
  int32_t written = value;
  put(&written, 4);
}

static void readList(List *list) {
  list->many = takeInt();
  list->all = takeInt();
  list->values = takeInt();
  if (list->many) {
    list->sets = malloc(sizeof(uint64_t *) * (size_t)list->values);
    for (int code = 0; code < list->values; code++) {
      list->sets[code] = malloc(8 * (size_t)words);
      take(list->sets[code], 8 * (size_t)words);
    }
    return;
  }
  list->codes = malloc(2 * (size_t)rows);
  take(list->codes, 2 * (size_t)rows);
  list->totals = calloc((size_t)list->values + 1, sizeof(int));
  for (int row = 0; row < rows; row++) list->totals[list->codes[row]]++;
}

static void readNumber(Number *column) {
  column->count = takeInt();
  column->values = malloc(8 * (size_t)(column->count + 1));
  take(column->values, 8 * (size_t)column->count);
  column->standing = malloc(8 * (size_t)(column->count + 1));
  take(column->standing, 8 * (size_t)column->count);
  column->codes = malloc(2 * (size_t)rows);
  take(column->codes, 2 * (size_t)rows);
  int *next = calloc((size_t)column->count + 2, sizeof(int));
  column->below = calloc((size_t)column->count + 2, sizeof(int));
  for (int row = 0; row < rows; row++) next[column->codes[row]]++;
  for (int code = 1; code <= column->count; code++) column->below[code + 1] = column->below[code] + next[code];
  column->with = rows - next[0];
  column->sorted = malloc(sizeof(int) * (size_t)(column->with + 1));
  memcpy(next, column->below, sizeof(int) * (size_t)(column->count + 2));
  for (int row = 0; row < rows; row++)
    if (column->codes[row]) column->sorted[next[column->codes[row]]++] = row;
  free(next);
}

static void readQuestion(Question *question) {
  question->count = takeInt();
  question->conditions = calloc((size_t)question->count + 1, sizeof(Condition));
  for (int at = 0; at < question->count; at++) {
    Condition *condition = &question->conditions[at];
    condition->facet = takeInt();
    condition->rows = malloc(8 * (size_t)words);
    if (condition->facet < listCount) {
      condition->count = takeInt();
      condition->codes = malloc(sizeof(int) * (size_t)(condition->count + 1));
      for (int tick = 0; tick < condition->count; tick++) condition->codes[tick] = takeInt();
    } else {
      take(&condition->low, 8);
      take(&condition->high, 8);
    }
  }
}

static void having(const List *list, const Condition *condition, uint64_t *into) {
  memset(into, 0, 8 * (size_t)words);
  if (list->many) {
    for (int tick = 0; tick < condition->count; tick++) {
      const uint64_t *set = list->sets[condition->codes[tick]];
      for (int word = 0; word < words; word++) into[word] |= set[word];
    }
    return;
  }
  uint8_t wanted[65536];
  memset(wanted, 0, (size_t)list->values + 1);
  for (int tick = 0; tick < condition->count; tick++) wanted[condition->codes[tick] + 1] = 1;
  for (int row = 0; row < rows; row++) into[row >> 6] |= (uint64_t)wanted[list->codes[row]] << (row & 63);
}

/* The first place whose value is at least the bound, or above it. */
static int firstBeyond(const Number *column, double bound, int above) {
  int from = 0, to = column->count;
  while (from < to) {
    const int middle = (from + to) / 2;
    if (above ? column->values[middle] > bound : column->values[middle] >= bound) to = middle;
    else from = middle + 1;
  }
  return from;
}

static void within(const Number *column, const Condition *condition, uint64_t *into) {
  const int low = firstBeyond(column, condition->low, 0) + 1, high = firstBeyond(column, condition->high, 1);
  memset(into, 0, 8 * (size_t)words);
  for (int row = 0; row < rows; row++) {
    int code = column->codes[row];
    into[row >> 6] |= (uint64_t)((code >= low) & (code <= high)) << (row & 63);
  }
}

/* The rows that meet all conditions but one. */
static void choose(Selection *selection, const Question *question, int without) {
  memset(selection->bits, 0xff, 8 * (size_t)words);
  if (rows & 63) selection->bits[words - 1] = ((uint64_t)1 << (rows & 63)) - 1;
  for (int at = 0; at < question->count; at++) {
    if (at == without) continue;
    const uint64_t *set = question->conditions[at].rows;
    for (int word = 0; word < words; word++) selection->bits[word] &= set[word];
  }
  selection->count = 0;
  for (int word = 0; word < words; word++) selection->count += __builtin_popcountll(selection->bits[word]);
  selection->members = selection->count * 2 <= rows;
  int listed = 0;
  for (int word = 0; word < words; word++) {
    uint64_t rest = selection->members ? selection->bits[word] : ~selection->bits[word];
    if (word == words - 1 && (rows & 63)) rest &= ((uint64_t)1 << (rows & 63)) - 1;
    for (; rest; rest &= rest - 1) selection->rows[listed++] = word * 64 + __builtin_ctzll(rest);
  }
  selection->listed = listed;
}

static void countList(const List *list, const Selection *selection) {
  int *tally = (int *)(out + outAt);
  if (list->many) {
    for (int code = 0; code < list->values; code++) {
      const uint64_t *set = list->sets[code];
      int count = 0;
      for (int word = 0; word < words; word++) count += __builtin_popcountll(set[word] & selection->bits[word]);
      tally[code] = count;
    }
    outAt += 4 * (size_t)list->values;
    return;
  }
  if (selection->members) memset(tally, 0, 4 * ((size_t)list->values + 1));
  else memcpy(tally, list->totals, 4 * ((size_t)list->values + 1));
  const int one = selection->members ? 1 : -1;
  for (int at = 0; at < selection->listed; at++) tally[list->codes[selection->rows[at]]] += one;
  outAt += 4 * ((size_t)list->values + 1);
}

static int has(const Selection *selection, int row) {
  return (int)(selection->bits[row >> 6] >> (row & 63)) & 1;
}

static int stepFor(double value, double min, double max) {
  int step = (int)floor((value - min) / (max - min) * STEPS);
  return step < STEPS - 1 ? step : STEPS - 1;
}

static void countNumber(const Number *column, const Selection *selection) {
  int first = 0, last = column->with - 1;
  while (first <= last && !has(selection, column->sorted[first])) first++;
  putInt(first <= last);
  if (first > last) return;
  while (!has(selection, column->sorted[last])) last--;
  const int low = column->codes[column->sorted[first]], high = column->codes[column->sorted[last]];
  const double min = column->values[low - 1], max = column->values[high - 1];
  const double bottom = column->standing[low - 1], top = column->standing[high - 1];
  int tally[STEPS + 1] = {0};
  memset(stepOf, STEPS, (size_t)column->count + 1);
  int from = low;
  for (int step = 0; from <= high; step++) {
    int a = from, b = high + 1;
    while (a < b) {
      const int middle = (a + b) / 2;
      if (low != high && stepFor(column->standing[middle - 1], bottom, top) > step) b = middle;
      else a = middle + 1;
    }
    memset(stepOf + from, step, (size_t)(a - from));
    if (!selection->members) tally[step] = column->below[a] - column->below[from];
    from = a;
  }
  const int one = selection->members ? 1 : -1;
  for (int at = 0; at < selection->listed; at++) tally[stepOf[column->codes[selection->rows[at]]]] += one;
  put(&min, 8);
  put(&max, 8);
  put(tally, 4 * STEPS);
}

static void answer(Question *question) {
  for (int at = 0; at < question->count; at++) {
    Condition *condition = &question->conditions[at];
    if (condition->facet < listCount) having(&lists[condition->facet], condition, condition->rows);
    else within(&numbers[condition->facet - listCount], condition, condition->rows);
  }
  choose(&whole, question, -1);
  putInt(whole.count);
  int hits = 0;
  char *place = out + outAt;
  outAt += 4;
  for (int word = 0; word < words && hits < HITS; word++) {
    for (uint64_t rest = whole.bits[word]; rest && hits < HITS; rest &= rest - 1, hits++)
      putInt(word * 64 + __builtin_ctzll(rest));
  }
  memcpy(place, &hits, 4);
  for (int facet = 0; facet < listCount + numberCount; facet++) {
    const Selection *selection = &whole;
    for (int at = 0; at < question->count; at++) {
      if (question->conditions[at].facet != facet || (facet < listCount && lists[facet].all)) continue;
      choose(&apart, question, at);
      selection = &apart;
    }
    if (facet < listCount) countList(&lists[facet], selection);
    else countNumber(&numbers[facet - listCount], selection);
  }
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

int main(int argc, char **argv) {
  if (argc < 4 || !(dump = fopen(argv[1], "rb"))) return 1;
  rows = takeInt();
  words = (rows + 63) / 64;
  listCount = takeInt();
  numberCount = takeInt();
  questionCount = takeInt();
  lists = calloc((size_t)listCount, sizeof(List));
  numbers = calloc((size_t)numberCount, sizeof(Number));
  questions = calloc((size_t)questionCount, sizeof(Question));
  size_t each = 8 + 4 * HITS;
  for (int at = 0; at < listCount; at++) {
    readList(&lists[at]);
    each += 4 * ((size_t)lists[at].values + 1);
  }
  for (int at = 0; at < numberCount; at++) {
    readNumber(&numbers[at]);
    each += 20 + 4 * STEPS;
  }
  for (int at = 0; at < questionCount; at++) readQuestion(&questions[at]);
  whole.bits = malloc(8 * (size_t)(words + 1));
  apart.bits = malloc(8 * (size_t)(words + 1));
  whole.rows = malloc(sizeof(int) * (size_t)(rows + 1));
  apart.rows = malloc(sizeof(int) * (size_t)(rows + 1));
  stepOf = malloc(65537);
  out = malloc(each * (size_t)questionCount + 64);
  printf("[");
  for (int pass = 0; pass <= atoi(argv[3]); pass++) {
    /* The first pass warms the caches. */
    if (pass > 0) printf(pass > 1 ? "],\n[" : "[");
    outAt = 0;
    for (int at = 0; at < questionCount; at++) {
      const double started = now();
      answer(&questions[at]);
      const double took = now() - started;
      if (pass > 0) printf("%s%.6f", at > 0 ? ", " : "", took);
    }
  }
  printf("]]\n");
  FILE *answers = fopen(argv[2], "wb");
  if (!answers || fwrite(out, 1, outAt, answers) != outAt || fclose(answers) != 0) return 3;
  return 0;
}
