import { create } from 'zustand';

/** An unsaved draft that the user can restore. */
export interface DraftOffer {
  id: string;
  /** The question shown to the user. */
  text: string;
  /** When the draft was last edited. */
  at: number;
  restore: () => void;
  discard: () => void;
}

/** Draft offers of the mounted screens. */
export const useDraftOffers = create<{ offers: readonly DraftOffer[] }>(() => ({ offers: [] }));

/** Offers a draft; returns a function that withdraws the offer. */
export const offerDraft = (offer: DraftOffer): (() => void) => {
  useDraftOffers.setState(({ offers }) => ({ offers: [...offers, offer] }));
  return () => useDraftOffers.setState(({ offers }) => ({ offers: offers.filter((other) => other !== offer) }));
};
