/** Paths of the screens of a record, by the name of its collection; the first group is its id. */
const SCREENS: [collection: string, path: RegExp][] = [
  ['persona', /^\/persona\/(?:edit|architect-skills|review)\/(\d+)(?![^/?])/],
  ['role', /^\/role\/edit\/(\d+)(?![^/?])/],
  ['skill', /^\/skill\/edit\/(\d+)(?![^/?])/],
  ['client', /^\/clients\/manage\/(\d+)(?![^/?])/],
  ['encyclopedia', /^\/skillopedia\/edit\?id=(\d+)(?![^&])/],
];

/** The record at a path of the portal, as `persona 5`; undefined for other screens. */
export const recordOf = (to: string): string | undefined => {
  for (const [collection, path] of SCREENS) {
    const id = path.exec(to)?.[1];
    if (id) return `${collection} ${id}`;
  }
  return undefined;
};
