/** Value at a dotted path of an answer; undefined when missing. */
export const readFieldAt = (answer: unknown, path: string): unknown => {
  let value: unknown = answer;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
};
