import { create } from 'zustand';

/** Something that was entered before and not saved, which the person can have back. */
export interface DraftOffer {
  id: string;
  /** The question, as the person reads it. */
  text: string;
  restore: () => void;
  discard: () => void;
}

/** The drafts that the screens in front offer to restore. */
export const useDraftOffers = create<{ offers: readonly DraftOffer[] }>(() => ({ offers: [] }));

/** Offers a draft; the result withdraws it. */
export const offerDraft = (offer: DraftOffer): (() => void) => {
  useDraftOffers.setState(({ offers }) => ({ offers: [...offers, offer] }));
  return () => useDraftOffers.setState(({ offers }) => ({ offers: offers.filter((one) => one !== offer) }));
};
