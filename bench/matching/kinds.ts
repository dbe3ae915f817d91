import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compactKinds, type LibraryRole } from '@skills-architect/matching';
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
  const vectors = backgroundVectors();
  const space = vectorSpace(vectors);
  const reader = termReader();
  const samples = library.roles.flatMap((role, place) =>
    listTexts(role, reader).map((counts) => ({
      vector: space.encode(counts),
      label: names.indexOf(library.minorGroups[place] ?? ''),
    })),
  );
  const { weights, biases } = fitSoftmax(samples, names.length);
  const model = { names, weights: { width: vectors.vectors.width, values: weights }, biases };
  await writeFile(values.out, `${JSON.stringify(compactKinds(model))}\n`);
}

/** Names, description and skills apart and together. */
function listTexts(role: LibraryRole, reader: TermReader): TermCounts[] {
  const names = [role.label, ...role.alternativeLabels].join('\n');
  const skills = role.essentialSkills.map(({ skillName }) => skillName).join('\n');
  const texts = [
    names,
    role.description,
    skills,
    [names, role.description],
    [role.label, role.label, role.description],
  ];
  return [...texts, [names, role.description, skills]].map((text) =>
    countTerms(reader.prose([text].flat().join('\n'))),
  );
}
