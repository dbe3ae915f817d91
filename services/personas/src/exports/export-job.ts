import type { PersonaSelection } from '@skills-architect/contracts/personas';
import { type SkillWithLevels, skillsByIds } from '@skills-architect/contracts/skills';
import type { JobRun } from '@skills-architect/service-kit';
import type { Cell, Sheet, Workbooks } from '@skills-architect/service-kit/workbooks';
import type { MappingDocument } from '../persona-skills/mapping-document';
import type { PersonaDocument } from '../personas/persona-document';
import { selectionFilter } from '../personas/persona-filter';
import type { PersonaStores } from '../personas/write-persona';

export const EXPORT_JOB = 'persona-export';
export interface ExportJob {
  clientId: number;
  selection: PersonaSelection;
}

export const exportFile = (token: string) => `export/${token}`;
const FILE_NAME = 'Persona.xlsx';
const AT_ONCE = 500;
const SKILLS_AT_ONCE = 5000;
/** What one cell of a workbook can hold. */
const LONGEST_CELL = 32_000;

const PERSONA_COLUMNS = [
  { title: 'Persona Id', width: 12 },
  { title: 'Group Name', width: 24 },
  { title: 'Persona Name', width: 32 },
  { title: 'Reporting To', width: 24 },
  { title: 'Industry / Function', width: 28 },
  { title: 'Department / Track', width: 28 },
  { title: 'Industry Role', width: 32 },
  { title: 'Leadership Role', width: 24 },
  { title: 'Role Description', width: 60 },
  { title: 'Roles and Responsibilities', width: 90 },
];
const SKILL_COLUMNS = [
  { title: 'Persona Id', width: 12 },
  { title: 'Group Name', width: 24 },
  { title: 'Persona Name', width: 32 },
  { title: 'Skill', width: 36 },
  { title: 'Skill Category', width: 24 },
  { title: 'Target Proficiency', width: 20 },
  { title: 'Criticality', width: 12 },
  { title: 'Industry Proficiency', width: 20 },
  { title: 'Added From', width: 16 },
  { title: 'Source', width: 22 },
];

const levelName = (skill: SkillWithLevels, proficiencyId: number | null) =>
  skill.proficiencies.find((level) => level.proficiencyId === proficiencyId)?.level ?? '';

const skillRows = (
  persona: PersonaDocument,
  mapping: MappingDocument | undefined,
  library: Map<number, SkillWithLevels>,
): Cell[][] =>
  (mapping?.rows ?? []).flatMap((row) => {
    const skill = library.get(row.skillId);
    if (!skill) return [];
    return [
      [
        persona._id,
        persona.personaGroupName,
        persona.personaName,
        skill.skillName,
        skill.skillCategory.skillCategory,
        levelName(skill, row.proficiencyId),
        row.skillCriticality,
        levelName(skill, row.industryProficiencyId),
        row.skillAddedFrom,
        skill.skillSource.source,
      ],
    ];
  });

/** Reads what is not yet known of these skills; a skill is asked for once for the whole export. */
const completeLibrary = async (
  { kit }: PersonaStores,
  library: Map<number, SkillWithLevels>,
  skillIds: number[],
  run: JobRun<ExportJob>,
) => {
  const missing = [...new Set(skillIds)].filter((id) => !library.has(id));
  for (let from = 0; from < missing.length; from += SKILLS_AT_ONCE) {
    const body = { skillIds: missing.slice(from, from + SKILLS_AT_ONCE), includeProficiencies: true };
    const { skills } = await kit.peer(skillsByIds, { body }, { identity: run.identity });
    for (const skill of skills) library.set(skill.skillId, skill);
  }
};

/** Writes the selected personas and their skills into a workbook of two sheets, in the order of the list. */
export const exportPersonas = async (stores: PersonaStores, books: Workbooks, run: JobRun<ExportJob>) => {
  const { kit, personas, mappings } = stores;
  const filter = selectionFilter(run.data.clientId, run.data.selection);
  const total = await personas.model.countDocuments(filter);
  const sheets: [Sheet, Sheet] = [
    { name: 'Personas', columns: PERSONA_COLUMNS, rows: [] },
    { name: 'Persona Skills', columns: SKILL_COLUMNS, rows: [] },
  ];
  const library = new Map<number, SkillWithLevels>();
  for (let done = 0; done < total; done += AT_ONCE) {
    run.signal.throwIfAborted();
    const page = await personas.model
      .find(filter)
      .sort({ groupKey: 1, nameKey: 1, _id: 1 })
      .skip(done)
      .limit(AT_ONCE)
      .lean<PersonaDocument[]>();
    const ids = page.map((persona) => persona._id);
    const [names, found] = await Promise.all([
      stores.names(page),
      mappings.model.find({ _id: { $in: ids } }).lean<MappingDocument[]>(),
    ]);
    const mappingOf = new Map(found.map((mapping) => [mapping._id, mapping]));
    await completeLibrary(
      stores,
      library,
      found.flatMap(({ rows }) => rows.map(({ skillId }) => skillId)),
      run,
    );
    for (const persona of page) {
      const role = names.roles.get(persona.industryRoleId ?? 0);
      sheets[0].rows.push([
        persona._id,
        persona.personaGroupName,
        persona.personaName,
        persona.reportingTo,
        role?.subsector ?? '',
        role?.functionName ?? '',
        role?.roleName ?? '',
        names.leadershipRoles.get(persona.leadershipRoleId ?? 0)?.leadershipRoleName ?? '',
        persona.roleDescription.slice(0, LONGEST_CELL),
        persona.rolesResponsibilities.split('|').join('\n').slice(0, LONGEST_CELL),
      ]);
      sheets[1].rows.push(...skillRows(persona, mappingOf.get(persona._id), library));
    }
    await run.progress(Math.min(done + AT_ONCE, total), total + 1);
  }
  await kit.files.save(exportFile(run.token), await books.write(sheets, run.signal));
  await run.progress(total + 1, total + 1);
  const href = `/v3/personas/${run.data.clientId}/export-excel/${run.token}/file`;
  return { file: { href, name: FILE_NAME } };
};
