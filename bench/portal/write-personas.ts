import { randomUUID } from 'node:crypto';
import type { RoleSummary } from '@skills-architect/contracts/roles';
import { openPlatform } from '@skills-architect/service-kit';
import type { Document } from 'mongodb';
import { pino } from 'pino';
import { findOrCreateGroup, groupResource } from '../../services/personas/src/groups/group-document';
import { mappingResource } from '../../services/personas/src/persona-skills/mapping-document';
import { type IndustrySkill, roleMapping } from '../../services/personas/src/persona-skills/mapping-rules';
import { personaResource } from '../../services/personas/src/personas/persona-document';
import { personaFields } from '../../services/personas/src/personas/write-persona';
import type { ReachedPortal } from './start-portal';

/** Personas per transaction, as many as the service deletes in one. */
const BATCH_SIZE = 200;
/** The demo's Super User. */
const BY = 1;

/** A persona to write, with the role that provides its skills. */
export interface NewPersona {
  groupName: string;
  personaName: string;
  reportingTo: string;
  roleDescription: string;
  rolesResponsibilities: string;
  role: RoleSummary;
}

const skillsOfRoles = async ({ bare }: ReachedPortal, roleIds: number[]) => {
  const roles = bare
    .db('skills_architect_roles')
    .collection<Document & { _id: number; skills: IndustrySkill[] }>('role');
  const stored = await roles.find({ _id: { $in: roleIds } }, { projection: { skills: 1 } }).toArray();
  return new Map(stored.map(({ _id, skills }) => [_id, skills]));
};

/**
 * Writes personas through the models of the personas service, many per transaction. A call for each would take 60 ms of
 * CPU time (transaction, event, role decision), 10 minutes for 10,000 personas.
 */
export const writePersonas = async (portal: ReachedPortal, clientId: number, all: readonly NewPersona[]) => {
  const platform = await openPlatform({
    mongoUri: portal.mongoUri,
    databasePrefix: 'skills_architect_',
    addresses: {},
    log: pino({ level: 'error' }),
  });
  try {
    const kit = platform.kitFor('personas');
    const [groups, personas, mappings] = [groupResource(kit), personaResource(kit), mappingResource(kit)];
    const changeSet = randomUUID();
    for (let from = 0; from < all.length; from += BATCH_SIZE) {
      const part = all.slice(from, from + BATCH_SIZE);
      const skills = await skillsOfRoles(portal, [...new Set(part.map(({ role }) => role.roleId))]);
      await kit.db.transaction(async (session) => {
        const write = { by: BY, changeSet, session };
        const fields = [];
        for (const { role, ...form } of part) {
          const group = await findOrCreateGroup(groups, clientId, form.groupName, write);
          const roles = {
            industryRoleId: role.roleId,
            leadershipRoleId: role.leadershipRole?.leadershipRoleId ?? null,
          };
          fields.push({ clientId, ...personaFields({ ...form, ...roles }, group) });
        }
        const created = await personas.create(fields, write);
        await mappings.create(
          part.map(({ role }) => ({ clientId, ...roleMapping(skills.get(role.roleId) ?? []) })),
          write,
          created.map(({ _id }) => _id),
        );
      });
    }
  } finally {
    await platform.close();
  }
};
