import { importSkills, LibraryStatus } from '@skills-architect/contracts/skills';
import { fold, type JobRun, rankedFields, type ServiceKit } from '@skills-architect/service-kit';
import type { RoleDocument, Roles } from '../industry-roles/role-document';
import type { FunctionDocument, Structure, SubSectorDocument } from '../structure/structure-documents';
import type { EscoLibrary, EscoOccupation } from './esco-library';
import { toSubSectorType } from './esco-rules';

const SKILLS_AT_ONCE = 1000;
const ROLES_AT_ONCE = 250;
const SUB_MAJOR = 2;

interface Target {
  kit: ServiceKit;
  roles: Roles;
  structure: Structure;
  sourceId: number;
  changeSet: string;
  run: JobRun<unknown>;
}

type SkillIds = Map<string, { skillId: number; proficiencyIds: number[] }>;

/** Writes the skills in batches; those from an earlier run keep their ids. */
export const writeSkills = async (
  { kit, sourceId, changeSet, run }: Target,
  library: EscoLibrary,
): Promise<SkillIds> => {
  const written: SkillIds = new Map();
  const total = library.skills.length + library.occupations.length;
  for (let from = 0; from < library.skills.length; from += SKILLS_AT_ONCE) {
    run.signal.throwIfAborted();
    const skills = library.skills.slice(from, from + SKILLS_AT_ONCE);
    const answer = await kit.peer(importSkills, { body: { sourceId, changeSet, skills } }, { identity: run.identity });
    for (const { externalId, skillId, proficiencyIds } of answer.skills)
      written.set(externalId, { skillId, proficiencyIds });
    await run.progress(written.size, total, 'skills and roles');
  }
  return written;
};

/** Creates the missing ISCO groups of the occupations; returns the department of each unit group. */
export const writeStructure = async ({ structure, sourceId, changeSet, run }: Target, library: EscoLibrary) => {
  const by = { by: run.identity.user?.userId ?? 0, changeSet };
  const label = new Map(library.iscoGroups.map(({ code, label }) => [code, label]));
  const text = new Map(library.iscoGroups.map(({ code, text }) => [code, text]));
  const unitCodes = [...new Set(library.occupations.map(({ isco }) => isco))];
  const subMajorCodes = [...new Set(unitCodes.map((code) => code.slice(0, SUB_MAJOR)))];

  const subSectors = await structure.subSectors.model
    .find({ externalId: { $in: subMajorCodes } })
    .lean<SubSectorDocument[]>();
  const missing = subMajorCodes.filter((code) => !subSectors.some(({ externalId }) => externalId === code));
  const createdSubSectors = await structure.subSectors.create(
    missing.map((code) => ({
      subsector: label.get(code) ?? code,
      nameKey: fold(label.get(code) ?? code),
      subsectorTypeId: toSubSectorType(code),
      sourceIds: [sourceId],
      externalId: code,
    })),
    by,
  );
  const subSectorIds = new Map([...subSectors, ...createdSubSectors].map((one) => [one.externalId, one._id]));

  const functions = await structure.functions.model.find({ externalId: { $in: unitCodes } }).lean<FunctionDocument[]>();
  const createdFunctions = await structure.functions.create(
    unitCodes
      .filter((code) => !functions.some(({ externalId }) => externalId === code))
      .map((code) => ({
        functionName: label.get(code) ?? code,
        nameKey: fold(label.get(code) ?? code),
        description: text.get(code) ?? '',
        subsectorId: subSectorIds.get(code.slice(0, SUB_MAJOR)) ?? 1,
        externalId: code,
      })),
    by,
  );
  return new Map([...functions, ...createdFunctions].map((one) => [one.externalId, one]));
};

const toFields = (
  occupation: EscoOccupation,
  place: FunctionDocument | undefined,
  skills: SkillIds,
  sourceId: number,
) => ({
  roleName: occupation.roleName,
  ...rankedFields(occupation.roleName, occupation.alternativeNames),
  alternativeNames: occupation.alternativeNames,
  subsectorId: place?.subsectorId ?? 1,
  functionId: place?._id ?? 1,
  occupation: occupation.occupation,
  leadershipRoleId: occupation.leadershipRoleId,
  roleDescription: occupation.roleDescription,
  roleandResponsibilities: '',
  sourceId,
  roleStatus: LibraryStatus.Published,
  externalId: occupation.externalId,
  uniqueKey: occupation.externalId,
  skills: occupation.skills.flatMap(({ externalId, levelNumber, skillCriticality }) => {
    const skill = skills.get(externalId);
    const proficiencyId = skill?.proficiencyIds[levelNumber - 1];
    return skill && proficiencyId ? [{ skillId: skill.skillId, proficiencyId, levelNumber, skillCriticality }] : [];
  }),
});

/** Whether an imported role is still identical to ESCO's data. */
const sameAs = (known: RoleDocument, fields: ReturnType<typeof toFields>) =>
  known.roleDescription === fields.roleDescription &&
  known.roleName === fields.roleName &&
  known.nameLines === fields.nameLines &&
  known.skills.length === fields.skills.length &&
  known.alternativeNames.length === fields.alternativeNames.length;

/** Writes the roles in batches: creates new ones, updates changed ones, and skips the others. */
export const writeRoles = async (
  target: Target,
  library: EscoLibrary,
  skills: SkillIds,
  places: Map<string | undefined, FunctionDocument>,
) => {
  const { roles, sourceId, changeSet, run } = target;
  const by = { by: run.identity.user?.userId ?? 0, changeSet };
  const total = library.skills.length + library.occupations.length;
  for (let from = 0; from < library.occupations.length; from += ROLES_AT_ONCE) {
    run.signal.throwIfAborted();
    const batch = library.occupations.slice(from, from + ROLES_AT_ONCE);
    const known = await roles.model
      .find({ sourceId, uniqueKey: { $in: batch.map(({ externalId }) => externalId) }, ...roles.alive })
      .lean<RoleDocument[]>();
    const byExternalId = new Map(known.map((role) => [role.externalId, role]));
    const fresh: ReturnType<typeof toFields>[] = [];
    for (const occupation of batch) {
      const fields = toFields(occupation, places.get(occupation.isco), skills, sourceId);
      const before = byExternalId.get(occupation.externalId);
      if (!before) fresh.push(fields);
      else if (!sameAs(before, fields)) await roles.change(before._id, undefined, fields, by);
    }
    await roles.create(fresh, by);
    await run.progress(
      library.skills.length + Math.min(from + ROLES_AT_ONCE, library.occupations.length),
      total,
      'skills and roles',
    );
  }
};
