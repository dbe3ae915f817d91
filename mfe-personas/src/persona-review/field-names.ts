import { DescribedPart, type Persona, type ReviewedField, splitParagraphs } from '@skills-architect/contracts/personas';

/** The text of a field for reading: paragraphs in lines. */
export const readableText = (field: ReviewedField, text: string): string =>
  field === DescribedPart.enum.rolesResponsibilities ? splitParagraphs(text).join('\n') : text;

/** The current text of a field. */
export const fieldText = (field: ReviewedField, persona: Persona): string => {
  if (field === 'personaName') return persona.personaName;
  if (field === 'personaGroupName') return persona.personaGroup.personaGroupName;
  if (field === 'industryRole') return persona.industryRole?.roleName ?? '';
  if (field === 'leadershipRole') return persona.leadershipRole?.leadershipRoleName ?? '';
  return readableText(field, persona[field]);
};
