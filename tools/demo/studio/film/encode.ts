import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEIGHT, RATE, WIDTH } from './film.ts';
import { SAMPLE_RATE } from './sea-sound.ts';

/** The quality of a still, with a bit rate such that sixteen seconds have at most 1.2 MB. */
const PICTURE = ['-crf', '26', '-maxrate', '470k', '-bufsize', '1200k', '-g', '125', '-aq-mode', '3'];
const X264 = ['-c:v', 'libx264', '-preset', 'fast', '-profile:v', 'high', '-level', '3.1', '-threads', '1'];
const AAC = ['-c:a', 'aac', '-b:a', '48k', '-ac', '1'];

const COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
const YUV = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p'];
const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];

/** Writes an MP4 that can play while it loads: H.264 in high profile and AAC. @param work folder for temporary files */
export async function encode(
  frames: Iterable<Uint8Array>,
  sound: Float32Array,
  target: string,
  work: string,
): Promise<void> {
  const samples = join(work, 'sound.f32');
  writeFileSync(samples, sound);
  const seen = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', `${RATE}`, '-i', '-'];
  const heard = ['-f', 'f32le', '-ar', `${SAMPLE_RATE}`, '-ac', '1', '-i', samples];
  const made = [...YUV, ...X264, ...PICTURE, ...COLOURS, ...AAC, ...EXACT, '-movflags', '+faststart'];
  await ffmpeg([...seen, ...heard, ...made, target], frames);
}

async function ffmpeg(args: readonly string[], frames: Iterable<Uint8Array>): Promise<void> {
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(child, 'exit');
  for (const frame of frames) if (!child.stdin.write(frame)) await Promise.race([once(child.stdin, 'drain'), ended]);
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
