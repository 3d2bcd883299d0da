import type { DrawnYacht } from '../drawn-yacht.ts';
import { evenlySpaced, leaningBox, lerp, pathInFrame, polygon, polyline, roundedBox } from '../geometry.ts';
import { randomBetween, randomChoice } from '../random.ts';
import { dashedLine, filledShape, type Profile, type Shape, strokedShape } from '../shape.ts';
import { crane, ensign, hullShapes, offsetLine, tenderShapes } from './hull-parts.ts';
import { lowSuperstructure, stackedSuperstructure } from './motor-houses.ts';
import { type MotorProportions, motorProportions } from './motor-proportions.ts';

/** Draws the windows of the owner's suite in the raised side of the hull. */
function raisedWindows({ length: L, deck, tierHeight: h, lines, step, random }: MotorProportions): Shape[] {
  const z = deck + 1.0;
  const tall = Math.min(1, h * 0.38);
  const from = (step[1] + 0.025) * L;
  const to = Math.min(0.81 * L, lines.stem(z) - 0.1 * L);
  const count = randomChoice(random, [1, 3, 4, 6]);
  const panes = Array.from({ length: count }, (_, i) => {
    const x0 = lerp(from, to, i / count);
    const x1 = lerp(from, to, (i + 1) / count) - 0.28;
    return { x0, x1, wide: x1 - x0 };
  });
  return [
    filledShape('port', ...panes.map(({ x0, x1 }) => roundedBox(x0, z, x1, z + tall, 0.22, 0.3))),
    filledShape(
      'glassLight',
      ...panes.map(({ x0, wide }) => leaningBox(x0 + wide * 0.6, x0 + wide * 0.74, z, z + tall, 0.5)),
    ),
  ];
}

/** Draws the windows of the lower deck: a row of them, or two long ones on a low yacht of more than 24 m. */
function lowerLights({ length: L, low, deck, random }: MotorProportions): string[] {
  const centre = low ? deck * 0.72 : deck * 0.56;
  const half = Math.min(0.3, deck * 0.14);
  if (low && L > 24) {
    const x0 = randomBetween(random, 0.36, 0.4) * L;
    return [
      roundedBox(x0, centre - half, x0 + 0.2 * L, centre + half * 1.6, 0.2, 0.5),
      roundedBox(x0 + 0.22 * L, centre - half * 0.6, x0 + 0.27 * L, centre + half * 1.7, 0.2, 0.5),
    ];
  }
  const count = Math.max(3, Math.round(L / randomBetween(random, 5.5, 8)));
  const wide = randomChoice(random, [0.45, 0.7, 0.95]);
  return evenlySpaced(0.24 * L, 0.78 * L, count).map((x) =>
    roundedBox(x - wide, centre - half, x + wide, centre + half, half * 0.7),
  );
}

/** Draws the swim platform with its teak, and the wall between it and the aft deck. */
function swimPlatformProfile({ length: L, deck }: MotorProportions): Shape[] {
  const top = 0.42 + 0.0022 * L;
  const inner = 0.082 * L;
  const wall = polygon(
    [0.055 * L, top],
    [inner + 0.004 * L, top],
    [inner + 0.012 * L, deck + 0.4],
    [inner, deck + 0.5],
  );
  const platform = pathInFrame(0, 0, L, top)('M0,1L.082,1 .082,0 .025,0Q0,0+.1 0,1Z');
  return [
    filledShape('hullShade', wall),
    filledShape('hull', platform),
    strokedShape('teak', 0.1, polyline([0.05, top + 0.03], [inner - 0.3, top + 0.03])),
  ];
}

function bowRail({ length: L, lines }: MotorProportions, from: number): Shape[] {
  const line = (lift: number): string => offsetLine(lines.sheer, from, 0.985 * L, lift);
  return [dashedLine('metal', 0.45, 0.06, 1.9, line(0.2)), strokedShape('metal', 0.06, line(0.42))];
}

/** Draws the anchor pocket in the bow. */
function anchorPocket({ length: L, lines, style }: MotorProportions): Shape[] {
  if (style === 'fast') return [];
  const z = lines.sheer(0.94 * L) * 0.7;
  const size = 0.34 + 0.0028 * L;
  const x = lines.stem(z) - 0.05 * L;
  return [
    filledShape('hullShade', roundedBox(x - size, z - size * 0.8, x + size, z + size * 0.8, size * 0.4, size * 0.5)),
    filledShape(
      'glass',
      roundedBox(x - size * 0.5, z - size * 0.45, x + size * 0.45, z + size * 0.3, size * 0.3, size * 0.3),
    ),
  ];
}

/** Draws a helideck on the foredeck: a platform on supports. */
function helideck({ length: L, lines }: MotorProportions): Shape[] {
  const from = 0.795 * L;
  const to = 0.93 * L;
  const z = lines.sheer(to) + 0.25;
  const draw = pathInFrame(from, z, to - from, 1);
  return [
    strokedShape(
      'metal',
      0.09,
      ...evenlySpaced(from + 1, to - 1, 3).map((x) => polyline([x, z], [x, lines.sheer(x) - 0.1])),
    ),
    filledShape('house', draw('M0,0L1,0 1+.7,.28 0-.5,.28Z')),
    filledShape('houseShade', draw('M0,0L1,0 1-.4,-.16 0+.4,-.16Z')),
  ];
}

/** Draws tender and crane on the long aft deck of an explorer. @param to forward end of the deck */
function aftDeck({ style, length: L, deck }: MotorProportions, carriesTender: boolean, to: number): Shape[] {
  if (style !== 'explorer') return [];
  const tender = carriesTender || L > 45 ? tenderShapes(0.15 * L, deck + 0.7, Math.min(10, 0.15 * L)) : [];
  return [...tender, ...crane(to - 0.012 * L, deck, 0.13 * L)];
}

/** Draws a modern, explorer or fast motor yacht from the side. */
export function motorYachtProfile(yacht: DrawnYacht): Profile {
  const form = motorProportions(yacht);
  const { drawing } = yacht;
  const { length, lines, knuckle, deck, low } = form;
  const house = low ? { ...lowSuperstructure(form, drawing), aft: 0 } : stackedSuperstructure(form);
  // Helipads need a long foredeck.
  const heli = drawing.helipad && !low && length >= 55;
  const poolWall = roundedBox(0.112 * length, deck + 0.32, 0.185 * length, deck + 0.78, 0.12);
  const [panes = filledShape('port'), glints = filledShape('glassLight')] = low ? [] : raisedWindows(form);
  const shapes = [
    ...house.shapes,
    ...aftDeck(form, drawing.tender, house.aft),
    ...(heli ? helideck(form) : []),
    ...bowRail(form, (heli ? 0.94 : low ? 0.62 : form.style === 'explorer' ? 0.81 : 0.76) * length),
    ...hullShapes(lines, { knuckle, boot: 0.2 + 0.0036 * length, capRail: 0.1 + 0.0008 * length }),
    filledShape('port', panes.path, ...lowerLights(form)),
    glints,
    ...(drawing.pool && !low ? [filledShape('glassLight', poolWall)] : []),
    ...anchorPocket(form),
    ...swimPlatformProfile(form),
    ...ensign(0.098 * length, deck + (low ? 0.5 : 0.9), 0.55 + 0.012 * length),
  ];
  return { shapes, length, height: house.height, entry: lines.stem(0) };
}
