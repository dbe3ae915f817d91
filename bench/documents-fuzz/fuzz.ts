import { mutate, randomNumbers } from './mutate';
import type { createReaders, Format, Outcome } from './readers';

export interface Sample {
  format: Format;
  bytes: Buffer;
}

export type Outcomes = Record<Outcome, number>;

/** Feeds damaged variants of the samples to their readers, each format equally often, and counts the outcomes. */
export const fuzz = async (
  samples: readonly Sample[],
  count: number,
  seed: number,
  { read }: Pick<ReturnType<typeof createReaders>, 'read'>,
  onOutcome: (sample: Sample, outcome: Outcome) => Promise<void> = async () => undefined,
): Promise<Map<Format, Outcomes>> => {
  const random = randomNumbers(seed);
  const formats = [...new Set(samples.map(({ format }) => format))];
  const table = new Map(
    formats.map((format): [Format, Outcomes] => [format, { read: 0, refused: 0, 'too slow': 0, crashed: 0 }]),
  );
  for (let index = 0; index < count; index++) {
    const format = formats[index % formats.length];
    const ofFormat = samples.filter((sample) => sample.format === format);
    const sample = ofFormat[Math.floor(random() * ofFormat.length)];
    if (!sample) continue;
    const bytes = mutate(sample.bytes, random);
    const outcome = await read(sample.format, bytes);
    const outcomes = table.get(sample.format);
    if (outcomes) outcomes[outcome] += 1;
    await onOutcome({ format: sample.format, bytes }, outcome);
  }
  return table;
};
