import { approvalName } from '@skills-architect/contracts/personas';
import type { MappingDocument } from '../persona-skills/mapping-document';
import type { PersonaDocument } from '../personas/persona-document';
import { isChanged } from './differences';
import { needsApproval } from './list-approval';
import { readReviews } from './read-reviews';
import { toSnapshot } from './snapshot';
import type { ReviewStores } from './take-step';

/** Reads the texts of a page of personas, by id. */
export type ReadApprovalTexts = (
  page: readonly PersonaDocument[],
  mappings: ReadonlyMap<number, MappingDocument>,
) => Promise<ReadonlyMap<number, string>>;

/** Reads approvals for a table of a client's personas with one query per page; undefined without approvers. */
export const approvalTextReader = async (
  stores: Pick<ReviewStores, 'reviews' | 'readApprovers'>,
  clientId: number,
): Promise<ReadApprovalTexts | undefined> => {
  if (!(await needsApproval(stores, clientId))) return undefined;
  const { reviews } = stores;
  return async (page, mappings) => {
    const reviewsById = await readReviews(
      reviews,
      page.map(({ _id }) => _id),
    );
    return new Map(
      page.map((persona) => {
        const { state = 'draft', approved, refused = null } = reviewsById.get(persona._id) ?? {};
        const current = toSnapshot(persona, mappings.get(persona._id)?.rows ?? []);
        const hasChanged = approved ? isChanged(approved.version, current) : false;
        return [persona._id, approvalName({ state, isChanged: hasChanged, isRefused: refused !== null })];
      }),
    );
  };
};
