const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Where what was stored is not read any more, as paths with both values. A newer version may add fields, but changes none.
 */
export const differences = (stored: unknown, read: unknown, path = ''): string[] => {
  if (isObject(stored) && isObject(read))
    return Object.entries(stored).flatMap(([field, value]) => differences(value, read[field], `${path}.${field}`));
  if (Array.isArray(stored) && Array.isArray(read) && stored.length === read.length)
    return stored.flatMap((value, index) => differences(value, read[index], `${path}[${index}]`));
  if (JSON.stringify(stored) === JSON.stringify(read)) return [];
  return [
    `${path || 'the record'}: ${JSON.stringify(stored)?.slice(0, 200)} became ${JSON.stringify(read)?.slice(0, 200)}`,
  ];
};
