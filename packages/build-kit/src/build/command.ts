import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProject } from './build-project';

/** `build [FOLDER] [--version V] [--out FOLDER] [--config FILE]`: builds the area or shell in the folder. */
export const run = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { version: { type: 'string' }, out: { type: 'string' }, config: { type: 'string' } },
  });
  const out = values.out && resolve(values.out);
  await buildProject(resolve(positionals[0] ?? '.'), { ...values, out });
};
