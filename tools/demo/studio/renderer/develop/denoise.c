// Non-local-means denoiser guided by features: a pixel becomes the weighted mean of its neighbourhood, where neighbours
// count by how alike their surrounding colour patch, albedo, normal and depth are.
// denoiser.py compiles it: gcc -O3 -march=native -ffast-math -shared -fPIC
// Works on padded copies with one plane per channel, so that the inner loops vectorise.
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { TILE = 12 };           // rows worked on at once, so that they stay in the processor's cache
enum { PATCH_MARGIN = 2 };    // padding beyond the search radius, for patches and second differences
enum { VARIANCE_RADIUS = 3 }; // pixels over which the noise is averaged
static const float NOISE_GAIN = 2.2f;      // from the squared second difference to the variance
static const float NOISE_FLOOR = 2e-6f;    // keeps noiseless areas from dividing by zero
static const float FEATURE_CUTOFF = 4.f;   // a neighbour whose features differ more than this does not count

typedef struct {
  int width, rows;      // padded size
  float *block;         // all planes
  float *tone[3];       // colour compressed to 0..1, for comparing
  float *colour[3], *albedo[3], *normal[3];
  float *depth;
  float *inverse_noise; // one over the expected colour distance of two equal patches
} Planes;

static inline int clamp(int value, int low, int high) { return value < low ? low : value > high ? high : value; }

static inline float compressed(float value) { return value <= 0 ? 0 : sqrtf(value / (1.f + value)); }

// (1 + x/32)^32, near enough to exp(x) for weights.
static inline float quick_exp(float x) {
  x = 1.f + x * (1.f / 32);
  x = x < 0 ? 0 : x;
  x *= x; x *= x; x *= x; x *= x; x *= x;
  return x;
}

static int allocate(Planes *p, int width, int rows) {
  const size_t plane = (size_t)width * rows;
  p->width = width;
  p->rows = rows;
  p->block = malloc(sizeof(float) * plane * 14);
  if (!p->block) return 0;
  float *next = p->block;
  float **groups[4] = {p->tone, p->colour, p->albedo, p->normal};
  for (int g = 0; g < 4; g++)
    for (int k = 0; k < 3; k++, next += plane) groups[g][k] = next;
  p->depth = next;
  p->inverse_noise = next + plane;
  return 1;
}

// Copy the picture's rows first_row.. into the planes; beyond its edges the edge repeats.
static void fill(Planes *p, int pad, int first_row, int width, int height, const float *rgb, const float *albedo,
                 const float *normal, const float *depth) {
  for (int y = 0; y < p->rows; y++) {
    const int source_y = clamp(y + first_row - pad, 0, height - 1);
    for (int x = 0; x < p->width; x++) {
      const int i = y * p->width + x;
      const size_t source = (size_t)source_y * width + clamp(x - pad, 0, width - 1);
      for (int k = 0; k < 3; k++) {
        p->colour[k][i] = rgb[source * 3 + k];
        p->tone[k][i] = compressed(rgb[source * 3 + k]);
        p->albedo[k][i] = albedo[source * 3 + k];
        p->normal[k][i] = normal[source * 3 + k];
      }
      p->depth[i] = depth[source];
    }
  }
}

// Noise of each pixel: the smallest second difference over four directions, so that edges do not count as noise.
static void second_differences(const Planes *p, float *out) {
  const int across[4] = {1, p->width, p->width + 1, p->width - 1};
  for (int y = 1; y < p->rows - 1; y++)
    for (int x = 1; x < p->width - 1; x++) {
      const int i = y * p->width + x;
      float smallest = 1e9f;
      for (int d = 0; d < 4; d++) {
        float sum = 0;
        for (int k = 0; k < 3; k++) {
          const float *t = p->tone[k];
          const float bend = t[i] - .5f * (t[i - across[d]] + t[i + across[d]]);
          sum += bend * bend;
        }
        if (sum < smallest) smallest = sum;
      }
      out[i] = smallest;
    }
}

static int estimate_noise(Planes *p, float colour_weight) {
  float *bends = calloc((size_t)p->width * p->rows, sizeof(float));
  if (!bends) return 0;
  second_differences(p, bends);
  const float patch = 9.f * colour_weight * colour_weight * 2.f;
  for (int y = 0; y < p->rows; y++)
    for (int x = 0; x < p->width; x++) {
      float sum = 0;
      int count = 0;
      for (int dy = -VARIANCE_RADIUS; dy <= VARIANCE_RADIUS; dy++)
        for (int dx = -VARIANCE_RADIUS; dx <= VARIANCE_RADIUS; dx++) {
          const int v = y + dy, u = x + dx;
          if (v < 0 || u < 0 || v >= p->rows || u >= p->width) continue;
          sum += bends[v * p->width + u];
          count++;
        }
      p->inverse_noise[y * p->width + x] = 1.f / (patch * (sum / count * NOISE_GAIN + NOISE_FLOOR));
    }
  free(bends);
  return 1;
}

static inline float squared(const float *a0, const float *a1, const float *a2, const float *b0, const float *b1,
                            const float *b2, int x) {
  const float p = a0[x] - b0[x], q = a1[x] - b1[x], r = a2[x] - b2[x];
  return p * p + q * q + r * r;
}

