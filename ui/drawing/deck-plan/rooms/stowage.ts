import type { Area } from '../area.ts';
import { jetSki, tenderPlan } from '../outside.ts';

/** Shelves at both sides. */
export function storeShelves(area: Area): void {
  const deep = Math.min(0.6, area.width * 0.2);
  area
    .box('joinery', 0.1, area.length - 0.1, 0.04, deep)
    .box('joinery', 0.1, area.length - 0.1, area.width - deep, area.width - 0.04);
  area.name('store');
}

/** A tender athwart or along, and jet-skis beside it. */
export function garage(area: Area, jetSkis: boolean): void {
  const inner = area.inset(0.25);
  const athwart = inner.width > inner.length * 1.25;
  const boat = athwart ? inner.turned() : inner;
  const long = Math.min(boat.length, 8.5);
  const wide = Math.min(long * 0.4, boat.width * (jetSkis ? 0.6 : 0.9));
  const start = (boat.length - long) / 2;
  tenderPlan(boat.part(start, start + long, 0.05, 0.05 + wide));
  boat.part(0, 1).name('tender-garage', start + long * 0.46, 0.05 + wide / 2);
  if (!jetSkis || boat.width - wide < 1.3) return;
  for (const at of [start + 0.2, start + 3.6])
    if (at + 3 < boat.length) jetSki(boat.part(at, at + 3, wide + 0.25, Math.min(boat.width, wide + 1.45)));
}
