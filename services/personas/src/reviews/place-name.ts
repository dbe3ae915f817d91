import { DescribedPart, describedPartName, type ReviewedField } from '@skills-architect/contracts/personas';

const OTHER_NAMES: Record<Exclude<ReviewedField, DescribedPart>, string> = {
  personaName: 'Persona name',
  personaGroupName: 'Department',
  industryRole: 'Industry role',
  leadershipRole: 'Leadership role',
};

/** What a field of a persona is called at its comments. */
export const fieldName = (field: ReviewedField): string => {
  const part = DescribedPart.safeParse(field);
  if (part.success) return describedPartName(part.data);
  return Object.entries(OTHER_NAMES).find(([name]) => name === field)?.[1] ?? field;
};
