import { getReview, type Review, reviewHistory } from '@skills-architect/contracts/personas';
import { notFound, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { readLibrary } from '../persona-skills/read-library';
import { isEmpty } from '../personas/empty-personas';
import type { PersonaDocument } from '../personas/persona-document';
import { type Asker, listedNames } from '../personas/role-names';
import { fieldDifferences, skillDifferences } from './differences';
import type { ReviewDocument } from './review-document';
import { allowedSteps, isChangedSinceSent } from './review-rules';
import { type ReviewStores, readCurrent } from './take-step';

/** Routes that read the review of a persona and its history. */
export const reviewRoutes = (stores: ReviewStores) => (app: FastifyInstance) => {
  const { kit, personas, reviews, events, names, readApprovers, userNames } = stores;

  const toReview = async ({ _id, clientId }: PersonaDocument, userId: number, asker: Asker): Promise<Review> => {
    const [[current], stored, approverIds] = await Promise.all([
      readCurrent(stores, clientId, [_id]),
      reviews.model.findOne({ _id, ...reviews.alive }).lean<ReviewDocument>(),
      readApprovers(clientId),
    ]);
    if (!current) throw notFound('This persona');
    const { persona, mapping, snapshot } = current;
    const { sent = null, refused = null, approved = null, state = 'draft' } = stored ?? {};
    const before = approved?.version;
    const skills = before ? skillDifferences(before.rows, snapshot.rows) : [];
    const [roleNames, library, nameOf] = await Promise.all([
      listedNames(names, before ? [before, snapshot] : []),
      readLibrary(
        kit,
        skills.map(({ skillId }) => skillId),
        asker,
        { includeDeleted: true },
      ),
      userNames([...approverIds, ...[sent, refused, approved].flatMap((part) => part?.by ?? [])]),
    ]);
    const person = (by: number) => ({ userId: by, userName: nameOf(by) });
    const stamp = ({ by, at }: { by: number; at: Date }) => ({ by: person(by), at: at.toISOString() });
    const fields = before ? fieldDifferences(before, snapshot, roleNames) : [];
    const read = { personaRev: persona.rev, skillsRev: mapping?.rev ?? 0 };
    const rights = { isNeeded: approverIds.length > 0, isApprover: approverIds.includes(userId) };
    return {
      personaId: _id,
      personaName: persona.personaName,
      clientId,
      state,
      isNeeded: rights.isNeeded,
      approvers: approverIds.map(person),
      allowed: allowedSteps(state, fields.length + skills.length > 0, rights),
      sent: sent && { ...stamp(sent), message: sent.message, isChanged: isChangedSinceSent(sent, snapshot) },
      refused: refused && { ...stamp(refused), reason: refused.reason },
      approved: approved && stamp(approved),
      fields,
      skills: skills.map((skill) => ({
        ...skill,
        skillName: library.get(skill.skillId)?.skillName ?? 'Deleted skill',
      })),
      ...((await isEmpty(names, snapshot)) && { isEmpty: true as const }),
      read,
    };
  };

  route(app, getReview, async ({ params }, { identity, userId, request }) =>
    toReview(await personas.get(params.personaId), userId, { identity, requestId: request.id }),
  );

  route(app, reviewHistory, async ({ params, query }) => {
    const { found, total } = await events.page(params.personaId, query);
    const nameOf = await userNames(found.map(({ by }) => by));
    return {
      events: found.map(({ at, by, event, text }) => ({
        at: at.toISOString(),
        by: { userId: by, userName: nameOf(by) },
        event,
        text,
      })),
      total,
    };
  });
};
