import type { SimilarGroup, similarPersonas } from '@skills-architect/contracts/personas';
import { countPage } from '@skills-architect/service-kit';
import type * as z from 'zod';
import type { PersonaDocument } from '../personas/persona-document';
import type { PersonaStores } from '../personas/write-persona';
import type { PersonaProfile } from './profile';
import type { SimilarSets } from './similar-groups';

type Query = z.output<typeof similarPersonas.query>;
type NamedPersona = Pick<PersonaDocument, '_id' | 'personaName' | 'personaGroupName'>;

/** Personas of a set that are named: as many as can be compared. */
const NAMED = 4;

/** The skills that all profiles have, and how many of them have different levels. */
export const commonSkills = (profiles: readonly Pick<PersonaProfile, 'skills'>[]) => {
  const levels = new Map<number, number[]>();
  for (const { skills } of profiles)
    for (const { skillId, level } of skills) levels.set(skillId, [...(levels.get(skillId) ?? []), level]);
  const common = [...levels].filter(([, found]) => found.length === profiles.length);
  return { ids: common.map(([id]) => id), otherLevels: common.filter(([, found]) => new Set(found).size > 1).length };
};

/** A page of the similar personas of a client, with what differs. */
export const readSimilar = async ({ personas, profiles }: PersonaStores, { clientId, offset, pagesize }: Query) => {
  const readSet = async (key: string) => {
    const filter = { clientId, setKey: key };
    const [first, count] = await Promise.all([
      profiles.collection().find(filter).sort({ _id: 1 }).limit(NAMED).toArray(),
      profiles.collection().countDocuments(filter),
    ]);
    return { first, count };
  };

  const describe = async ({ a, b, share }: SimilarSets): Promise<SimilarGroup> => {
    const read = await Promise.all([a, b].flatMap((key) => (key === null ? [] : [readSet(key)])));
    // Of a pair one persona each stands for its set.
    const compared = read.flatMap(({ first }) => (b === null ? first : first.slice(0, 1)));
    const common = commonSkills(compared);
    const ids = read.flatMap(({ first }) => first.map(({ _id }) => _id));
    const only = read.map(({ first: [profile] }) =>
      (profile?.skills ?? []).map(({ skillId }) => skillId).filter((id) => !common.ids.includes(id)),
    );
    const [named, skills] = await Promise.all([
      personas.model
        .find({ _id: { $in: ids }, ...personas.alive }, { personaName: 1, personaGroupName: 1 })
        .lean<NamedPersona[]>(),
      profiles.readSkills(only.flat()),
    ]);
    const sets = read.map(({ first, count }, index) => ({
      personas: count,
      first: first.flatMap(({ _id }) => {
        const found = named.find((persona) => persona._id === _id);
        return found
          ? [{ personaId: _id, personaName: found.personaName, personaGroupName: found.personaGroupName }]
          : [];
      }),
      only: (only[index] ?? []).map((skillId) => ({ skillId, skillName: skills.get(skillId)?.skillName ?? '' })),
    }));
    return { share, shared: common.ids.length, otherLevels: common.otherLevels, sets };
  };

  const [page, total] = await Promise.all([
    profiles.similar.find(clientId).skip(offset).limit(pagesize).toArray(),
    countPage((most) => profiles.similar.count(clientId, most), offset),
  ]);
  return { groups: await Promise.all(page.map(describe)), ...total };
};
