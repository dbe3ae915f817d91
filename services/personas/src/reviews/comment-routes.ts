import { randomUUID } from 'node:crypto';
import { DONE } from '@skills-architect/contracts';
import {
  addComment,
  type CommentPlace,
  changeComment,
  deleteComment,
  listComments,
  type ReviewComment,
  reviewedFieldName,
  undoCommentDeletion,
} from '@skills-architect/contracts/personas';
import { AppError, notFound, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { readLibrary } from '../persona-skills/read-library';
import type { Asker } from '../personas/role-names';
import type { CommentDocument } from './comment-document';
import { noticesOfComment } from './comment-notices';
import { readTalkers } from './read-talkers';
import type { ReviewStores } from './take-step';

const FOREIGN = 'Only who wrote a comment can change its text or delete it.';

const toPlace = (field: CommentDocument['field'], skillId: CommentDocument['skillId']): CommentPlace => {
  if (field !== undefined) return { field };
  return skillId === undefined ? {} : { skillId };
};

/** Comments on personas: each one is a record of its own, so that several people can comment at once. */
export const commentRoutes = (stores: ReviewStores) => (app: FastifyInstance) => {
  const { kit, personas, comments, readApprovers, userNames } = stores;

  const readPlaceName = async (place: CommentPlace, asker: Asker) => {
    if ('field' in place) return reviewedFieldName(place.field);
    if (!('skillId' in place)) return '';
    const { skillId } = place;
    return (await readLibrary(kit, [skillId], asker, { includeDeleted: true })).get(skillId)?.skillName ?? '';
  };
  const toComments = async (found: readonly CommentDocument[], userId: number, asker: Asker) => {
    const skillIds = [...new Set(found.flatMap(({ skillId }) => skillId ?? []))];
    const [skills, nameOf] = await Promise.all([
      readLibrary(kit, skillIds, asker, { includeDeleted: true }),
      userNames(found.flatMap(({ created, resolved }) => [created.by, ...(resolved ? [resolved.by] : [])])),
    ]);
    const person = (by: number) => ({ userId: by, userName: nameOf(by) });
    return found.map(({ _id, field, skillId, text, created, isEdited, resolved, rev }): ReviewComment => {
      const ofField = field === undefined ? '' : reviewedFieldName(field);
      return {
        commentId: _id,
        place: toPlace(field, skillId),
        placeName: skillId === undefined ? ofField : (skills.get(skillId)?.skillName ?? 'Deleted skill'),
        text,
        by: person(created.by),
        at: created.at.toISOString(),
        isEdited,
        resolved: resolved && { by: person(resolved.by), at: resolved.at.toISOString() },
        rev,
        isOwn: created.by === userId,
      };
    });
  };
  const toComment = async (comment: CommentDocument, userId: number, asker: Asker) => {
    const [shown] = await toComments([comment], userId, asker);
    if (!shown) throw new Error('the comment has no answer');
    return shown;
  };
  const read = async (personaId: number, commentId: number) => {
    const comment = await comments.get(commentId);
    if (comment.personaId !== personaId) throw notFound('This comment');
    return comment;
  };

  route(app, listComments, async ({ params: { personaId } }, { identity, userId, request }) => {
    const found = await comments.model
      .find({ personaId, ...comments.alive })
      .sort({ _id: 1 })
      .lean<CommentDocument[]>();
    return { comments: await toComments(found, userId, { identity, requestId: request.id }) };
  });

  route(app, addComment, async ({ params: { personaId }, body }, { identity, userId, request }) => {
    const { clientId, personaName } = await personas.get(personaId);
    const [approverIds, nameOf] = await Promise.all([readApprovers(clientId), userNames([userId])]);
    const writer = { userId, userName: nameOf(userId) };
    const asker = { identity, requestId: request.id };
    const placeName = await readPlaceName(body.place, asker);
    const added = await kit.db.transaction(async (session) => {
      await kit.clientGuard.enter(clientId, session);
      const [comment] = await comments.create([{ clientId, personaId, ...body.place, text: body.text }], {
        by: userId,
        session,
      });
      if (!comment) throw new Error('no comment was created');
      const told = { ...comment, personaName, place: body.place, placeName, ...writer, approverIds };
      await kit.notices.join(noticesOfComment({ ...told, ...(await readTalkers(stores, comment, session)) }), session);
      return comment;
    });
    return toComment(added, userId, asker);
  });

  route(app, changeComment, async ({ params, body }, { identity, userId, request }) => {
    const { rev, text, isResolved } = body;
    const before = await read(params.personaId, params.commentId);
    if (text !== undefined && before.created.by !== userId) throw new AppError('forbidden', FOREIGN);
    const change = {
      ...(text !== undefined && text !== before.text && { text, isEdited: true }),
      ...(isResolved !== undefined && {
        resolved: isResolved ? (before.resolved ?? { by: userId, at: kit.now() }) : null,
      }),
    };
    const changed = await comments.change(before._id, rev, change, { by: userId });
    return toComment(changed, userId, { identity, requestId: request.id });
  });

  route(app, deleteComment, async ({ params, query: { rev } }, { userId }) => {
    const { _id, created } = await read(params.personaId, params.commentId);
    if (created.by !== userId) throw new AppError('forbidden', FOREIGN);
    const changeSet = randomUUID();
    const { removed } = await comments.remove({ _id, rev }, { by: userId, changeSet });
    // Answers 409 when it was changed meanwhile.
    if (!removed.length) await comments.change(_id, rev, {}, { by: userId });
    return { changeSet };
  });

  route(app, undoCommentDeletion, async ({ params: { personaId, changeSet } }, { userId }) => {
    const own = { personaId, 'updated.by': userId, deletedAt: { $ne: null } };
    const { restored } = await comments.undo(changeSet, { by: userId }, own);
    if (!restored) throw notFound('A comment that could be brought back');
    return DONE;
  });
};
