import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compact, trainWordVectors } from '@skills-architect/matching';
import { readEsco } from './esco';

const USAGE = 'background --library FOLDER --out FILE';
/** 6,000 words in 128 dimensions match as well as 12,000 in 200; fewer dimensions are worse. */
const WORDS = 6000;
const WIDTH = 128;

/** Creates the word vectors shipped with the matcher from the ESCO download. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { library: { type: 'string' }, out: { type: 'string' } } });
  if (!values.library || !values.out) throw new Error(`Usage: ${USAGE}`);
  const library = await readEsco(values.library);
  const model = compact(trainWordVectors(library.roles, { moreTexts: library.skillTexts }), WORDS, WIDTH);
  await writeFile(values.out, `${JSON.stringify(model)}\n`);
}
