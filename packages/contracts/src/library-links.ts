import * as z from 'zod';
import { call, type ServiceName } from './call';
import { Count, Id } from './vocabulary';

/** A level that links refer to. */
export const LinkLevel = z.object({
  proficiencyId: Id,
  schemeId: Id,
  levelCount: z.number().int(),
  levelNumber: z.number().int(),
});
export type LinkLevel = z.infer<typeof LinkLevel>;

/** Moving all links of one skill to another, with the levels of both. */
export const SkillMove = z.object({
  kind: z.literal('skill'),
  fromId: Id,
  toId: Id,
  from: z.array(LinkLevel).max(500),
  to: z.array(LinkLevel).max(500),
});
export type SkillMove = z.infer<typeof SkillMove>;

/** Moving all links of one industry role to another. */
export const RoleMove = z.object({ kind: z.literal('role'), fromId: Id, toId: Id });
export type RoleMove = z.infer<typeof RoleMove>;

/** Moving links from one library record to another. */
export const LinkMove = z.discriminatedUnion('kind', [SkillMove, RoleMove]);
export type LinkMove = z.infer<typeof LinkMove>;

/** Number of records of one kind that refer to the moved record. */
export const LinkCount = z.object({
  /** Noun of the records, in the singular: 'industry role'. */
  what: z.string(),
  total: Count,
  /** How many of them already refer to the target and keep its values. */
  both: Count,
  /** Names of the first records with both. */
  named: z.array(z.string()),
});
export type LinkCount = z.infer<typeof LinkCount>;

const changeSet = z.string().min(1).max(100);
const access = { types: [], scope: 'library', peers: true } as const;
const areas = ['skills', 'roles'] as const;
const maxBodyBytes = 128 * 1024;

/** The calls by which other services move the library links of a service. */
export const linkCalls = (
  service: Extract<ServiceName, 'roles' | 'personas'>,
  topic: 'industryRoles' | 'personas',
  move: LinkMove,
) => {
  const path = `/v3/${topic}/library-links` as const;
  const post = { service, method: 'POST', maxBodyBytes, access, areas } as const;
  return {
    /** Counts what a move would change. */
    count: call({
      ...post,
      path: `${path}/count`,
      reads: true,
      body: z.object({ move: LinkMove }),
      answer: z.object({ links: z.array(LinkCount) }),
      example: { body: { move } },
    }),
    /** Moves some of the links; 0 moved means that none are left. */
    move: call({
      ...post,
      path: `${path}/move`,
      body: z.object({ move: LinkMove, changeSet, by: Count }),
      answer: z.object({ moved: Count }),
      example: { body: { move, changeSet: 'example', by: 1 } },
    }),
    /** Records changed since the move. */
    changed: call({
      ...post,
      path: `${path}/changed`,
      reads: true,
      body: z.object({ changeSet }),
      answer: z.object({ total: Count, names: z.array(z.string()) }),
      example: { body: { changeSet: 'example' } },
    }),
    /** Undoes some of a move; 0 restored means that nothing is left. */
    undo: call({
      ...post,
      path: `${path}/undo`,
      body: z.object({ changeSet, by: Count }),
      answer: z.object({ restored: Count }),
      example: { body: { changeSet: 'example', by: 1 } },
    }),
  };
};
export type LinkCalls = ReturnType<typeof linkCalls>;
