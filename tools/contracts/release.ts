import satisfies from 'semver/functions/satisfies.js';
import { compareReports } from './growth';
import { type Report, readReport, written } from './report';

/** The contracts as they were given out: what callers can rely on, and from which version on. */
export interface Release {
  version: string;
  report: Report;
}

/** Where it is kept. */
export const RELEASE_FILE = 'packages/contracts/released.txt';

const HEAD = 'Contracts ';

/** Reads the file of the release. */
export const readRelease = (text: string): Release => {
  const [head = '', ...blocks] = text.split('\n\n');
  return { version: head.slice(HEAD.length), report: readReport(blocks.join('\n\n')) };
};

/** The file of a release. */
export const releaseFile = ({ version, report }: Release): string => `${HEAD}${version}\n\n${written(report)}`;

/** Why contracts cannot be given out as they are now; undefined when they can. */
export const objectionToRelease = (released: Release, now: Release): string | undefined => {
  const { breaking, added } = compareReports(released.report, now.report);
  const range = `^${released.version}`;
  if (breaking.length && satisfies(now.version, range))
    return [
      ...breaking,
      `Areas built on ${released.version} would trip over this. Put what is new beside what is there, or raise the version in packages/contracts/package.json past ${range}.`,
    ].join('\n');
  if (added.length && now.version === released.version)
    return [
      ...added,
      `Older portals must refuse an area that uses this: raise the version in packages/contracts/package.json, which is ${released.version}.`,
    ].join('\n');
  return undefined;
};
