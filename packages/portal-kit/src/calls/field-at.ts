/** Value at a dotted path of an answer; undefined when missing. */
export const fieldAt = (answer: unknown, path: string): unknown => {
  let found: unknown = answer;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, name);
  }
  return found;
};
