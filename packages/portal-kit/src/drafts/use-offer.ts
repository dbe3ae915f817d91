import { listNames } from '@skills-architect/contracts/locale';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Change, PartKey, StoredDraft } from '../storage/stored-drafts';
import { offerDraft } from './draft-offers';
import type { DraftStore } from './draft-store';
import { applyChanges, type DraftParts, findChanges, listCollisions } from './merge';

interface OfferOptions<R, V, P> {
  id: string;
  draft: Pick<DraftStore<R, V, P>, 'store' | 'put'>;
  parts: DraftParts<V, P>;
  /** Record of the draft, as text. */
  subject: string | undefined;
  /** The record has loaded, so the effect of a restore is known. */
  isReady: boolean;
}

/** Maximum number of fields that the offer names. */
const MAX_NAMED = 3;

/** The labels of parts in a sentence; undefined unless all have one and they are few. */
const nameParts = <V, P>({ describe }: DraftParts<V, P>, changes: Iterable<[PartKey, Change<P>]>) => {
  const labels = [...changes].map(([key, { part, was }]) => describe?.(part ?? was, key).label);
  const known = labels.filter((label) => label !== undefined);
  return known.length === labels.length && known.length <= MAX_NAMED ? listNames(known) : undefined;
};

/** What restoring replaces although it was saved later. */
const describeLoss = <V, P>(parts: DraftParts<V, P>, earlier: StoredDraft<P>, base: V): string => {
  const lost = listCollisions(parts, earlier.changes, base);
  if (!lost.length) return '';
  const named = nameParts(parts, lost);
  return ` It replaces what was saved since${named ? `: ${named}` : ''}.`;
};

/** Offers the stored draft until the user restores or discards it. */
export function useOffer<R, V, P>({ id, draft: { store, put }, parts, subject, isReady }: OfferOptions<R, V, P>): void {
  const { earlier, base } = useStore(store);
  const useful = earlier && findChanges(parts, base, applyChanges(parts, base, earlier.changes));
  const isUseful = useful !== undefined && useful.size > 0;
  const loss = earlier ? describeLoss(parts, earlier, base) : '';
  const fields = useful && nameParts(parts, useful);
  // Which fields, because drafts of several tabs are offered one after the other.
  const question = `Restore what you entered${fields ? ` in ${fields}` : ''}${subject ? ` for ${subject}` : ''}?`;
  useEffect(() => {
    if (!earlier || !isUseful || !isReady) return undefined;
    return offerDraft({
      id,
      at: earlier.at,
      text: `${question}${loss}`,
      restore: () => {
        const { value, replacementCount } = store.getState();
        const restored = applyChanges(parts, value, earlier.changes);
        put({ value: restored, earlier: undefined, replacementCount: replacementCount + 1 });
      },
      discard: () => put({ earlier: undefined }),
    });
  }, [id, store, put, parts, question, earlier, isUseful, loss, isReady]);
}
