import type { NewNotice } from '@skills-architect/contracts/portal';
import { fitLine, reviewPath } from './notice-texts';

/** A new comment, and the users who may be notified of it. */
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
  /** Id of the user who sent the persona for the current review. */
  sentBy: number | null;
  /** Ids of users who commented on the same field or skill. */
  commentedBy: readonly number[];
}

/** Notices of a comment for approvers, the sender of the review and users who commented on the same field or skill. */
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
