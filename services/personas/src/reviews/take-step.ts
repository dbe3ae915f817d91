import type { ReadVersions } from '@skills-architect/contracts/personas';
import { asAutomaticWrite, isDuplicateKeyError, stale, type UserNames } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import type { MappingDocument } from '../persona-skills/mapping-document';
import type { PersonaDocument } from '../personas/persona-document';
import type { PersonaStores } from '../personas/write-persona';
import { isChanged } from './differences';
import { readReviews } from './read-reviews';
import type { ReviewFields } from './review-document';
import type { ReviewEvents } from './review-events';
import { afterStep, fitsStep, type ReviewStep, type Skipped, STEP_EVENTS, skippedAs, textOfStep } from './review-rules';
import { sendingOf } from './sending';
import { SNAPSHOT_FIELDS, toSnapshot } from './snapshot';
import type { TakenReview, TellStep } from './step-notices';

export type ReviewStores = Pick<
  PersonaStores,
  'kit' | 'personas' | 'mappings' | 'reviews' | 'comments' | 'profiles' | 'names' | 'readApprovers'
> & { events: ReviewEvents; userNames: UserNames };

/** A step of a user for personas of a client. */
export interface StepOfClient {
  clientId: number;
  userId: number;
  changeSet: string;
  step: ReviewStep;
}

interface StepOptions {
  /** Throws 409 for a persona that has changed since it was read. */
  read?: ReadVersions | undefined;
  /** Tells users of the step, in its transaction. */
  tell?: TellStep | undefined;
}

/** The personas with their skills, as the transaction sees them. */
export const readCurrent = async (
  { personas, mappings }: Pick<PersonaStores, 'personas' | 'mappings'>,
  clientId: number,
  ids: readonly number[],
  session: ClientSession | null = null,
) => {
  const filter = { _id: { $in: [...ids] }, clientId, deletedAt: null };
  const found = await personas.model.find(filter, SNAPSHOT_FIELDS, { session }).lean<PersonaDocument[]>();
  const ofFound = await mappings.model.find(filter, null, { session }).lean<MappingDocument[]>();
  const mappingsById = new Map(ofFound.map((mapping) => [mapping._id, mapping]));
  return found.map((persona) => {
    const mapping = mappingsById.get(persona._id);
    return { persona, mapping, snapshot: toSnapshot(persona, mapping?.rows ?? []) };
  });
};

/** Creates the missing reviews of these personas, as drafts. */
const ensureReviews = async ({ kit, reviews, personas }: ReviewStores, clientId: number, ids: readonly number[]) => {
  for (let attempt = 1; ; attempt += 1) {
    const existing = await reviews.model.distinct('_id', { _id: { $in: [...ids] } });
    const missing = await personas.model.distinct('_id', {
      _id: { $in: ids.filter((id) => !existing.includes(id)) },
      clientId,
      ...personas.alive,
    });
    try {
      await kit.db.transaction(async (session) => {
        if (!missing.length) return;
        await kit.clientGuard.enter(clientId, session);
        await reviews.create(
          missing.map(() => ({ clientId })),
          asAutomaticWrite({ session }),
          missing.map(Number),
        );
      });
      return;
    } catch (error) {
      // Somebody else has taken the first step of one of them at the same moment.
      if (!isDuplicateKeyError(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
};
const MAX_ATTEMPTS = 5;

/** The names of those of these personas that have an id of the set. */
export const namesOf = (
  personas: readonly Pick<TakenReview, 'personaId' | 'personaName'>[],
  ids: ReadonlySet<number>,
): string[] => personas.flatMap(({ personaId, personaName }) => (ids.has(personaId) ? [personaName] : []));

/**
 * Takes a step for up to a batch of personas; changes only those in a state that the step fits, as the transaction sees
 * it. Of two steps at once the later one sees the former. Returns the names of those it has changed, and how those that
 * it has skipped stand.
 */
export const takeStep = async (
  stores: ReviewStores,
  { clientId, userId, changeSet, step }: StepOfClient,
  ids: readonly number[],
  { read, tell }: StepOptions = {},
): Promise<{ changed: string[]; skipped: Skipped[] }> => {
  const { kit, reviews, events } = stores;
  const approverIds = await stores.readApprovers(clientId);
  await ensureReviews(stores, clientId, ids);
  return kit.db.transaction(async (session) => {
    await kit.clientGuard.enter(clientId, session);
    const current = await readCurrent(stores, clientId, ids, session);
    const reviewsById = await readReviews(reviews, ids, session);
    const at = kit.now();
    const asked = approverIds.filter((id) => id !== userId);
    const patches = new Map<number, Partial<ReviewFields>>();
    const taken: TakenReview[] = [];
    const skipped: Skipped[] = [];
    for (const { persona, mapping, snapshot } of current) {
      if (read && (persona.rev !== read.personaRev || mapping?.rev !== read.skillsRev))
        throw stale({ personaRev: persona.rev, skillsRev: mapping?.rev ?? 0 });
      const review = reviewsById.get(persona._id);
      if (!review) continue;
      const hasChanged = review.approved !== null && isChanged(review.approved.version, snapshot);
      if (!fitsStep(step.kind, review.state, hasChanged)) {
        skipped.push(skippedAs(review));
        continue;
      }
      const taking = { by: userId, at, current: snapshot, changeSet, asked };
      patches.set(persona._id, afterStep(step, review, taking));
      taken.push({
        personaId: persona._id,
        personaName: persona.personaName,
        sentBy: review.sent?.by ?? null,
        sending: sendingOf(review),
      });
    }
    const changed = await reviews.changeMany(patches, { by: userId, changeSet, session });
    const changedIds = new Set(changed.map(({ _id }) => _id));
    const event = { clientId, by: userId, event: STEP_EVENTS[step.kind], text: textOfStep(step) };
    await events.add([...changedIds], event, session);
    await tell?.(taken, session);
    return { changed: namesOf(taken, changedIds), skipped };
  });
};
