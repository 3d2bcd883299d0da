// One pass of an edge-avoiding wavelet filter over light without colour: a pixel becomes the weighted mean of 25 pixels
// `step` apart, where neighbours count by how far they lie from the pixel's own plane, how alike their normals are and,
// if `contrast` is above 0, how alike their brightness is.
// denoiser.py compiles it: gcc -O3 -march=native -ffast-math -shared -fPIC
#include <math.h>

static const float KERNEL[3] = {0.375f, 0.25f, 0.0625f};
static const float LEAST_NORMAL = 0.2f; // shorter ones are sky

static inline float luminance(const float *c) { return 0.2126f * c[0] + 0.7152f * c[1] + 0.0722f * c[2]; }

void smooth(int width, int height, const float *light, const float *normal, const float *place, float *result, int step,
            float thickness, float contrast, int first_row, int last_row) {
  for (int y = first_row; y < last_row; y++)
    for (int x = 0; x < width; x++) {
      const long i = ((long)y * width + x) * 3;
      const float *n = normal + i, *p = place + i, own = luminance(light + i);
      float sum[3] = {0, 0, 0}, total = 0;
      if (n[0] * n[0] + n[1] * n[1] + n[2] * n[2] < LEAST_NORMAL * LEAST_NORMAL) {
        for (int k = 0; k < 3; k++) result[i + k] = light[i + k];
        continue;
      }
      for (int dy = -2; dy <= 2; dy++) {
        const int row = y + dy * step;
        if (row < 0 || row >= height) continue;
        for (int dx = -2; dx <= 2; dx++) {
          const int column = x + dx * step;
          if (column < 0 || column >= width) continue;
          const long j = ((long)row * width + column) * 3;
          const float *m = normal + j, *q = place + j;
          float alike = n[0] * m[0] + n[1] * m[1] + n[2] * m[2];
          if (alike <= 0.3f) continue;
          alike *= alike; alike *= alike; alike *= alike; alike *= alike;
          const float off = fabsf(n[0] * (q[0] - p[0]) + n[1] * (q[1] - p[1]) + n[2] * (q[2] - p[2])) / thickness;
          if (off > 3) continue;
          float weight = KERNEL[dx < 0 ? -dx : dx] * KERNEL[dy < 0 ? -dy : dy] * alike * expf(-off * off);
          if (contrast > 0) {
            const float other = luminance(light + j);
            const float difference = (other - own) / (contrast * (own + other) * 0.5f + 1e-4f);
            weight *= expf(-difference * difference);
          }
          for (int k = 0; k < 3; k++) sum[k] += weight * light[j + k];
          total += weight;
        }
      }
      for (int k = 0; k < 3; k++) result[i + k] = total > 0 ? sum[k] / total : light[i + k];
    }
}
