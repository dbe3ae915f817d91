import {
  buildIndex,
  jobTexts,
  type LibraryRole,
  match,
  roleTexts,
  similarity,
  trainWordVectors,
} from '@skills-architect/matching';
import type { TitleSet } from './title-files';
import type { Embed } from './titles';

/** Ranks below are counted as not found: nobody looks further. */
const MAX_RANK = 50;

/** A role as the portal knows it from a list of names. */
const toRole = (names: readonly string[], at: number): LibraryRole => ({
  roleId: at + 1,
  label: names[0] ?? '',
  alternativeLabels: names.slice(1),
  description: '',
  essentialSkills: [],
  group: { label: '', text: '' },
});

/** Returns the similarity in meaning of each title to each role, as the portal computes it. */
const compareMeanings = async (roles: readonly LibraryRole[], titles: readonly string[], embed: Embed) => {
  const parts = [...roles.map(roleTexts), ...titles.map((title) => jobTexts({ title, description: '' }, {}))];
  const vectors = await embed(parts.flatMap(({ whole, name }) => [whole, name]));
  const pairAt = (at: number) => ({
    whole: vectors[2 * at] ?? new Float32Array(),
    name: vectors[2 * at + 1] ?? new Float32Array(),
  });
  return (title: number) => {
    const own = pairAt(roles.length + title);
    return (roleId: number) => similarity(own, pairAt(roleId - 1));
  };
};

/** Mean reciprocal rank of the first right role when the portal's matcher gets titles alone. */
export const measureMatcher = async ({ names, titles }: TitleSet, embed?: Embed): Promise<number> => {
  const roles = names.map(toRole);
  const roleOfName = names.flatMap((own, role) => own.map(() => role + 1));
  const index = buildIndex(roles, trainWordVectors(roles));
  const texts = titles.map(({ text }) => text);
  const nearness = embed && (await compareMeanings(roles, texts, embed));
  const shares = titles.map(({ text, right }, title) => {
    const rightRoles = new Set([...right].map((name) => roleOfName[name]));
    const query = { title: text, description: '', limit: MAX_RANK, ...(nearness && { nearness: nearness(title) }) };
    const rank = match(index, query).suggestions.findIndex(({ roleId }) => rightRoles.has(roleId));
    return rank < 0 ? 0 : 1 / (rank + 1);
  });
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
};
