// Loaded before the server: moves its clock by the milliseconds that a file names, as a wrong time server would. The
// monotonic clock (performance.now, timers) goes on.
import { readFileSync, watchFile } from 'node:fs';

const file = process.env.CLOCK_FILE;
let offset = 0;
watchFile(file, { interval: 50, persistent: false }, () => {
  offset = Number(readFileSync(file, 'utf8'));
});

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...given);
  }

  static now() {
    return RealDate.now() + offset;
  }
};
