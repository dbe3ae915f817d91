import type { PersonaSkills } from '@skills-architect/contracts/personas';
import { notFound } from '@skills-architect/service-kit';
import type { PersonaDocument } from '../personas/persona-document';
import type { Asker } from '../personas/role-names';
import { industrySkills, type PersonaStores } from '../personas/write-persona';
import type { MappingDocument } from './mapping-document';
import type { IndustrySkill } from './mapping-rules';
import { readLibrary } from './read-library';
import { shownSkills } from './shown-skills';

/** Reads the skills of a persona and of its industry role. */
export const mappingReader = ({ kit, personas, mappings }: Pick<PersonaStores, 'kit' | 'personas' | 'mappings'>) => ({
  read: async (personaId: number): Promise<MappingDocument> => {
    const mapping = await mappings.model.findOne({ _id: personaId, ...mappings.alive }).lean<MappingDocument>();
    if (!mapping) throw notFound('This persona');
    return mapping;
  },

  /** The skills of the persona's industry role; none without a role. */
  roleSkills: async (personaId: number, asker: Asker): Promise<IndustrySkill[]> => {
    const persona = await personas.model.findOne({ _id: personaId }, { industryRoleId: 1 }).lean<PersonaDocument>();
    const roleId = persona?.industryRoleId;
    return roleId ? ((await industrySkills(kit, [roleId], asker)).get(roleId) ?? []) : [];
  },

  /** The skills in the answer format of the calls. */
  toAnswer: async (mapping: MappingDocument, asker: Asker): Promise<PersonaSkills> => {
    const library = await readLibrary(
      kit,
      mapping.rows.map((row) => row.skillId),
      asker,
    );
    return {
      personaId: mapping._id,
      rev: mapping.rev,
      canUndo: mapping.savedRev === mapping.rev,
      excludedRoleSkills: mapping.excludedRoleSkills,
      skills: shownSkills(mapping.rows, library),
    };
  },
});
