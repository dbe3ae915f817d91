import { randomUUID } from 'node:crypto';
import {
  decideLibraryDifferences,
  type LibraryDifference,
  listLibraryDifferences,
} from '@skills-architect/contracts/personas';
import { AppError, firstNames, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { MappingDocument } from '../persona-skills/mapping-document';
import { readLibrary } from '../persona-skills/read-library';
import type { FrozenSelections } from '../personas/frozen-selection';
import type { PersonaDocument } from '../personas/persona-document';
import type { Asker } from '../personas/role-names';
import { industrySkills } from '../personas/write-persona';
import { changedSkillIds, describeRole } from '../releases/describe-role';
import { refuseOthers } from '../reviews/approvers';
import { namesForAudit } from '../reviews/name-for-audit';
import { readReviews } from '../reviews/read-reviews';
import { stepJob } from '../reviews/step-job';
import type { ReviewStores } from '../reviews/take-step';
import { type DecidedStep, decideBatch } from './decide';
import { findTouched, type TouchedPersonas } from './find-touched';
import { libraryDifference } from './library-difference';
import { changesAfter } from './release-changes';

export const DECIDE_JOB = 'review-library-decision';

/** A decision on twice as many takes two seconds: above this number it is a job. */
const DECIDED_AT_ONCE = 100;

const WORDS = {
  accept: { title: 'Accepting changes of the library for', done: 'changed and approved' },
  keep: { title: 'Keeping as approved', done: 'kept as approved' },
} as const;

const notCompared = () =>
  new AppError(
    'conflict',
    'The library is still being compared with its last release. Decide when all changes are listed.',
  );

/** Lists what releases of the library have changed for approved personas, and decides on it. */
export const differenceRoutes = (stores: ReviewStores, selections: FrozenSelections) => (app: FastifyInstance) => {
  const { kit, personas, mappings, reviews, readApprovers } = stores;

  const decideJob = stepJob<DecidedStep>(stores, selections, {
    job: DECIDE_JOB,
    batchSize: DECIDED_AT_ONCE,
    takeBatch: (step, ids, identity) => decideBatch(stores, step, ids, { identity }),
    title: ({ decision }, count) => `${WORDS[decision].title} ${count}`,
    done: ({ decision }) => WORDS[decision].done,
  });

  const describe = async (
    found: readonly PersonaDocument[],
    changes: TouchedPersonas['changes'],
    asker: Asker,
  ): Promise<LibraryDifference[]> => {
    const ids = found.map(({ _id }) => _id);
    const [foundMappings, reviewsById, roleSkills] = await Promise.all([
      mappings.model.find({ _id: { $in: ids }, deletedAt: null }).lean<MappingDocument[]>(),
      readReviews(reviews, ids),
      industrySkills(
        kit,
        found.flatMap(({ industryRoleId }) => industryRoleId ?? []),
        asker,
      ),
    ]);
    const mappingsById = new Map(foundMappings.map((mapping) => [mapping._id, mapping]));
    const changedAfter = changesAfter(changes);
    const differences = found.flatMap((persona) => {
      const review = reviewsById.get(persona._id);
      const reviewed = review && { persona, mapping: mappingsById.get(persona._id), review };
      return (reviewed && libraryDifference(reviewed, changedAfter, roleSkills)) ?? [];
    });
    const skillIds = new Set([
      ...differences.flatMap(({ roleSkills: changed }) => changed.map(({ skillId }) => skillId)),
      ...changedSkillIds(differences.map(({ role }) => role)),
    ]);
    const library = await readLibrary(kit, [...skillIds], asker, { includeDeleted: true });
    return differences.map(({ accepted: _, approvedRows: __, roleSkills: changed, ...difference }) => ({
      ...difference,
      role: describeRole(difference.role, library),
      roleSkills: changed.map((changedSkill) => ({
        ...changedSkill,
        skillName: library.get(changedSkill.skillId)?.skillName ?? 'Deleted skill',
      })),
    }));
  };

  route(app, listLibraryDifferences, async ({ query }, { identity, request }) => {
    const { clientId, offset, pagesize } = query;
    const asker = { identity, requestId: request.id };
    const { ids, changes } = await findTouched(stores, { clientId }, asker);
    const found = await personas.model
      .find({ _id: { $in: ids }, clientId, ...personas.alive })
      .sort({ nameKey: 1, _id: 1 })
      .skip(offset)
      .limit(pagesize)
      .lean<PersonaDocument[]>();
    return {
      personas: await describe(found, changes, asker),
      total: ids.length,
      isCompared: changes.isCompared,
    };
  });

  route(app, decideLibraryDifferences, async ({ query: { clientId }, body }, context) => {
    const { identity, userId, request } = context;
    await refuseOthers(readApprovers, clientId, userId);
    const { selection, decision } = body;
    const asker = { identity, requestId: request.id };
    const asked = 'ids' in selection ? new Set(selection.ids) : undefined;
    const touched = await findTouched(stores, { clientId, ...(asked && { ids: [...asked] }) }, asker);
    if (!touched.changes.isCompared) throw notCompared();
    const except = new Set('ids' in selection ? [] : selection.except);
    const ids = touched.ids.filter((id) => !except.has(id)).sort((a, b) => a - b);
    const changeSet = randomUUID();
    const until = touched.changes.releases[0]?.at;
    const total = asked?.size ?? ids.length;
    if (!until || !ids.length) return { changed: 0, unchanged: total, changeSet };
    const step = { clientId, userId, changeSet, decision, until: until.toISOString() };
    if (ids.length > DECIDED_AT_ONCE) {
      context.addToAudit({ askedFor: await namesForAudit(stores, ids) });
      return { changed: 0, unchanged: 0, changeSet, jobToken: await decideJob.start(step, ids, identity) };
    }
    const changed = await decideBatch(stores, step, ids, asker);
    const unchanged = total - changed.length;
    context.addToAudit({ personas: firstNames(changed), unchanged });
    return { changed: changed.length, unchanged, changeSet };
  });
};
