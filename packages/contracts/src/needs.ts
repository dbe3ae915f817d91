import type { AreaNeeds } from './area';

type Version = readonly [major: number, minor: number, patch: number];

const parseVersion = (text: string): Version | undefined => {
  const found = /^v?(\d+)\.(\d+)\.(\d+)/.exec(text.trim());
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined;
};

const isBefore = (a: Version, b: Version): boolean => {
  const [major, minor, patch] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return (major || minor || patch) < 0;
};

/** The first version that a caret range leaves out: what stands first and is not zero may not change. */
const caretEnd = ([major, minor, patch]: Version): Version => {
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
};

const holds = (range: string, version: Version): boolean => {
  const [, sign = '', rest = ''] = /^(\^|~|>=|=)?\s*(\S.*)$/.exec(range.trim()) ?? [];
  const start = parseVersion(rest);
  if (!start) return rest === '*';
  if (isBefore(version, start)) return false;
  if (sign === '>=') return true;
  if (sign === '^') return isBefore(version, caretEnd(start));
  if (sign === '~') return isBefore(version, [start[0], start[1] + 1, 0]);
  return !isBefore(start, version);
};

/** Whether a version lies in a range such as `^1.2.0`, `~1.2.0`, `>=1.2.0`, `1.2.0`, or one of several by `||`. */
export const satisfies = (version: string, range: string): boolean => {
  const parsed = parseVersion(version);
  return parsed !== undefined && range.split('||').some((one) => holds(one, parsed));
};

/** What a build needs and this portal does not have, as sentences for support. */
export const unmet = (needs: AreaNeeds, provided: Record<string, string>): string[] =>
  Object.entries(needs).flatMap(([name, range]) => {
    const version = provided[name];
    if (version === undefined) return [`it needs ${name} ${range}, which the portal does not have`];
    return satisfies(version, range) ? [] : [`it needs ${name} ${range}, the portal has ${version}`];
  });

/** Orders versions, the newest first: by their numbers, then by what follows them. */
export const byNewest = (a: string, b: string): number => {
  const [first, second] = [parseVersion(a), parseVersion(b)];
  if (!first || !second) return Number(Boolean(second)) - Number(Boolean(first)) || b.localeCompare(a, 'en');
  if (isBefore(first, second)) return 1;
  if (isBefore(second, first)) return -1;
  // 1.0.0-beta comes before 1.0.0, and what is built later usually sorts later.
  const [restA, restB] = [a.includes('-'), b.includes('-')];
  return Number(restA) - Number(restB) || b.localeCompare(a, 'en', { numeric: true });
};

/** The next version after the newest of these: its last number plus one. */
export const versionAfter = (versions: readonly string[], least: string): string => {
  const [newest = least] = [...versions, least].sort(byNewest);
  const numbers = parseVersion(newest);
  if (!versions.includes(least) && newest === least) return least;
  return numbers ? `${numbers[0]}.${numbers[1]}.${numbers[2] + 1}` : `${newest}.1`;
};
