import { splitParagraphs } from '@skills-architect/contracts/personas';
import type { RoleDecision } from '@skills-architect/contracts/roles';
import type { RowDocument } from '../imports/row-document';
import type { PersonaDocument } from '../personas/persona-document';

type Authorship = Pick<RoleDecision, 'by' | 'at'>;
type DecidedPersona = Pick<
  PersonaDocument,
  '_id' | 'personaName' | 'roleDescription' | 'rolesResponsibilities' | 'industryRoleId'
>;
type DecidedRow = Pick<
  RowDocument,
  | '_id'
  | 'matched'
  | 'isDuplicatePersona'
  | 'personaId'
  | 'personaName'
  | 'roleDescription'
  | 'rolesAndResponsibilities'
  | 'recommendations'
  | 'selectedRoleId'
>;

const toSubject = (personaId: number) => `persona ${personaId}`;

/** The text used for role matching: the description, then one line per duty. */
const joinTexts = (description: string, duties: string) =>
  [description.trim(), ...splitParagraphs(duties)].filter(Boolean).join('\n').slice(0, 50_000);

/**
 * The decision in a persona form: the role of a new persona, or a changed role. A new persona without a role is no
 * decision; removing a role is the decision for none.
 */
export const decisionOfForm = (
  before: Pick<DecidedPersona, 'industryRoleId'> | undefined,
  after: DecidedPersona,
  authorship: Authorship,
): RoleDecision[] => {
  if ((before?.industryRoleId ?? null) === after.industryRoleId) return [];
  return [
    {
      ...authorship,
      subject: toSubject(after._id),
      source: 'persona',
      title: after.personaName,
      description: joinTexts(after.roleDescription, after.rolesResponsibilities),
      chosen: after.industryRoleId,
    },
  ];
};

/**
 * The decision for an import row when its personas are created: the selected role, or none for a row without one. Rows
 * that needed no decision are omitted.
 */
export const decisionOfRow = (row: DecidedRow, authorship: Authorship): RoleDecision[] => {
  const suggested = row.recommendations.filter(({ isSearchedRole }) => !isSearchedRole);
  const isNotCreated = row.selectedRoleId !== null && row.personaId === undefined;
  if (!row.matched || row.isDuplicatePersona || suggested.length === 0 || isNotCreated) return [];
  return [
    {
      ...authorship,
      subject: row.personaId === undefined ? `row ${row._id}` : toSubject(row.personaId),
      source: 'import',
      title: row.personaName,
      description: joinTexts(row.roleDescription, row.rolesAndResponsibilities),
      suggested: suggested.map(({ roleId }) => roleId),
      confidence: suggested[0]?.confidence ?? null,
      chosen: row.selectedRoleId,
    },
  ];
};
