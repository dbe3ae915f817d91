import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MINILM } from '@skills-architect/local-model';
import { candidateWords, findStatedSkills, type Meaning } from '@skills-architect/matching';
import * as z from 'zod';
import { listTexts } from '../../services/personas/src/inferred-skills/described-subject';
import { inferSkills } from '../../services/personas/src/inferred-skills/infer-skills';
import { readNames } from '../../services/skills/src/skills-in-text/spell-skills';
import { readOne } from '../reading/read-files';
import { openEncoder } from '../semantics/meaning';
import { table } from '../table';
import { quantile } from '../timings';
import { type EscoSkills, readSkills } from './esco-skills';
import { averageFigures, type RankedSkills } from './rank-figures';
import { wordOverlap } from './word-overlap';

const USAGE = 'description-skills --library FOLDER --descriptions FOLDER [--cache FOLDER] [--model] [--json] [--show]';
/** Files with the ESCO concepts of the skills in their text, chosen manually. */
const GOLD = new URL('./gold.json', import.meta.url);
const Gold = z.record(z.string(), z.array(z.string()));

const textsIn = async (file: string, cache: string | undefined): Promise<string[]> => {
  const result = await readOne(file, cache);
  if (result.outcome !== 'read') throw new Error(`${file} was not read: ${result.reason}`);
  const { roleDescription, rolesAndResponsibilities, requirements } = result.persona;
  return listTexts(roleDescription, rolesAndResponsibilities, requirements);
};

/** The skills that the portal suggests for a persona without a role, in its order. */
const suggestedSkills = (
  { stored, library }: EscoSkills,
  texts: readonly string[],
  meaning: Meaning | undefined,
): number[] => {
  const { contentWords } = candidateWords(texts);
  const words = new Set(contentWords);
  const candidates = stored.filter(({ terms }) => terms.some((term) => words.has(term)));
  const found = findStatedSkills(texts, { ...readNames(candidates, texts), meaning }).skills.map(
    ({ id, ...skill }) => ({
      skillId: id,
      ...skill,
    }),
  );
  return inferSkills({
    found,
    ofRole: [],
    library,
    client: { sourceIds: [1], proficiencySchemeLevelCount: 5 },
  }).map(({ skillId }) => skillId);
};

/**
 * Measures which skills the portal finds in job descriptions, compared with word overlap: mean precision and recall of
 * the first 10 and 20. `--model` finds by meaning as well.
 */
export const run = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: {
      library: { type: 'string' },
      descriptions: { type: 'string' },
      cache: { type: 'string' },
      model: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      show: { type: 'boolean', default: false },
    },
  });
  const { library, descriptions, cache } = values;
  if (!library || !descriptions) throw new Error(`Usage: ${USAGE}`);
  const skills = await readSkills(library);
  const gold = Gold.parse(JSON.parse(await readFile(GOLD, 'utf8')));
  const encoder = values.model ? await openEncoder(skills.named, MINILM) : undefined;
  const overlap = wordOverlap(skills.named);
  const ours: RankedSkills[] = [];
  const theirs: RankedSkills[] = [];
  const times: number[] = [];
  const getSkillName = (id: number) => skills.library.get(id)?.skillName ?? '';
  for (const [file, concepts] of Object.entries(gold)) {
    const texts = await textsIn(path.join(descriptions, file), cache);
    const right = new Set(concepts.flatMap((concept) => skills.idByConcept.get(concept) ?? []));
    const started = performance.now();
    const shown = suggestedSkills(skills, texts, await encoder?.meaningOf(texts));
    times.push(performance.now() - started);
    ours.push({ shown, right });
    theirs.push({ shown: overlap(texts).slice(0, 20), right });
    if (!values.show) continue;
    const mark = (id: number) => `${right.has(id) ? '+' : '-'}${getSkillName(id)}`;
    const missed = [...right].filter((id) => !shown.slice(0, 20).includes(id)).map(getSkillName);
    console.log(`${file}\n  ${shown.slice(0, 20).map(mark).join('; ')}\n  missed: ${missed.join('; ')}`);
  }
  await encoder?.close();
  const medianMilliseconds = Math.round(quantile(times, 0.5));
  const report = {
    files: ours.length,
    product: averageFigures(ours),
    wordOverlap: averageFigures(theirs),
    medianMilliseconds,
  };
  if (values.json) console.log(JSON.stringify(report));
  else
    console.log(
      table(
        ['', 'precision at 10', 'recall at 10', 'precision at 20', 'recall at 20'],
        Object.entries({ product: report.product, 'word overlap': report.wordOverlap }).map(([name, figures]) => [
          name,
          ...Object.values(figures).map((figure) => figure.toFixed(3)),
        ]),
      ),
    );
};
