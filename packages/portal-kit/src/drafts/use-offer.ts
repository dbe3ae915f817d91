import { useEffect } from 'react';
import { useStore } from 'zustand';
import { offerDraft } from './draft-offers';
import type { DraftStore } from './draft-store';
import { applyChanges, type DraftParts, findChanges, hasCollision } from './merge';

interface OfferOptions<R, V, P> {
  id: string;
  draft: Pick<DraftStore<R, V, P>, 'store' | 'put'>;
  parts: DraftParts<V, P>;
  /** Record of the draft, as text. */
  subject: string | undefined;
  /** The record has loaded, so the effect of a restore is known. */
  isReady: boolean;
}

/** Offers the stored draft until the user restores or discards it. */
export function useOffer<R, V, P>({ id, draft: { store, put }, parts, subject, isReady }: OfferOptions<R, V, P>): void {
  const { earlier, base } = useStore(store);
  const isUseful = earlier && findChanges(parts, base, applyChanges(parts, base, earlier.changes)).size > 0;
  const isOverwriting = earlier && hasCollision(parts, earlier.changes, base);
  useEffect(() => {
    if (!earlier || !isUseful || !isReady) return undefined;
    const text = `Restore what you entered${subject ? ` for ${subject}` : ''}?`;
    return offerDraft({
      id,
      at: earlier.at,
      text: isOverwriting ? `${text} It replaces what was saved since.` : text,
      restore: () => {
        const { value, replacementCount } = store.getState();
        const restored = applyChanges(parts, value, earlier.changes);
        put({ value: restored, earlier: undefined, replacementCount: replacementCount + 1 });
      },
      discard: () => put({ earlier: undefined }),
    });
  }, [id, store, put, parts, subject, earlier, isUseful, isOverwriting, isReady]);
}
