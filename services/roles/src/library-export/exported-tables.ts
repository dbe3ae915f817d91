import type { Source } from '@skills-architect/contracts/skills';
import type { FunctionDocument, Structure, SubSectorDocument } from '../structure/structure-documents';
import {
  broaderRow,
  type Cells,
  digitalRow,
  type EscoTable,
  familyRow,
  groupRow,
  placeCodes,
  placeRow,
  relationRows,
  roleRow,
  skillRow,
  toUri,
} from './esco-rows';
import type { SourcePages } from './source-pages';

const DIGITAL = 'Digital Tools';

/** Skills first, because the other tables need their uris and families. */
export const ORDER: readonly EscoTable[] = [
  'skills_en',
  'digitalSkillsCollection_en',
  'skillGroups_en',
  'broaderRelationsSkillPillar',
  'ISCOGroups_en',
  'occupations_en',
  'occupationSkillRelations',
  'library_en',
];

const readPlaces = async ({ subSectors, functions }: Structure) => {
  const [sectors, functionDocuments] = await Promise.all([
    subSectors.model.find(subSectors.alive).sort({ _id: 1 }).lean<SubSectorDocument[]>(),
    functions.model.find(functions.alive).sort({ _id: 1 }).lean<FunctionDocument[]>(),
  ]);
  return { sectors, functions: functionDocuments, codes: placeCodes(sectors, functionDocuments) };
};

/** The rows of each table in batches; read the tables in the order of `ORDER`. */
export const exportedTables = async (
  { source, licence = '', attribution = '' }: Source,
  pages: SourcePages,
  structure: Structure,
) => {
  const { sectors, functions, codes } = await readPlaces(structure);
  const uris = new Map<number, string>();
  const families = new Map<number, Cells>();

  const tableRows: Record<EscoTable, () => AsyncGenerator<Cells[]>> = {
    async *skills_en() {
      for await (const skills of pages.skills()) {
        for (const skill of skills) {
          uris.set(skill.skillId, toUri('skill', skill.skillId, skill.externalId));
          families.set(skill.skillFamilyId, familyRow(skill));
        }
        yield skills.map(skillRow);
      }
    },
    async *digitalSkillsCollection_en() {
      for await (const skills of pages.skills())
        yield skills.filter(({ skillCategory }) => skillCategory === DIGITAL).map(digitalRow);
    },
    async *broaderRelationsSkillPillar() {
      for await (const skills of pages.skills()) yield skills.map(groupRow);
      for await (const links of pages.links())
        yield links.flatMap(({ parentId, childId }) => {
          const [parent, child] = [uris.get(parentId), uris.get(childId)];
          return parent !== undefined && child !== undefined ? [broaderRow(child, parent)] : [];
        });
    },
    async *skillGroups_en() {
      yield [...families.values()];
    },
    async *ISCOGroups_en() {
      yield sectors.map(({ _id, subsector, subsectorTypeId }) =>
        placeRow(codes.sectors.get(_id) ?? '', subsector, '', subsectorTypeId),
      );
      yield functions.map(({ _id, functionName, description }) =>
        placeRow(codes.functions.get(_id) ?? '', functionName, description),
      );
    },
    async *occupations_en() {
      for await (const roles of pages.roles())
        yield roles.map((role) => roleRow(role, codes.functions.get(role.functionId) ?? ''));
    },
    async *occupationSkillRelations() {
      for await (const roles of pages.roles()) yield roles.flatMap((role) => relationRows(role, uris));
    },
    async *library_en() {
      yield [[source, licence, attribution]];
    },
  };
  return { listRows: tableRows, countSkills: () => uris.size };
};
