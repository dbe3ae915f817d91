import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import satisfies from 'semver/functions/satisfies.js';
import * as z from 'zod';
import { compareReports } from './growth';
import type { Report } from './report';

/** Released contracts: what callers can rely on, and the version. */
export interface Release {
  version: string;
  report: Report;
}

/** Path of the release file: compressed JSON, written by `npm run contracts:release` and read by nobody. */
export const RELEASE_FILE = 'tools/contracts/released.json.br';

const Packed = z.object({
  version: z.string(),
  calls: z.array(
    z.tuple([z.string(), z.array(z.object({ place: z.string(), type: z.string(), optional: z.boolean() }))]),
  ),
});

/** Parses the release file. */
export const readRelease = (bytes: Uint8Array): Release => {
  const { version, calls } = Packed.parse(JSON.parse(brotliDecompressSync(bytes).toString()));
  return { version, report: new Map(calls) };
};

/** Content of the release file. */
export const packRelease = ({ version, report }: Release): Uint8Array => {
  const calls = [...report].sort(([a], [b]) => (a < b ? -1 : 1));
  return brotliCompressSync(JSON.stringify({ version, calls }));
};

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
