import type { Area } from '../area.ts';

/** Water closet against the wall at v = 0: cistern and bowl. */
function closet(area: Area, u: number, v: number): void {
  area.box('linen', u - 0.2, u + 0.2, v, v + 0.16);
  area.box('linen', u - 0.18, u + 0.18, v + 0.16, v + 0.6, 0.18);
}

/** Basins at v = 0, the water closet at u = 0, the shower at v = width; the door is in the wall at u = length. */
export function bathroom(area: Area, grand: boolean, plain = false): void {
  const { length, width } = area;
  area.box('stone');
  if (length < 0.75 || width < 1) return;
  const shower = Math.min(grand ? 1.5 : 1.1, width * 0.42);
  const from = width - shower;
  area.line('fine', [0, from], [length, from]);
  area.line('fine', [0, from], [length, width], [length, from], [0, width]);
  if (!plain) area.disc('linen', length / 2, from + shower / 2, Math.min(0.1, shower * 0.12));
  const dry = area.part(0, length, 0, from);
  const top = Math.min(0.46, dry.width * 0.3);
  if (dry.width > 0.95) closet(dry.turned(), Math.max(top + 0.3, dry.width - 0.4), 0);
  dry.box('joinery', 0.04, length - 0.04, 0.04, top);
  const wide = Math.min(0.5, length * 0.4);
  for (const t of grand && length > 1.5 ? [0.28, 0.72] : [0.5])
    dry.box('linen', length * t - wide / 2, length * t + wide / 2, 0.04 + top * 0.2, top * 0.88, plain ? 0 : 0.14);
}

/** A bath tub with its head at u = 0. */
export function tub(area: Area): void {
  area.box('linen', 0, area.length, 0, area.width, 0.3);
  area.box('water', 0.1, area.length - 0.1, 0.1, area.width - 0.1, 0.25);
}

/** A day head: basin and water closet in a small room. */
export function dayHead(area: Area): void {
  area.box('stone');
  if (area.length < 0.9 || area.width < 0.9) return;
  closet(area.upended(), area.length * 0.5, 0);
  area.box('linen', 0.08, Math.min(0.42, area.length * 0.4), 0.1, Math.min(0.6, area.width * 0.5), 0.12);
}
