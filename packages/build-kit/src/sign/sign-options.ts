import { UserError } from '../user-error';
import { readKeyFile } from './key-file';
import { readCommit, signBuild } from './sign-build';

const USUAL_DAYS = 365;
const MAX_DAYS = 3650;

/** The command-line options of signing. */
export const SIGN_OPTIONS = { key: { type: 'string' }, days: { type: 'string' } } as const;

export interface SignValues {
  /** File of the private key; default: `AREA_KEY`. */
  key?: string | undefined;
  /** Days until the signature expires. */
  days?: string | undefined;
}

/** Reads the key and returns a function that signs a build of the area in `dir`; undefined when no key is given. */
export const createSigner = async ({ key, days: text }: SignValues, dir: string, environment = process.env) => {
  const file = key ?? environment.AREA_KEY;
  if (!file) return undefined;
  const days = text === undefined ? USUAL_DAYS : Number(text);
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
    throw new UserError(`--days must be a whole number from 1 to ${MAX_DAYS}.`);
  const signingKey = await readKeyFile(file);
  const commit = await readCommit(dir);
  return (folder: string) => signBuild(folder, signingKey, { days, commit });
};
