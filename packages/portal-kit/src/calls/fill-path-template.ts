/** Fills `{name}` in a path that a manifest declares; names without a value stay. */
export const fillPathTemplate = (path: string, values: Record<string, string | number | undefined>): string =>
  Object.entries(values).reduce(
    (filled, [name, value]) =>
      value === undefined ? filled : filled.replaceAll(`{${name}}`, encodeURIComponent(String(value))),
    path,
  );
