import path from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../user-error';
import { createSigner, SIGN_OPTIONS } from './sign-options';

/** `sign [FOLDER] [--key FILE] [--days N]`: signs the build in the folder, by default `dist`. */
export const run = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: SIGN_OPTIONS });
  const folder = path.resolve(positionals[0] ?? 'dist');
  const sign = await createSigner(values, folder);
  if (!sign) throw new UserError('Give the private key with --key FILE or AREA_KEY.');
  await sign(folder);
  console.log(`${folder} is signed`);
};
