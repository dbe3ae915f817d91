import { formatCount } from '@skills-architect/contracts/locale';
import { type CommentPlace, reviewPath } from '@skills-architect/contracts/personas';
import type { JoinedNotice } from '@skills-architect/service-kit';
import { fitLine } from './notice-texts';

/** A new comment, and the users who may be notified of it. */
interface NoticedComment {
  personaId: number;
  personaName: string;
  clientId: number;
  place: CommentPlace;
  /** The name of the field or skill that it is about; empty if it is about the whole persona. */
  placeName: string;
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

/**
 * Notices of a comment for approvers, the sender of the review and users who commented on the same field or skill. Unread
 * comments on a persona share one notice.
 */
export const noticesOfComment = ({
  personaId,
  personaName,
  clientId,
  place,
  placeName,
  text,
  userId: writer,
  userName,
  approverIds,
  sentBy,
  commentedBy,
}: NoticedComment): JoinedNotice[] =>
  [...new Set([...approverIds, ...(sentBy === null ? [] : [sentBy]), ...commentedBy])]
    .filter((userId) => userId !== writer)
    .map((userId) => ({
      userId,
      kind: 'commentAdded',
      key: `comments-${personaId}`,
      title: fitLine(`${userName} commented on ${placeName ? `${placeName} of ` : ''}${personaName}`),
      titleOfMany: (count) => fitLine(`${formatCount(count, 'new comment')} on ${personaName}`),
      text: fitLine(text),
      to: reviewPath(personaId, clientId, place),
      toOfMany: reviewPath(personaId, clientId),
      clientId,
    }));
