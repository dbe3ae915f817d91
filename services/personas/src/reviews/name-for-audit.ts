import { type CallContext, firstNames } from '@skills-architect/service-kit';
import type { PersonaDocument } from '../personas/persona-document';
import type { ReviewStores } from './take-step';

/** As many as an entry can name. */
const MOST_READ = 20;

/** Names the personas of a step in its entry of the audit log. */
export const nameForAudit = async (
  { personas }: Pick<ReviewStores, 'personas'>,
  ids: readonly number[],
  { addToAudit }: Pick<CallContext, 'addToAudit'>,
): Promise<void> => {
  const found = await personas.model
    .find({ _id: { $in: ids.slice(0, MOST_READ) } }, { personaName: 1 })
    .sort({ _id: 1 })
    .lean<Pick<PersonaDocument, 'personaName'>[]>();
  const names = found.map(({ personaName }) => personaName);
  addToAudit({ personas: firstNames(names, ids.length) });
};
