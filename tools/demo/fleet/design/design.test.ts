import { expect, test } from 'vitest';
import { demoTexts } from '../../../../tests/demo-texts.ts';
import { allJobs } from '../../studio/job.ts';
import { yachtAlt } from '../asset-text.ts';
import { buildFleet, designFleet } from '../fleet.ts';
import { readRoster } from './design.ts';

const untold = { headline: '', standfirst: '', paragraphs: [] };
const designs = designFleet(7, 300);
const records = [
  ...buildFleet(designs, 7, { yachts: [], places: [], plans: [], people: [] }, () =>
    demoTexts({ en: untold, es: untold }),
  ),
];

test('the pictures show the yacht of her record', () => {
  for (const [index, design] of designs.entries()) {
    const drawing = records[index]?.drawing;
    for (const { spec } of allJobs([design], [])) {
      expect(spec, design.slug).toMatchObject({
        ...{ style: drawing?.style, decks: drawing?.tiers, hull: drawing?.hull, seed: drawing?.seed },
        ...{ helipad: drawing?.helipad, pool: drawing?.pool, tender: drawing?.tender },
        loa: records[index]?.loaMeter,
      });
      expect(spec.super ?? 'white').toBe(drawing?.superstructure);
      expect(spec.masts ?? 0).toBe(drawing?.masts);
      expect(spec.sailc ?? null).toBe(drawing?.sails);
      expect(spec.mast ?? null).toBe(drawing?.mast);
    }
  }
});

test('each shot has the picture that its alternative text is based on', () => {
  for (const { slug, shots, pictures } of designs) {
    expect(
      pictures.map(({ scene }) => scene),
      slug,
    ).toEqual(shots.map(({ scene }) => scene));
  }
});

test('alternative texts describe what she does, where, in which light and from which side', () => {
  const altOf = (slug: string, number: number) => {
    const design = readRoster().find((candidate) => candidate.slug === slug);
    const picture = design?.pictures[number - 1];
    return design && picture ? yachtAlt(design, picture) : null;
  };
  expect(altOf('solvbris', 2)?.en).toBe(
    'Sølvbris at anchor among turquoise shallows under a high sun, seen from above her port bow',
  );
  expect(altOf('quiet-meridian', 1)?.es).toBe(
    'Quiet Meridian, a toda vela ante unas colinas lejanas, con luz dorada y baja, visto por el costado de babor',
  );
  expect(altOf('cala-sospiro', 1)?.en).toContain('at anchor with furled sails');
  expect(altOf('cala-sospiro', 2)?.en).toContain('under full sail');
});
