import type { ReviewDocument } from './review-document';

/** A sending of personas for review. */
export interface Sending {
  changeSet: string;
  by: number;
  at: Date;
  message: string;
  /** Ids of the notified users. */
  asked: readonly number[];
}

/** The sending of a persona that is in review. Older documents lack `sent.changeSet`; their last change was the sending. */
export const sendingOf = ({
  sent,
  changeSet,
}: Pick<ReviewDocument, 'sent'> & { changeSet?: string | undefined }): Sending | undefined => {
  const sentIn = sent?.changeSet ?? changeSet;
  if (!sent || !sentIn) return undefined;
  return { changeSet: sentIn, by: sent.by, at: sent.at, message: sent.message, asked: sent.asked ?? [] };
};
