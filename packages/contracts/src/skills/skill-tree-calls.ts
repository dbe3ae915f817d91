import * as z from 'zod';
import { call } from '../call';
import { NAME_LANGUAGE } from '../translation';
import { LIBRARY_MAINTAINERS, WORKING_TYPES } from '../user-types';
import { ChosenId, Done, Id } from '../vocabulary';
import { LibraryStatus } from './library-status';
import { SkillTexts } from './skill-form';

const areas = ['skills', 'roles', 'personas', 'explorer'] as const;
const keepers = { types: LIBRARY_MAINTAINERS, scope: 'library' } as const;

/** Most skills in the tree of one skill. */
export const MAX_TREE_SKILLS = 2000;
/** Most levels below the root of a tree. */
export const MAX_TREE_LEVELS = 50;

/** Relationship of a child to its parent. */
const Relationship = z.literal('narrower').default('narrower');

/** A skill of a tree. It is listed once, even if several of its parents are in the tree. */
export const SkillTreeNode = z.object({
  skillId: Id,
  skillName: z.string(),
  ...NAME_LANGUAGE,
  skillStatus: z.enum(LibraryStatus),
  /** Skills directly below it, by name. */
  children: z.array(Id),
  /** The parent closest to the root; other parents list the skill in their `children`. Null for the root. */
  parent: Id.nullable(),
});
export type SkillTreeNode = z.infer<typeof SkillTreeNode>;

/** The tree of a skill, level by level. */
export const SkillTree = z.object({
  rootSkillId: Id,
  nodes: z.array(SkillTreeNode),
  /** Whether the lowest levels are left out, because the tree is too large. */
  isCut: z.boolean(),
});
export type SkillTree = z.infer<typeof SkillTree>;

/** All skills below a skill, up to 2,000 skills and 50 levels; client users see published ones. */
export const getSkillTree = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skill-trees/{skillId}',
  follows: ['skills'],
  answer: SkillTree,
  access: { types: WORKING_TYPES, scope: 'library', peers: true },
  areas,
  example: { params: { skillId: 1 } },
});

/**
 * Puts a skill below another one in the tree of `rootSkillId`; 409 when the tree already has the skill, or when it
 * would be below itself.
 */
export const linkSkills = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skill-trees/links',
  body: z.object({ rootSkillId: Id, parent: Id, relationship: Relationship, child: Id }),
  answer: Done,
  failures: ['conflict', 'not-found'],
  access: keepers,
  example: { body: { rootSkillId: 999_999, parent: 999_999, child: 1 } },
});

/** Removes a skill from its parent; the skills below it remain below it. 404 when somebody else has removed it. */
export const unlinkSkills = call({
  service: 'skills',
  method: 'DELETE',
  path: '/v3/skill-trees/links',
  audit: { kind: 'deletion', what: 'Remove skill from a skill tree', shows: ['parent', 'relationship', 'child'] },
  query: z.object({ parent: Id, relationship: Relationship, child: Id }),
  answer: Done,
  failures: ['not-found'],
  access: keepers,
  example: { query: { parent: 999_999, child: 1 } },
});

/**
 * Moves a skill with all skills below it to another parent; 409 when the new parent has it already, when it would be
 * below itself, or when somebody else has moved it meanwhile.
 */
export const moveSkill = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skill-trees/links/move',
  body: z.object({ rootSkillId: Id, child: Id, relationship: Relationship, from: Id, to: Id }),
  answer: Done,
  failures: ['conflict', 'not-found'],
  access: keepers,
  example: { body: { rootSkillId: 999_999, child: 1, from: 999_999, to: 999_998 } },
});

/** A skill created from a tree; its descriptions are written later in the skill form. */
export const TreeSkillForm = SkillTexts.pick({ skillName: true }).extend({
  rootSkillId: Id,
  parentSkillId: Id,
  skillCategoryId: ChosenId('Category is required'),
  skillFamilyId: ChosenId('Family is required'),
  sourceId: ChosenId('Source is required'),
  skillStatus: z.enum(LibraryStatus, { error: 'Status is required' }),
});

/** Creates a skill below another one, in one transaction; 409 when the source has a skill of this name. */
export const createTreeSkill = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skill-trees/skills',
  body: TreeSkillForm,
  answer: z.object({ skillId: Id, skillName: z.string() }),
  failures: ['conflict', 'not-found'],
  access: keepers,
  example: {
    body: {
      rootSkillId: 999_999,
      parentSkillId: 999_999,
      skillName: 'Blade inspection',
      skillCategoryId: 1,
      skillFamilyId: 1,
      sourceId: 1,
      skillStatus: 1,
    },
  },
});
