/** What a field is called on screens and sheets, and in sentences; `width` is that of its column in workbooks. */
interface DescribedField {
  title: string;
  word: string;
  width: number;
}

interface PersonaFact extends DescribedField {
  /** What it states, for people who fill in a sheet: `whom the role reports to`. */
  explanation: string;
  /** Stands before a value: `reporting to`. */
  lead: string;
}

/**
 * The facts about a persona: optional fields of one line. Contract, form, rows of imports, workbooks and history have
 * each fact that is listed here and in `factsOf`; a reader of documents and tables has to learn where it is stated.
 */
export const PERSONA_FACTS = {
  reportingTo: {
    title: 'Reporting To',
    word: 'reporting line',
    width: 24,
    explanation: 'whom the role reports to',
    lead: 'reporting to',
  },
} as const satisfies Record<string, PersonaFact>;
export type FactName = keyof typeof PERSONA_FACTS;

/** A value for each fact. */
export const factsOf = <T>(of: (name: FactName) => T): Record<FactName, T> => ({ reportingTo: of('reportingTo') });
export const FACT_NAMES: readonly FactName[] = Object.values(factsOf((name) => name));

/** The fields of a persona that a job description or a table of roles fills, as rows of imports have them. */
export const ROW_FIELDS = {
  personaName: { title: 'Persona Name', word: 'name', width: 32 },
  groupName: { title: 'Group Name', word: 'group', width: 24 },
  ...PERSONA_FACTS,
  roleDescription: { title: 'Role Description', word: 'description', width: 60 },
  rolesAndResponsibilities: { title: 'Roles and Responsibilities', word: 'duties', width: 90 },
} as const satisfies Record<string, DescribedField>;
export type RowFieldName = keyof typeof ROW_FIELDS;

/** A value for each of these fields. */
export const rowFieldsOf = <T>(of: (name: RowFieldName) => T): Record<RowFieldName, T> => ({
  personaName: of('personaName'),
  groupName: of('groupName'),
  ...factsOf(of),
  roleDescription: of('roleDescription'),
  rolesAndResponsibilities: of('rolesAndResponsibilities'),
});
export const ROW_FIELD_NAMES: readonly RowFieldName[] = Object.values(rowFieldsOf((name) => name));
