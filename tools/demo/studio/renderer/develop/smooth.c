// One pass of an edge-avoiding wavelet filter over light without colour: a pixel becomes the weighted mean of 25 pixels
// `step` apart, where neighbours count by how far they lie from the pixel's own plane, how alike their normals are and,
// if `tolerance` is above 0, by whether noise explains the difference of their brightness.
// A pixel of light has four floats: red, green, blue and the variance of its brightness.
// denoiser.py compiles it: gcc -O3 -march=native -ffast-math -shared -fPIC
#include <math.h>

static const float KERNEL[3] = {0.375f, 0.25f, 0.0625f};
static const float LEAST_NORMAL = 0.2f; // shorter ones are sky
static const float LINKED = 0.3f;       // share of the variance that stays after a pass: neighbours' noise is alike by then
static const float FLOOR = 1e-3f;       // share of a pixel's brightness within which others always count

static inline float luminance(const float *c) { return 0.2126f * c[0] + 0.7152f * c[1] + 0.0722f * c[2]; }

void smooth(int width, int height, const float *light, const float *normal, const float *place, float *result, int step,
            float tolerance, int first_row, int last_row) {
  for (int y = first_row; y < last_row; y++)
    for (int x = 0; x < width; x++) {
      const long i = (long)y * width + x;
      const float *n = normal + i * 3, *p = place + i * 3, *here = light + i * 4, own = luminance(here);
      float sum[3] = {0, 0, 0}, spread = 0, total = 0;
      if (n[0] * n[0] + n[1] * n[1] + n[2] * n[2] < LEAST_NORMAL * LEAST_NORMAL) {
        for (int k = 0; k < 4; k++) result[i * 4 + k] = here[k];
        continue;
      }
      const float thickness = 0.008f + 0.004f * sqrtf(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]);
      for (int dy = -2; dy <= 2; dy++) {
        const int row = y + dy * step;
        if (row < 0 || row >= height) continue;
        for (int dx = -2; dx <= 2; dx++) {
          const int column = x + dx * step;
          if (column < 0 || column >= width) continue;
          const long j = (long)row * width + column;
          const float *m = normal + j * 3, *q = place + j * 3, *there = light + j * 4;
          float alike = n[0] * m[0] + n[1] * m[1] + n[2] * m[2];
          if (alike <= 0.3f) continue;
          alike *= alike; alike *= alike; alike *= alike; alike *= alike; alike *= alike;
          const float off = fabsf(n[0] * (q[0] - p[0]) + n[1] * (q[1] - p[1]) + n[2] * (q[2] - p[2])) / thickness;
          if (off > 3) continue;
          float weight = KERNEL[dx < 0 ? -dx : dx] * KERNEL[dy < 0 ? -dy : dy] * alike * expf(-off * off);
          if (tolerance > 0) {
            const float noise = tolerance * sqrtf(here[3] + there[3]) + FLOOR * own + 1e-6f;
            const float difference = (luminance(there) - own) / noise;
            weight *= expf(-difference * difference);
          }
          for (int k = 0; k < 3; k++) sum[k] += weight * there[k];
          spread += weight * weight * there[3];
          total += weight;
        }
      }
      for (int k = 0; k < 3; k++) result[i * 4 + k] = total > 0 ? sum[k] / total : here[k];
      const float left = total > 0 ? spread / (total * total) : here[3];
      result[i * 4 + 3] = left > LINKED * here[3] ? left : LINKED * here[3];
    }
}
