import { createHash } from 'node:crypto';
import { type ImportState, importedSkills, LibraryStatus } from '@skills-architect/contracts/skills';
import { searchedFields } from '@skills-architect/library-service-kit';
import type { Identity, ServiceKit, Write } from '@skills-architect/service-kit';
import { type RoleDocument, type Roles, roleTexts } from '../industry-roles/role-document';
import type { TaxonomyRole } from './taxonomy';
import type { Places } from './write-places';

const SKILLS_PER_CALL = 5000;

type SkillIds = ReadonlyMap<string, { skillId: number; proficiencyIds: number[] }>;

/** Resolves the external ids of these roles' skills. */
const readSkillIds = async (kit: ServiceKit, sourceId: number, roles: readonly TaxonomyRole[], identity: Identity) => {
  const skillUris = [...new Set(roles.flatMap((role) => role.skills.map(({ externalId }) => externalId)))];
  const ids = new Map<string, { skillId: number; proficiencyIds: number[] }>();
  for (let from = 0; from < skillUris.length; from += SKILLS_PER_CALL) {
    const body = { sourceId, externalIds: skillUris.slice(from, from + SKILLS_PER_CALL) };
    const { skills } = await kit.peer(importedSkills, { body }, { identity });
    for (const { externalId, skillId, proficiencyIds } of skills) ids.set(externalId, { skillId, proficiencyIds });
  }
  return ids;
};

const toLinks = (role: TaxonomyRole, skills: SkillIds): RoleDocument['skills'] =>
  role.skills.flatMap(({ externalId, levelNumber, skillCriticality }) => {
    const skill = skills.get(externalId);
    const proficiencyId = skill?.proficiencyIds[levelNumber - 1];
    return skill && proficiencyId ? [{ skillId: skill.skillId, proficiencyId, levelNumber, skillCriticality }] : [];
  });

type ImportedFields = Pick<
  RoleDocument,
  | 'roleName'
  | 'alternativeNames'
  | 'roleDescription'
  | 'roleandResponsibilities'
  | 'subsectorId'
  | 'functionId'
  | 'occupation'
  | 'leadershipRoleId'
  | 'skills'
>;

/** Hash of the fields that an import writes. */
const fingerprint = (role: ImportedFields) =>
  createHash('sha1')
    .update(
      JSON.stringify([
        role.roleName,
        role.alternativeNames,
        role.roleDescription,
        role.roleandResponsibilities,
        [role.subsectorId, role.functionId, role.occupation, role.leadershipRoleId],
        role.skills.map(({ skillId, levelNumber, skillCriticality }) => [skillId, levelNumber, skillCriticality]),
      ]),
    )
    .digest('base64');

/** Whether people have changed a role since it was imported. */
export const isEdited = (stored: RoleDocument): boolean =>
  stored.importedAs === undefined ? stored.rev > 0 : stored.importedAs !== fingerprint(stored);

/** What an import does to an existing role; edits of people are kept. */
const importState = (stored: RoleDocument, importedAs: string, changeSet: string): ImportState => {
  // A run that takes over the job finds what the former run wrote.
  if (stored.changeSet === changeSet) return stored.rev === 0 ? 'new' : 'changed';
  const current = fingerprint(stored);
  if (current === importedAs || stored.importedAs === importedAs) return 'same';
  return isEdited(stored) ? 'edited' : 'changed';
};

interface RoleBatch {
  kit: ServiceKit;
  roles: Roles;
  identity: Identity;
  /** 0 while the source does not exist yet. */
  sourceId: number;
  places: Places;
  batch: readonly TaxonomyRole[];
}

/** The state of each role of a batch compared with the library. */
export const compareRoleBatch = async (roleBatch: RoleBatch, changeSet: string) => {
  const { kit, roles, identity, sourceId, places, batch } = roleBatch;
  const skills: SkillIds = sourceId ? await readSkillIds(kit, sourceId, batch, identity) : new Map();
  const found = await roles.model
    .find({ sourceId, uniqueKey: { $in: batch.map(({ externalId }) => externalId) }, ...roles.alive })
    .lean<RoleDocument[]>();
  const storedByKey = new Map(found.map((role) => [role.uniqueKey, role]));
  return batch.map((role) => {
    const stored = storedByKey.get(role.externalId);
    const { externalId, place, skills: _, ...roleFields } = role;
    const { subsectorId, functionId } = places.get(place) ?? { subsectorId: 0, functionId: 0 };
    const importedFields = { ...roleFields, subsectorId, functionId, skills: toLinks(role, skills) };
    const importedAs = fingerprint(importedFields);
    const searched = searchedFields(roleTexts({ ...roleFields, translations: stored?.translations }));
    const fields = { ...importedFields, ...searched, externalId, importedAs };
    return {
      key: externalId,
      stored,
      fields,
      state: stored ? importState(stored, importedAs, changeSet) : ('new' as const),
    };
  });
};

/** Writes a batch of roles: creates new ones, updates changed ones. */
export const writeRoles = async (roleBatch: RoleBatch, write: Write & { changeSet: string }) => {
  const { roles, sourceId } = roleBatch;
  const rows = await compareRoleBatch(roleBatch, write.changeSet);
  const changed = rows.flatMap(({ stored, fields, state }) =>
    stored && state === 'changed' && stored.changeSet !== write.changeSet ? [[stored._id, fields] as const] : [],
  );
  // Somebody else may have changed a role since it was read.
  const revisions = new Map(rows.flatMap(({ stored }) => (stored ? [[stored._id, stored.rev]] : [])));
  const written = await roles.changeMany(new Map(changed), write, revisions);
  const writtenIds = new Set(written.map(({ _id }) => _id));
  const editedIds = new Set(changed.map(([id]) => id).filter((id) => !writtenIds.has(id)));
  const newRows = rows.filter(({ stored }) => !stored);
  const created = await roles.create(
    newRows.map(({ key, fields }) => ({ ...fields, sourceId, roleStatus: LibraryStatus.Published, uniqueKey: key })),
    write,
  );
  const ids = new Map(created.map((role) => [role.uniqueKey, role._id]));
  return rows.map(({ key, stored, fields, state }) => ({
    key,
    name: fields.roleName,
    state: stored && editedIds.has(stored._id) ? ('edited' as const) : state,
    recordId: stored?._id ?? ids.get(key) ?? 0,
  }));
};
