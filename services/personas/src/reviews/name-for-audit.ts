import { firstNames, MOST_NAMED } from '@skills-architect/service-kit';
import type { PersonaDocument } from '../personas/persona-document';
import type { ReviewStores } from './take-step';

/** The first of `count` personas as an entry of the audit log names them. */
export const namesForAudit = async (
  { personas }: Pick<ReviewStores, 'personas'>,
  ids: readonly number[],
  count = ids.length,
): Promise<ReturnType<typeof firstNames>> => {
  const found = await personas.model
    .find({ _id: { $in: ids.slice(0, MOST_NAMED) } }, { personaName: 1 })
    .sort({ _id: 1 })
    .lean<Pick<PersonaDocument, 'personaName'>[]>();
  return firstNames(
    found.map(({ personaName }) => personaName),
    count,
  );
};
