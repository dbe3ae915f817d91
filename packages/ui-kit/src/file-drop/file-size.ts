/** The power of 1024 of each unit, smallest first. */
const EXPONENTS = { kb: 1, mb: 2, gb: 3, tb: 4 } as const;

/** A human-readable size, e.g. '25 mb'. */
export type FileSize = `${number} ${keyof typeof EXPONENTS}`;

const isUnit = (unit: string | undefined): unit is keyof typeof EXPONENTS => unit !== undefined && unit in EXPONENTS;

/** Parses a size to bytes; NaN for an unknown unit. */
export const toBytes = (size: FileSize): number => {
  const [count, unit] = size.split(' ');
  return isUnit(unit) ? Number(count) * 1024 ** EXPONENTS[unit] : Number.NaN;
};

/** Formats bytes as a size, rounded up; below 10 with one decimal. */
export const formatSize = (bytes: number): string => {
  const units = Object.entries(EXPONENTS);
  const [unit, exponent] = units.find(([, power]) => bytes < 1024 ** (power + 1)) ?? ['tb', EXPONENTS.tb];
  const count = bytes / 1024 ** exponent;
  return `${count < 10 ? Math.ceil(count * 10) / 10 : Math.ceil(count)} ${unit}`;
};
