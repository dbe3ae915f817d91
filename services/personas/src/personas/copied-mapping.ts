import { notFound } from '@skills-architect/service-kit';
import type { MappingDocument } from '../persona-skills/mapping-document';
import { type IndustrySkill, type Mapping, withIndustryRole } from '../persona-skills/mapping-rules';
import type { PersonaDocument } from './persona-document';
import type { PersonaStores } from './write-persona';

/** The skills of a copy: those of its original, or with another role those of that role and the added ones. */
export const copiedMapping = async (
  { personas, mappings }: Pick<PersonaStores, 'personas' | 'mappings'>,
  { clientId }: { clientId: number },
  { copyOf, industryRoleId }: { copyOf?: number | undefined; industryRoleId: number | null },
  ofRole: IndustrySkill[],
): Promise<Mapping> => {
  const original = await personas.model.findOne({ _id: copyOf, clientId, ...personas.alive }).lean<PersonaDocument>();
  const mapping = original && (await mappings.model.findOne({ _id: original._id }).lean<MappingDocument>());
  if (!mapping) throw notFound('The persona that you copy');
  const { rows, excludedRoleSkills } = mapping;
  const copied = { rows, excludedRoleSkills };
  return industryRoleId === original.industryRoleId ? copied : withIndustryRole(copied, ofRole);
};
