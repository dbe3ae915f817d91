import {
  addComment,
  type CommentPlace,
  changeComment,
  deleteComment,
  listComments,
  placeKey,
  type ReviewComment,
  undoCommentDeletion,
} from '@skills-architect/contracts/personas';
import { notifyUndoable } from '@skills-architect/library-kit';
import { CallFailure, notify, useCall, useChange } from '@skills-architect/portal-kit';
import { useState } from 'react';
import { useCommentDrafts } from './use-comment-drafts';

const CHANGED =
  'Somebody else has changed this comment. It is shown as it is now; your text is kept, save it again to replace it.';

/** The comments on a persona, drafts of new and edited ones, and functions that save, resolve and delete them. */
export const useComments = (personaId: number, personaName: string) => {
  const params = { personaId };
  const read = useCall(listComments, { params });
  const drafts = useCommentDrafts(personaId, personaName);
  const adding = useChange(addComment);
  const changing = useChange(changeComment);
  const deleting = useChange(deleteComment);
  const undoing = useChange(undoCommentDeletion);
  const [sentKey, setSentKey] = useState<string>();

  const report = (failure: unknown) => {
    const isStale = failure instanceof CallFailure && (failure.code === 'conflict' || failure.code === 'stale');
    if (!isStale) return notify(failure);
    read.retry();
    notify(CHANGED, { variant: 'warning', duration: 8000 });
  };
  /** Sends the text of an editor; a failure keeps it, and so does what is typed meanwhile. */
  const sendText = async (key: string, send: (text: string) => Promise<unknown>) => {
    const text = drafts.text(key);
    if (sentKey !== undefined || text.trim() === '') return;
    setSentKey(key);
    try {
      await send(text.trim());
      drafts.close(key, text);
    } catch (failure) {
      report(failure);
    } finally {
      setSentKey(undefined);
    }
  };
  const path = ({ commentId }: ReviewComment) => ({ params: { ...params, commentId } });

  return {
    read,
    drafts,
    sentKey,
    isChanging: changing.isRunning || deleting.isRunning,
    add: (place: CommentPlace) => sendText(placeKey(place), (text) => adding.run({ params, body: { place, text } })),
    saveText: (comment: ReviewComment) =>
      sendText(editKey(comment), (text) => changing.run({ ...path(comment), body: { rev: comment.rev, text } })),
    resolve: (comment: ReviewComment, isResolved: boolean) =>
      changing.run({ ...path(comment), body: { rev: comment.rev, isResolved } }).then(() => undefined, report),
    remove: async (comment: ReviewComment) => {
      try {
        const { changeSet } = await deleting.run({ ...path(comment), query: { rev: comment.rev } });
        notifyUndoable('The comment was deleted', () =>
          undoing.run({ params: { ...params, changeSet } }).catch(notify),
        );
      } catch (failure) {
        report(failure);
      }
    },
  };
};
export type Comments = ReturnType<typeof useComments>;

/** Key of the editor of a comment that is changed; a new one has the key of its place. */
export const editKey = ({ commentId }: Pick<ReviewComment, 'commentId'>): string => `comment ${commentId}`;
