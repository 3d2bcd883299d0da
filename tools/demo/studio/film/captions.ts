import type { Locale } from '../../../../core/locale/locale.ts';
import type { YachtRecord } from '../../../content-records.ts';
import type { Cue } from './film.ts';

/** Returns the captions of a film in one language, as WebVTT. */
export function captionsOf(cues: readonly Cue[], yacht: YachtRecord, locale: Locale): string {
  const facts = captionFacts(yacht, locale);
  const blocks = cues.map(
    ({ from, to, text }, index) =>
      `${index + 1}\n${clock(from)} --> ${clock(to)}\n${escaped(filled(text[locale], facts))}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** Replaces the names in braces by her facts. Throws for an unknown fact. */
export function filled(text: string, facts: Readonly<Record<string, string | null>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name] ?? null;
    if (fact === null) throw new Error(`A caption wants her ${name}, which her record does not give`);
    return fact;
  });
}

/** Returns the facts for captions, figures with their units (metres, knots, nautical miles). */
export function captionFacts(yacht: YachtRecord, locale: Locale): Readonly<Record<string, string | null>> {
  const [knots, miles] = locale === 'en' ? ['knots', 'miles'] : ['nudos', 'millas'];
  const measure = (value: number | null, unit: string) =>
    value === null ? null : `${figure(value, locale)}\u00a0${unit}`;
  const year = (value: number | null) => (value === null ? null : String(value));
  return {
    name: yacht.name,
    builder: yacht.buildername,
    built: year(yacht.builtyear),
    refitted: year(yacht.refityear),
    length: measure(yacht.loaMeter, 'm'),
    beam: measure(yacht.beamMeter, 'm'),
    draft: measure(yacht.draftMeter, 'm'),
    guests: measure(yacht.guests.sleeping, locale === 'en' ? 'guests' : 'invitados'),
    cabins: measure(yacht.cabins.staterooms, locale === 'en' ? 'cabins' : 'camarotes'),
    crew: measure(yacht.crew.numberofcrews, locale === 'en' ? 'crew' : 'tripulantes'),
    cruising: measure(yacht.cruiseSpeed, knots),
    fastest: measure(yacht.maxSpeed, knots),
    range: measure(yacht.economicalRange, miles),
  };
}

/** Formats a figure: 61.2 and 5,550; 61,2 and 5550. */
function figure(value: number, locale: Locale): string {
  return locale === 'en' ? String(value).replace(/^(\d+)(\d{3})$/, '$1,$2') : String(value).replace('.', ',');
}

function clock(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const minutes = String(Math.floor(thousandths / 60_000)).padStart(2, '0');
  return `${minutes}:${((thousandths % 60_000) / 1000).toFixed(3).padStart(6, '0')}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
