import type { NewNotice } from '@skills-architect/contracts/portal';
import { fitLine, reviewPath } from './notice-texts';

/** A new comment, and who takes part in the talk about the persona. */
interface NoticedComment {
  commentId: number;
  personaId: number;
  personaName: string;
  clientId: number;
  text: string;
  /** The writer. */
  userId: number;
  userName: string;
  approverIds: readonly number[];
  /** Who has sent the persona for the review under way. */
  sentBy: number | null;
  /** Who has commented at the same place. */
  commentedBy: readonly number[];
}

/** Tells approvers, the sender and who commented at the same place of a comment, each once; never the writer. */
export const noticesOfComment = ({
  commentId,
  personaId,
  personaName,
  clientId,
  text,
  userId: writer,
  userName,
  approverIds,
  sentBy,
  commentedBy,
}: NoticedComment): NewNotice[] =>
  [...new Set([...approverIds, ...(sentBy === null ? [] : [sentBy]), ...commentedBy])]
    .filter((userId) => userId !== writer)
    .map((userId) => ({
      userId,
      kind: 'commentAdded',
      key: `comment-${commentId}`,
      title: fitLine(`${userName} commented on ${personaName}`),
      text: fitLine(text),
      to: reviewPath(personaId, clientId),
      clientId,
    }));
