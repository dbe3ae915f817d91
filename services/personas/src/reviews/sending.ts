import type { ReviewDocument } from './review-document';

/** A sending of personas for review. */
export interface Sending {
  changeSet: string;
  by: number;
  message: string;
  /** The users who were asked. */
  asked: readonly number[];
}

/** The sending of a review that waits. Older reviews do not store its change set: theirs is that of their last change. */
export const sendingOf = ({
  sent,
  changeSet,
}: Pick<ReviewDocument, 'sent'> & { changeSet?: string | undefined }): Sending | undefined => {
  const sentIn = sent?.changeSet ?? changeSet;
  if (!sent || !sentIn) return undefined;
  return { changeSet: sentIn, by: sent.by, message: sent.message, asked: sent.asked ?? [] };
};
