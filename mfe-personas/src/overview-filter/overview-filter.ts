import { DescribedPart, MAX_LEVEL, type OverviewFilter, PersonaState } from '@skills-architect/contracts/personas';

/** The fields of the query string for what the overview counts; -1 and empty texts: not filtered. */
export const OVERVIEW_FIELDS = {
  state: '',
  leadershipRoleId: -1,
  skillId: 0,
  skillCategory: '',
  levelNumber: -1,
  lacks: '',
};
type FieldValues = typeof OVERVIEW_FIELDS;

/** The filter that the query string states; unknown values are left out. */
export const toOverviewFilter = (values: FieldValues): OverviewFilter => {
  const state = PersonaState.options.find((option) => option === values.state);
  const lacks = DescribedPart.options.find((option) => option === values.lacks);
  const { leadershipRoleId, skillId, skillCategory, levelNumber } = values;
  return {
    ...(state && { state }),
    ...(leadershipRoleId >= 0 && { leadershipRoleId }),
    ...(skillId > 0 && { skillId }),
    ...(skillCategory && { skillCategory }),
    ...(levelNumber >= 0 && levelNumber <= MAX_LEVEL && { levelNumber }),
    ...(lacks && { lacks }),
  };
};

/** The address of the list of personas that match; of a department, if one is given. */
export const personasPath = (filter: OverviewFilter, personaGroupId?: number): string => {
  const params = new URLSearchParams();
  if (personaGroupId !== undefined) params.set('personaGroupId', String(personaGroupId));
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) params.set(name, String(value));
  const query = params.toString();
  return query ? `/personas?${query}` : '/personas';
};
