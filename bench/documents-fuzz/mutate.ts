import { unzipSync, zipSync } from 'fflate';

/** Pseudo-random numbers from 0 to 1, reproducible by seed. */
export const randomNumbers = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
type Random = () => number;

/** Values that often break header parsers. */
const EXTREMES = [0, 1, 0x7f, 0x7fff, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff];
const randomBelow = (random: Random, limit: number) => Math.floor(random() * limit);

type Mutation = (file: Buffer, random: Random) => Buffer;

const flipBits: Mutation = (file, random) => {
  const changed = Buffer.from(file);
  for (let remaining = 1 + randomBelow(random, 40); remaining > 0 && changed.length; remaining--) {
    const index = randomBelow(random, changed.length);
    changed[index] = (changed[index] ?? 0) ^ (1 << randomBelow(random, 8));
  }
  return changed;
};

/** Writes extreme numbers, half of them into the first kilobyte. */
const writeExtremes: Mutation = (file, random) => {
  const changed = Buffer.from(file);
  for (let remaining = 1 + randomBelow(random, 6); remaining > 0 && changed.length > 4; remaining--) {
    const area = random() < 0.5 ? Math.min(changed.length, 1024) : changed.length;
    changed.writeUInt32LE(EXTREMES[randomBelow(random, EXTREMES.length)] ?? 0, randomBelow(random, area - 3));
  }
  return changed;
};

const truncate: Mutation = (file, random) => file.subarray(0, randomBelow(random, file.length));

const repeatPart: Mutation = (file, random) => {
  const from = randomBelow(random, file.length);
  const piece = file.subarray(from, from + randomBelow(random, 4096));
  return Buffer.concat([
    file.subarray(0, from),
    ...Array.from({ length: 1 + randomBelow(random, 30) }, () => piece),
    file.subarray(from),
  ]);
};

const replaceByNoise: Mutation = (file, random) => {
  const start = file.subarray(0, randomBelow(random, 64));
  return Buffer.concat([
    start,
    Buffer.from(Array.from({ length: randomBelow(random, 6000) }, () => randomBelow(random, 256))),
  ]);
};

/** Archive formats: damages an inner file and keeps the archive valid. */
const mutateInsideArchive: Mutation = (file, random) => {
  try {
    const parts = unzipSync(file);
    const names = Object.keys(parts);
    const name = names[randomBelow(random, names.length)];
    if (name === undefined) return file;
    const change = [flipBits, writeExtremes, truncate, repeatPart][randomBelow(random, 4)] ?? flipBits;
    parts[name] = new Uint8Array(change(Buffer.from(parts[name] ?? []), random));
    return Buffer.from(zipSync(parts, { level: 1 }));
  } catch {
    return flipBits(file, random);
  }
};

const isZip = (file: Buffer) => file.subarray(0, 2).toString() === 'PK';

/** A damaged variant of a file. */
export const mutate = (file: Buffer, random: Random): Buffer => {
  const mutations = [
    flipBits,
    writeExtremes,
    truncate,
    repeatPart,
    replaceByNoise,
    ...(isZip(file)
      ? [mutateInsideArchive, mutateInsideArchive, mutateInsideArchive, mutateInsideArchive, mutateInsideArchive]
      : [writeExtremes]),
  ];
  return (mutations[randomBelow(random, mutations.length)] ?? flipBits)(file, random);
};
