import { isAtBound, scaleBar, zoomedFactor, zoomFactor } from './scale-bar.ts';

/** The steps of the zoom that a wheel's pixel is worth. */
const STEPS_PER_PIXEL = 1 / 240;

/**
 * Lets buttons, the keys + and −, a wheel with Ctrl and two fingers zoom the strip, with the point under the pointer, or
 * the middle, where it is (CF4). @returns a function that stops it
 */
export function startFleetStrip(fleet: HTMLElement): () => void {
  const strip = fleet.querySelector<HTMLElement>('.fl-strip');
  const bar = fleet.querySelector('[data-bar]');
  const links = [...fleet.querySelectorAll<HTMLAnchorElement>('.fl-zoom a')];
  if (strip === null || bar === null) return () => {};
  const unit = fleet.dataset.unit === 'feet' ? 'feet' : 'meters';
  let factor = zoomFactor(Number(fleet.dataset.zoom));
  const stop = new AbortController();
  const { signal } = stop;

  const zoom = (steps: number, x?: number) => {
    const restore = holdPoint(strip, x);
    factor = zoomedFactor(factor, steps);
    const { meters, text } = scaleBar(factor, unit);
    fleet.style.setProperty('--k', String(factor));
    fleet.style.setProperty('--bar', String(meters));
    if (bar.textContent !== text) bar.textContent = text;
    for (const [at, link] of links.entries())
      link.setAttribute('aria-disabled', String(isAtBound(factor, at === 0 ? -1 : 1)));
    restore();
  };

  for (const [at, link] of links.entries()) makeButton(link, () => zoom(at === 0 ? -1 : 1), signal);
  fleet.addEventListener(
    'keydown',
    (event) => {
      const steps = { '+': 1, '=': 1, '-': -1, '−': -1 }[event.key];
      if (steps === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      zoom(steps);
    },
    { signal },
  );
  strip.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(-event.deltaY * STEPS_PER_PIXEL, event.clientX);
    },
    { signal, passive: false },
  );
  startPinch(strip, zoom, signal);
  // A poster has all of them, also those that nobody scrolled to.
  window.addEventListener('beforeprint', () => loadAll(strip), { signal });
  return () => stop.abort();
}

/** Makes a button of a link, which the page without a script needs. */
function makeButton(link: HTMLAnchorElement, press: () => void, signal: AbortSignal): void {
  link.setAttribute('role', 'button');
  link.tabIndex = 0;
  link.removeAttribute('href');
  link.addEventListener('click', press, { signal });
  link.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    },
    { signal },
  );
}

/**
 * Remembers which yacht, or which water beside her, is at a place of the window, and how high the waterline is there.
 * @returns a function that scrolls both back to where they were
 */
function holdPoint(strip: HTMLElement, x = strip.getBoundingClientRect().left + strip.clientWidth / 2): () => void {
  const berths = [...strip.querySelectorAll<HTMLElement>('li')];
  const berth = berths.findLast((one) => one.getBoundingClientRect().left <= x) ?? berths[0];
  const water = strip.querySelector('.fl-water');
  if (berth === undefined || water === null) return () => {};
  const { left, width } = berth.getBoundingClientRect();
  const part = (x - left) / width;
  const level = water.getBoundingClientRect().top;
  return () => {
    const now = berth.getBoundingClientRect();
    strip.scrollBy({ left: now.left + part * now.width - x, behavior: 'instant' });
    window.scrollBy({ top: water.getBoundingClientRect().top - level, behavior: 'instant' });
  };
}

/** Zooms by the distance of two fingers, around the middle between them. */
function startPinch(strip: HTMLElement, zoom: (steps: number, x: number) => void, signal: AbortSignal): void {
  let apart = 0;
  const read = ({ touches: [a, b] }: TouchEvent) =>
    a && b ? { apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), x: (a.clientX + b.clientX) / 2 } : null;
  strip.addEventListener(
    'touchmove',
    (event) => {
      const fingers = read(event);
      if (fingers === null) {
        apart = 0;
        return;
      }
      event.preventDefault();
      if (apart > 0) zoom(Math.log(fingers.apart / apart) / Math.log(1.5), fingers.x);
      apart = fingers.apart;
    },
    { signal, passive: false },
  );
  strip.addEventListener(
    'touchend',
    () => {
      apart = 0;
    },
    { signal },
  );
}

function loadAll(strip: HTMLElement): void {
  for (const image of strip.querySelectorAll('img')) image.loading = 'eager';
}
