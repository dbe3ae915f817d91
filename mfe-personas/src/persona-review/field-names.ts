import {
  DescribedPart,
  describedPartName,
  type Persona,
  type ReviewedField,
  ROW_FIELDS,
  splitParagraphs,
} from '@skills-architect/contracts/personas';

/** What a field of a persona is called on screens. */
export const fieldName = (field: ReviewedField): string => {
  if (field === 'personaName') return ROW_FIELDS.personaName.title;
  if (field === 'personaGroupName') return ROW_FIELDS.groupName.title;
  if (field === 'industryRole') return 'Industry Role';
  return field === 'leadershipRole' ? 'Leadership Role' : describedPartName(field);
};

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
