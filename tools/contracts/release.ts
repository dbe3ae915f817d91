import satisfies from 'semver/functions/satisfies.js';
import { compareReports } from './growth';
import { formatReport, type Report, readReport } from './report';

/** Released contracts: what callers can rely on, and the version. */
export interface Release {
  version: string;
  report: Report;
}

/** Path of the release file. */
export const RELEASE_FILE = 'packages/contracts/released.txt';

const HEAD = 'Contracts ';

/** Parses the release file. */
export const readRelease = (text: string): Release => {
  const [head = '', ...blocks] = text.split('\n\n');
  return { version: head.slice(HEAD.length), report: readReport(blocks.join('\n\n')) };
};

/** Content of the release file. */
export const formatRelease = ({ version, report }: Release): string => `${HEAD}${version}\n\n${formatReport(report)}`;

/** Why the current contracts cannot be released; undefined when they can. */
export const objectionToRelease = (released: Release, now: Release): string | undefined => {
  const { breaking, added } = compareReports(released.report, now.report);
  const range = `^${released.version}`;
  if (breaking.length && satisfies(now.version, range))
    return [
      ...breaking,
      `Areas built on ${released.version} would break. Add the new parts beside the existing ones, or raise the version in packages/contracts/package.json past ${range}.`,
    ].join('\n');
  if (added.length && now.version === released.version)
    return [
      ...added,
      `Older portals must refuse an area that uses this: raise the version in packages/contracts/package.json, which is ${released.version}.`,
    ].join('\n');
  return undefined;
};
