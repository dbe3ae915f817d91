import { Id } from '@skills-architect/contracts';
import { LeadershipRole, RoleFunction, SubSector } from '@skills-architect/contracts/roles';
import { GROUP_FIELDS } from '@skills-architect/library-service-kit';
import type { Document, ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';
import { RoleSkillLink } from '../industry-roles/role-skill-link';

const searchFields = { nameKey: z.string(), ...GROUP_FIELDS };
const SubSectorDocument = SubSector.pick({ subsector: true, subsectorTypeId: true, sourceIds: true }).extend(
  searchFields,
);
/** `description` describes the work in the department; it improves matching. */
const FunctionDocument = RoleFunction.pick({ functionName: true, subsectorId: true }).extend({
  ...searchFields,
  description: z.string().default(''),
});
/** Includes its leadership and meta skills by source, one entry per scheme of the source. */
export const LeadershipRoleDocument = LeadershipRole.omit({ leadershipRoleId: true }).extend({
  skills: z.array(RoleSkillLink.extend({ sourceId: Id })).default([]),
});

export type SubSectorDocument = Document<z.infer<typeof SubSectorDocument>>;
export type FunctionDocument = Document<z.infer<typeof FunctionDocument>>;
export type LeadershipRoleDocument = Document<z.infer<typeof LeadershipRoleDocument>>;

const AMONG_ALIVE = { partialFilterExpression: { deletedAt: null } };
const all = () => ({ all: true }) as const;

/** Sub-sectors, functions and leadership roles. */
export const structureResources = (kit: ServiceKit) => ({
  subSectors: kit.resource({
    name: 'subsector',
    topic: 'subsectors',
    schema: SubSectorDocument,
    indexes: [[{ nameKey: 1 }, { unique: true, ...AMONG_ALIVE }]],
    audience: all,
  }),
  functions: kit.resource({
    name: 'function',
    topic: 'functions',
    schema: FunctionDocument,
    indexes: [
      [
        { subsectorId: 1, nameKey: 1 },
        { unique: true, ...AMONG_ALIVE },
      ],
    ],
    audience: all,
  }),
  leadershipRoles: kit.resource({
    name: 'leadershipRole',
    topic: 'leadershipRoles',
    schema: LeadershipRoleDocument,
    audience: all,
  }),
});
export type Structure = ReturnType<typeof structureResources>;
