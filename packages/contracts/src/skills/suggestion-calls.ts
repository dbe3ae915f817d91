import * as z from 'zod';
import { call } from '../call';
import { AskedOf, suggestionsSchema, TextSuggestions } from '../suggestion-origin';
import { LIBRARY_MAINTAINERS } from '../user-types';
import { Count, Id, Line, Prose } from '../vocabulary';

const keepers = { types: LIBRARY_MAINTAINERS, scope: 'library' } as const;
const BYTES = 256 * 1024;

/** The skill in its form, saved or not. Field names as in the specification. */
const SuggestedSkill = z.object({
  SkillName: Line.min(1, 'Skill name is required'),
  SkillFamily: Line.min(1, 'Family is required'),
  /** The short description. */
  SkillDescription: Prose.default(''),
  /** The detailed description. */
  EmbeddingDescription: Prose.default(''),
  /** The stored skill, which is excluded from its own suggestions. */
  SkillId: Id.optional(),
  AskedOf,
});
const body = { SkillName: 'Wind turbine inspection', SkillFamily: 'Wind power' };
const asked = {
  service: 'skills',
  method: 'POST',
  maxBodyBytes: BYTES,
  access: keepers,
} as const;

/** A suggested knowledge base; one that is already chosen or not in the Skillopedia cannot be selected. */
export const WikiSuggestions = suggestionsSchema({
  /** 0 for a title that is not in the Skillopedia. */
  encyclopediaId: Count,
  encyclopedia: z.string(),
  url: z.string().nullable(),
  isSelected: z.boolean(),
  isDisabled: z.boolean(),
  isInValidId: z.boolean(),
});

/** Suggests Skillopedia entries for a skill. */
export const suggestWikis = call({
  ...asked,
  path: '/v3/skills/suggestion/wikis',
  expensive: true,
  body: SuggestedSkill.extend({ EncyclopediaIds: z.array(Id).max(100).default([]) }),
  answer: WikiSuggestions,
  example: { body },
});

/** Suggests short descriptions of a skill. */
export const suggestShortDescription = call({
  ...asked,
  path: '/v3/skills/suggestion/short-description',
  expensive: true,
  body: SuggestedSkill,
  answer: TextSuggestions,
  example: { body },
});

/** Suggests detailed descriptions of a skill. */
export const suggestDetailedDescription = call({
  ...asked,
  path: '/v3/skills/suggestion/detailed-description',
  expensive: true,
  body: SuggestedSkill,
  answer: TextSuggestions,
  example: { body },
});

const levelNumber = z.coerce.number<number>().int().min(1).max(7);

/** Suggests texts for the levels of a skill, one per level. Nothing is saved. */
export const suggestLevelDescriptions = call({
  ...asked,
  path: '/v3/skills/suggestion/level-descriptions',
  expensive: true,
  body: SuggestedSkill.extend({
    Levels: z
      .array(z.object({ levelNumber, level: Line.min(1) }))
      .min(1, 'Proficiency Level selection is required!')
      .max(7),
    /** The scheme of the levels; by default one with this number of levels. */
    SchemeId: Id.optional(),
  }),
  answer: suggestionsSchema({
    levelNumber,
    level: z.string(),
    description: z.string(),
    knowledge: z.string(),
    ability: z.string(),
  }),
  example: { body: { ...body, Levels: [{ levelNumber: 1, level: 'Novice' }] } },
});

/** For other services: which of these names belong to a published skill, as name or alternative name. */
export const skillsByNames = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/by-names',
  reads: true,
  body: z.object({ names: z.array(Line.min(1)).max(60) }),
  answer: z.object({ skills: z.array(z.object({ name: z.string(), skillId: Id })) }),
  access: { types: [], scope: 'library', peers: true },
  areas: ['skills', 'roles', 'personas'],
  example: { body: { names: ['SQL'] } },
});
