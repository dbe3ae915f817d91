import { APPROVAL_STATE_NAMES, type PersonaApproval } from '@skills-architect/contracts/personas';
import type { MappingDocument } from '../persona-skills/mapping-document';
import type { PersonaDocument } from '../personas/persona-document';
import { isChanged } from './differences';
import { needsApproval } from './list-approval';
import type { ReviewDocument } from './review-document';
import { toSnapshot } from './snapshot';
import type { ReviewStores } from './take-step';

/** The approval of a persona in a table: the name of its state, 'Approved, changed since' for a changed one. */
export const approvalText = ({ state, isChanged: hasChanged }: Omit<PersonaApproval, 'openComments'>): string =>
  state === 'approved' && hasChanged ? `${APPROVAL_STATE_NAMES[state]}, changed since` : APPROVAL_STATE_NAMES[state];

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
    const ids = page.map(({ _id }) => _id);
    const found = await reviews.model.find({ _id: { $in: ids }, ...reviews.alive }).lean<ReviewDocument[]>();
    const reviewsById = new Map(found.map((review) => [review._id, review]));
    return new Map(
      page.map((persona) => {
        const { state = 'draft', approved } = reviewsById.get(persona._id) ?? {};
        const current = toSnapshot(persona, mappings.get(persona._id)?.rows ?? []);
        const hasChanged = approved ? isChanged(approved.version, current) : false;
        return [persona._id, approvalText({ state, isChanged: hasChanged })];
      }),
    );
  };
};
