import type { ServiceKit } from '@skills-architect/service-kit';
import type { Roles } from '../industry-roles/role-document';
import type { PostingDocument, Postings } from '../job-postings/posting-document';
import { libraryRevision } from '../matching/matchable-library';
import { type PostingText, type SuggestedRoles, type Suggester, suggestForPostings } from './suggested-roles';

const JOB = 'posting-suggestions';
/**
 * Debounce: postings are updated when the library has not changed for this long, because roles are edited one after the
 * other.
 */
const INTERVAL_MS = 5 * 60_000;
const BATCH_SIZE = 200;
const STATE = 'postings';
/** Increment it when postings store more of a match: open ones are then matched again. */
const FORMAT = 2;

interface SuggestionState {
  _id: string;
  /** Library revision of the suggestions of all open postings. */
  revision: string;
}

interface SuggestAgainParts {
  kit: ServiceKit;
  roles: Roles;
  postings: Postings;
  matcher: Suggester;
}

const hasSameIds = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id, at) => id === other[at]);

const toText = ({ jobPostingTitle, jobPostingDescription }: PostingDocument): PostingText => ({
  title: jobPostingTitle,
  description: jobPostingDescription,
});

/** Updates the suggested roles of postings without annotation when the library has changed. */
export const suggestAgain = ({ kit, roles, postings, matcher }: SuggestAgainParts) => {
  const state = () => kit.db.collection<SuggestionState>('suggestedFor');
  const openFilter = { industryRoleId: null, ...postings.alive };
  let timer: NodeJS.Timeout | undefined;
  let lastRevision = '';

  /**
   * Updates the suggestions without incrementing `rev`: they are derived data, and a new `rev` would make the
   * annotation of a user who has the posting open fail with 409.
   */
  const saveSuggestions = async (page: readonly PostingDocument[], suggested: readonly SuggestedRoles[]) => {
    const changed = page.flatMap(({ _id, rev, suggestedRoleIds, suggestionConfidence }, at) => {
      const { roleIds = [], confidence = null } = suggested[at] ?? {};
      if (hasSameIds(suggestedRoleIds, roleIds) && suggestionConfidence === confidence) return [];
      const update = { $set: { suggestedRoleIds: roleIds, suggestionConfidence: confidence } };
      return [{ updateOne: { filter: { _id, rev }, update } }];
    });
    if (changed.length) await postings.model.bulkWrite(changed, { timestamps: false });
  };

  kit.jobs.define<{ revision: string }>(JOB, async ({ data, signal, progress }) => {
    const total = await postings.model.countDocuments(openFilter);
    for (let after = 0, done = 0; ; ) {
      signal.throwIfAborted();
      const page = await postings.model
        .find({ ...openFilter, _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(BATCH_SIZE)
        .lean<PostingDocument[]>();
      const last = page.at(-1);
      if (!last) break;
      const suggested = await suggestForPostings(matcher, page.map(toText));
      await saveSuggestions(page, suggested);
      after = last._id;
      done += page.length;
      await progress(Math.min(done, total), total);
    }
    await state().updateOne({ _id: STATE }, { $set: { revision: data.revision } }, { upsert: true });
    return { summary: `The suggestions of ${total.toLocaleString('en')} job postings were updated` };
  });

  const readRevision = async () => `${FORMAT} ${await libraryRevision(roles)}`;

  /** Starts the job if the library has changed. The token allows one job per library revision for all instances. */
  const startIfChanged = async () => {
    const revision = await readRevision();
    const stored = await state().findOne({ _id: STATE });
    if (revision === stored?.revision || !(await postings.model.exists(openFilter))) return;
    await kit.jobs.start(JOB, {
      token: `suggest ${revision}`,
      title: 'Suggesting roles for job postings',
      entity: 'job postings',
      step: 'Matching posting',
      data: { revision },
      identity: { service: kit.name, depth: 0 },
      cancellable: false,
    });
  };

  const startWhenSettled = async () => {
    const revision = await readRevision();
    if (revision === lastRevision) await startIfChanged();
    lastRevision = revision;
  };

  return {
    startIfChanged,
    start() {
      timer = setInterval(
        () =>
          void startWhenSettled().catch((error: unknown) => {
            kit.log.warn({ err: error }, 'the suggestions of job postings could not be renewed');
          }),
        INTERVAL_MS,
      );
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
};
