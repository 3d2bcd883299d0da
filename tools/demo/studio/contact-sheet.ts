/** Makes a sheet with small pictures of a folder: `npm run studio:sheet -- sheet.webp [--folder …]`. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { layOut, nameTag, SHEET_USAGE, sheetArguments } from './sheet.ts';

const given = sheetArguments(process.argv.slice(2));
if (!given.ok) {
  console.error(`${given.error}\n\n${SHEET_USAGE}`);
  process.exit(2);
}
const { out, folder, columns, width, from, count, only } = given.value;
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.webp') && only.every((part) => name.includes(part)))
  .toSorted()
  .slice(from, from + count);
const sheet = layOut(names.length, columns, width);
const tiles = await Promise.all(
  names.map(async (name, index) => ({
    ...sheet.place(index),
    input: await sharp(join(folder, name)).resize(width, sheet.pictureHeight).toBuffer(),
  })),
);
const tags = names.map((name, index) => {
  const { left, top } = sheet.place(index);
  return { left, top: top + sheet.pictureHeight, input: Buffer.from(nameTag(name.replace('.webp', ''), width)) };
});
const { width: across, height } = sheet;
await sharp({ create: { width: across, height, channels: 3, background: '#fff' } })
  .composite([...tiles, ...tags])
  .toFile(out);
console.log(`${names.length} pictures on ${out}`);
