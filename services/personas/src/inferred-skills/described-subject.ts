import { parseRowId, splitParagraphs } from '@skills-architect/contracts/personas';
import { notFound } from '@skills-architect/service-kit';
import type { ImportDependencies } from '../imports/import-dependencies';

/** Longer descriptions take more time without naming more skills. */
const LONGEST_TEXT = 50_000;
const MAX_TEXTS = 500;

/** The texts and the role to infer skills from: of a persona, or of an import row. */
export interface DescribedSubject {
  clientId: number;
  /** Its name, used as a job title. */
  name: string;
  roleId: number | null;
  texts: string[];
}

/** The texts of a persona to search for skills. */
export const listTexts = (description: string, duties: string, requirements: readonly string[] = []): string[] =>
  [description, ...splitParagraphs(duties), ...requirements]
    .filter(Boolean)
    .slice(0, MAX_TEXTS)
    .map((text) => text.slice(0, LONGEST_TEXT));

/** Reads a persona by its id, or a row by an id like `row-12`. */
export const describedSubjectReader =
  ({ stores: { personas }, imports, rows }: ImportDependencies) =>
  async (subject: string): Promise<DescribedSubject> => {
    const rowId = parseRowId(subject);
    if (rowId === undefined) {
      const persona = await personas.get(Number(subject));
      const { clientId, personaName: name, industryRoleId: roleId, requirements } = persona;
      return {
        clientId,
        name,
        roleId,
        texts: listTexts(persona.roleDescription, persona.rolesResponsibilities, requirements),
      };
    }
    const [row] = await rows.findByIds([rowId]);
    const document = row && (await imports.get(row.token));
    if (!document || row.outcome !== 'read') throw notFound('This row');
    const texts = listTexts(row.roleDescription, row.rolesAndResponsibilities, row.requirements);
    return { clientId: document.clientId, name: row.personaName, roleId: row.selectedRoleId, texts };
  };