// Squared difference of tone between each pixel of `rows` rows and its neighbour `offset` pixels on.
static void tone_differences(const Planes *p, int pad, int first, int rows, int offset, float *out) {
  for (int y = -1; y <= rows; y++) {
    const int base = (first + y) * p->width;
    const float *t0 = p->tone[0] + base, *t1 = p->tone[1] + base, *t2 = p->tone[2] + base;
    float *row = out + (y + 1) * p->width;
    for (int x = pad - 1; x < p->width - pad + 1; x++)
      row[x] = squared(t0, t1, t2, t0 + offset, t1 + offset, t2 + offset, x);
  }
}

typedef struct {
  float albedo, normal, depth;
} Weights;

// Add the neighbour `offset` pixels on to the sums of one row: three planes of colour and one of weights.
static void add_neighbour(const Planes *p, int pad, int base, int offset, const float *differences, float *column,
                          float *sums, Weights weight) {
  const int width = p->width, there = base + offset;
  const float *above = differences, *here = above + width, *below = here + width;
  for (int x = pad - 1; x < width - pad + 1; x++) column[x] = above[x] + here[x] + below[x];
  const float *a0 = p->albedo[0] + base, *a1 = p->albedo[1] + base, *a2 = p->albedo[2] + base;
  const float *b0 = p->albedo[0] + there, *b1 = p->albedo[1] + there, *b2 = p->albedo[2] + there;
  const float *n0 = p->normal[0] + base, *n1 = p->normal[1] + base, *n2 = p->normal[2] + base;
  const float *m0 = p->normal[0] + there, *m1 = p->normal[1] + there, *m2 = p->normal[2] + there;
  const float *c0 = p->colour[0] + there, *c1 = p->colour[1] + there, *c2 = p->colour[2] + there;
  const float *d = p->depth + base, *e = p->depth + there, *inverse_noise = p->inverse_noise + base;
  float *sum0 = sums, *sum1 = sum0 + width, *sum2 = sum1 + width, *total = sum2 + width;
  for (int x = pad; x < width - pad; x++) {
    const float gap = (d[x] - e[x]) / (d[x] + e[x] + 1e-6f);
    const float features = squared(a0, a1, a2, b0, b1, b2, x) * weight.albedo +
                           squared(n0, n1, n2, m0, m1, m2, x) * weight.normal + gap * gap * weight.depth;
    float patch = (column[x - 1] + column[x] + column[x + 1]) * inverse_noise[x] - 1.f;
    patch = patch < 0 ? 0 : patch;
    float share = quick_exp(-(patch + features));
    share = features > FEATURE_CUTOFF ? 0.f : share;
    sum0[x] += share * c0[x];
    sum1[x] += share * c1[x];
    sum2[x] += share * c2[x];
    total[x] += share;
  }
}

static int average(const Planes *p, int pad, int radius, int first_row, int width, Weights weight, float *out) {
  const size_t plane = p->width;
  float *differences = malloc(sizeof(float) * plane * (TILE + 2));
  float *column = malloc(sizeof(float) * plane);
  float *sums = malloc(sizeof(float) * plane * TILE * 4);
  const int ready = differences && column && sums;
  for (int tile = pad; ready && tile < p->rows - pad; tile += TILE) {
    const int rows = p->rows - pad - tile < TILE ? p->rows - pad - tile : TILE;
    memset(sums, 0, sizeof(float) * plane * TILE * 4);
    for (int dy = -radius; dy <= radius; dy++)
      for (int dx = -radius; dx <= radius; dx++) {
        const int offset = dy * p->width + dx;
        tone_differences(p, pad, tile, rows, offset, differences);
        for (int y = 0; y < rows; y++)
          add_neighbour(p, pad, (tile + y) * p->width, offset, differences + y * plane, column, sums + y * plane * 4,
                        weight);
      }
    for (int y = 0; y < rows; y++) {
      const float *row = sums + y * plane * 4 + pad;
      float *target = out + (size_t)(tile + y - pad + first_row) * width * 3;
      for (int x = 0; x < width; x++)
        for (int k = 0; k < 3; k++) target[x * 3 + k] = row[k * plane + x] / row[3 * plane + x];
    }
  }
  free(differences);
  free(column);
  free(sums);
  return ready;
}

// Denoise rows first_row up to, not including, end_row. rgb, albedo, normal and out are interleaved [height * width * 3],
// depth is [height * width] and above zero. Returns 1, or 0 if memory ran out.
int denoise(int width, int height, const float *rgb, const float *albedo, const float *normal, const float *depth,
            float *out, int radius, float colour_weight, float albedo_weight, float normal_weight, float depth_weight,
            int first_row, int end_row) {
  const int pad = radius + PATCH_MARGIN;
  const Weights weight = {albedo_weight, normal_weight, depth_weight};
  Planes planes;
  if (!allocate(&planes, width + 2 * pad, end_row - first_row + 2 * pad)) return 0;
  fill(&planes, pad, first_row, width, height, rgb, albedo, normal, depth);
  const int done =
      estimate_noise(&planes, colour_weight) && average(&planes, pad, radius, first_row, width, weight, out);
  free(planes.block);
  return done;
}
