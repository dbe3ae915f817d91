import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compactKinds, type LibraryRole } from '@skills-architect/matching';
import { listNames, skillsText } from '../../packages/matching/src/library-role';
import { countTerms, type TermCounts, type TermReader, termReader } from '../../packages/matching/src/reading/terms';
import { backgroundVectors } from '../../packages/matching/src/vectors/background';
import { vectorSpace } from '../../packages/matching/src/vectors/vector-space';
import { readEsco } from './esco';
import { fitSoftmax } from './softmax';

const USAGE = 'kinds --library FOLDER --out FILE';

/**
 * Trains the classifier of kinds of work shipped with the matcher, from the ESCO download: the occupations of each minor
 * group of ISCO-08, every occupation once for each text by which a job can be described.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { library: { type: 'string' }, out: { type: 'string' } } });
  if (!values.library || !values.out) throw new Error(`Usage: ${USAGE}`);
  const library = await readEsco(values.library);
  const names = [...new Set(library.minorGroups)].sort();
  const space = vectorSpace(backgroundVectors());
  const reader = termReader();
  const samples = library.roles.flatMap((role, place) =>
    listTexts(role, reader).map((counts) => ({
      vector: space.encode(counts),
      label: names.indexOf(library.minorGroups[place] ?? ''),
    })),
  );
  await writeFile(values.out, `${JSON.stringify(compactKinds(fitSoftmax(samples, names)))}\n`);
}

/** Names, description and skills apart and together. */
function listTexts(role: LibraryRole, reader: TermReader): TermCounts[] {
  const names = listNames(role).join('\n');
  const skills = skillsText(role);
  const { label, description } = role;
  const texts = [[names], [description], [skills], [names, description], [label, label, description]];
  return [...texts, [names, description, skills]].map((parts) => countTerms(reader.prose(parts.join('\n'))));
}
