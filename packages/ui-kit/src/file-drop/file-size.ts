const STEPS = { kb: 1, mb: 2, gb: 3, tb: 4 } as const;

/** A human-readable size, e.g. '25 mb'. */
export type FileSize = `${number} ${keyof typeof STEPS}`;

const isUnit = (unit: string | undefined): unit is keyof typeof STEPS => unit !== undefined && unit in STEPS;

/** Parses a size to bytes. */
export const toBytes = (size: FileSize): number => {
  const [count, unit] = size.split(' ');
  return isUnit(unit) ? Number(count) * 1024 ** STEPS[unit] : Number.NaN;
};

/** Formats bytes as a size. */
export const formatSize = (bytes: number): string => {
  const step = bytes < 1024 ** 2 ? 'kb' : bytes < 1024 ** 3 ? 'mb' : bytes < 1024 ** 4 ? 'gb' : 'tb';
  const count = bytes / 1024 ** STEPS[step];
  return `${count < 10 ? Math.ceil(count * 10) / 10 : Math.ceil(count)} ${step}`;
};
