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

/** The move of all links of one skill to another, with the levels of both. */
export const SkillMove = z.object({
  kind: z.literal('skill'),
  fromId: Id,
  toId: Id,
  from: z.array(LinkLevel).max(500),
  to: z.array(LinkLevel).max(500),
});
export type SkillMove = z.infer<typeof SkillMove>;

/** The move of all links of one industry role to another. */
export const RoleMove = z.object({ kind: z.literal('role'), fromId: Id, toId: Id });
export type RoleMove = z.infer<typeof RoleMove>;

/** A move of links from one record of the library to another. */
export const LinkMove = z.discriminatedUnion('kind', [SkillMove, RoleMove]);
export type LinkMove = z.infer<typeof LinkMove>;

/** Records of one kind that refer to what is moved. */
export const LinkCount = z.object({
  /** What they are, in the singular: 'industry role'. */
  what: z.string(),
  total: Count,
  /** Those that refer to the target already and keep what they have of it. */
  both: Count,
  /** The first of those that have both. */
  named: z.array(z.string()),
});
export type LinkCount = z.infer<typeof LinkCount>;

const changeSet = z.string().min(1).max(100);
const access = { types: [], scope: 'library', peers: true } as const;
const areas = ['skills', 'roles'] as const;
const maxBodyBytes = 128 * 1024;

/** The calls by which a service that refers to the library moves its links, for other services. */
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
    /** Moves some of the links; none moved means that there are none left. */
    move: call({
      ...post,
      path: `${path}/move`,
      body: z.object({ move: LinkMove, changeSet, by: Count }),
      answer: z.object({ moved: Count }),
      example: { body: { move, changeSet: 'example', by: 1 } },
    }),
    /** Records of a move that were changed again since. */
    changed: call({
      ...post,
      path: `${path}/changed`,
      reads: true,
      body: z.object({ changeSet }),
      answer: z.object({ total: Count, names: z.array(z.string()) }),
      example: { body: { changeSet: 'example' } },
    }),
    /** Takes some of a move back; none restored means that there is nothing left. */
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
