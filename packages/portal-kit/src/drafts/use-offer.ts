import { listNames } from '@skills-architect/contracts/locale';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { StoredDraft } from '../storage/stored-drafts';
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

/** What restoring replaces although it was saved later. */
const describeLoss = <V, P>(parts: DraftParts<V, P>, earlier: StoredDraft<P>, base: V): string => {
  const lost = listCollisions(parts, earlier.changes, base);
  if (!lost.length) return '';
  const labels = lost.flatMap(([key, { part, was }]) => parts.describe?.(part ?? was, key).label ?? []);
  const named = labels.length && labels.length <= MAX_NAMED ? `: ${listNames(labels)}` : '';
  return ` It replaces what was saved since${named}.`;
};

/** Offers the stored draft until the user restores or discards it. */
export function useOffer<R, V, P>({ id, draft: { store, put }, parts, subject, isReady }: OfferOptions<R, V, P>): void {
  const { earlier, base } = useStore(store);
  const isUseful = earlier && findChanges(parts, base, applyChanges(parts, base, earlier.changes)).size > 0;
  const loss = earlier ? describeLoss(parts, earlier, base) : '';
  useEffect(() => {
    if (!earlier || !isUseful || !isReady) return undefined;
    return offerDraft({
      id,
      at: earlier.at,
      text: `Restore what you entered${subject ? ` for ${subject}` : ''}?${loss}`,
      restore: () => {
        const { value, replacementCount } = store.getState();
        const restored = applyChanges(parts, value, earlier.changes);
        put({ value: restored, earlier: undefined, replacementCount: replacementCount + 1 });
      },
      discard: () => put({ earlier: undefined }),
    });
  }, [id, store, put, parts, subject, earlier, isUseful, loss, isReady]);
}
