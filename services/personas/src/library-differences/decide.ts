import { isDeepStrictEqual } from 'node:util';
import type { MappingDocument } from '../persona-skills/mapping-document';
import type { Mapping } from '../persona-skills/mapping-rules';
import type { Asker } from '../personas/role-names';
import { industrySkills } from '../personas/write-persona';
import { readReviews } from '../reviews/read-reviews';
import type { ReviewFields } from '../reviews/review-document';
import { type ReviewStores, readCurrent } from '../reviews/take-step';
import type { UndoneStep } from '../reviews/undo-step';
import { findTouched } from './find-touched';
import { libraryDifference } from './library-difference';
import { changesAfter } from './release-changes';

export type Decision = 'accept' | 'keep';

/** A decision on the changes of the library for personas of a client. */
export interface DecidedStep extends UndoneStep {
  decision: Decision;
  /** The time of the last release that is decided on, as text: a job stores it. */
  until: string;
}

const EVENTS = { accept: 'accepted', keep: 'kept' } as const;

const hasOtherSkills = (mapping: MappingDocument, { rows, excludedRoleSkills }: Mapping) =>
  !isDeepStrictEqual([mapping.rows, mapping.excludedRoleSkills], [rows, excludedRoleSkills]);

/**
 * Decides for up to a batch of personas; returns their names. Those that the releases have not touched, or that are decided
 * by now, are left as they are. Accepting changes the approved version as it changes the persona: what people have
 * changed since the approval stays a difference.
 */
export const decideBatch = async (
  stores: ReviewStores,
  { clientId, userId, changeSet, decision, until }: DecidedStep,
  ids: readonly number[],
  asker: Asker,
): Promise<string[]> => {
  const { kit, personas, mappings, reviews, events } = stores;
  const decidedUntil = new Date(until);
  const { changes } = await findTouched(stores, { clientId, ids }, asker);
  const changedAfter = changesAfter({ releases: changes.releases.filter(({ at }) => at <= decidedUntil) });
  const roleIds = (await personas.model.distinct('industryRoleId', { _id: { $in: [...ids] }, clientId })).map(Number);
  const roleSkills = await industrySkills(kit, decision === 'accept' ? roleIds.filter(Boolean) : [], asker);
  return kit.db.transaction(async (session) => {
    await kit.clientGuard.enter(clientId, session);
    const current = await readCurrent(stores, clientId, ids, session);
    const reviewsById = await readReviews(reviews, ids, session);
    const at = kit.now();
    const reviewPatches = new Map<number, Partial<ReviewFields>>();
    const mappingPatches = new Map<number, Mapping>();
    for (const { persona, mapping } of current) {
      const review = reviewsById.get(persona._id);
      // Its role was changed since the skills of the roles were read.
      if (persona.industryRoleId !== null && !roleIds.includes(persona.industryRoleId)) continue;
      const difference = review && libraryDifference({ persona, mapping, review }, changedAfter, roleSkills);
      if (!review?.approved || !difference) continue;
      if (decision === 'keep') {
        reviewPatches.set(persona._id, { decidedUntil });
        continue;
      }
      const { accepted, approvedRows } = difference;
      const version = { ...review.approved.version, rows: approvedRows };
      reviewPatches.set(persona._id, { approved: { by: userId, at, version }, refused: null, decidedUntil });
      if (mapping && hasOtherSkills(mapping, accepted)) mappingPatches.set(persona._id, accepted);
    }
    const write = { by: userId, changeSet, session };
    await mappings.changeMany(mappingPatches, write);
    const decided = await reviews.changeMany(reviewPatches, write);
    const event = { clientId, by: userId, event: EVENTS[decision], text: '' };
    const decidedIds = new Set(decided.map(({ _id }) => _id));
    await events.add([...decidedIds], event, session);
    return current.flatMap(({ persona }) => (decidedIds.has(persona._id) ? [persona.personaName] : []));
  });
};
