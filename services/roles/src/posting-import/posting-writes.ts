import {
  CHANGED_SINCE,
  type PlannedRecord,
  type TableWrite,
  type WriteResult,
} from '@skills-architect/library-service-kit/tables';
import { type PostingDocument, type Postings, titleTerms } from '../job-postings/posting-document';
import { PostingChanges } from './posting-plan';

const KNOWN_BY_NOW = 'A posting with this id was added after the check.';
const UNKNOWN_SOURCE = 'Not stated';

const toPosting = (changes: PostingChanges) => ({
  reference: '',
  jobPostingTitle: '',
  company: '',
  country: '',
  industry: '',
  functionId: null,
  normalisedTitle: '',
  jobPostingDescription: '',
  roleSentences: [],
  suggestedRoleIds: [],
  suggestionConfidence: null,
  ...changes,
  ...titleTerms(changes.jobPostingTitle ?? ''),
  subsectorId: changes.subsectorId ?? 0,
  jobSource: changes.jobSource || UNKNOWN_SOURCE,
});

/**
 * Writes a batch of postings in the transaction; skips those that were changed, or added by somebody else, after the
 * check.
 */
export const writePostings = async (
  postings: Postings,
  records: readonly PlannedRecord[],
  write: TableWrite,
): Promise<WriteResult> => {
  const [ids, skipReasons] = [new Map<string, number>(), new Map<string, string>()];
  const planned = records.map((record) => ({
    ...record,
    changes: PostingChanges.parse(record.rows[0]?.changes ?? {}),
  }));
  const references = planned.flatMap(({ recordId, changes }) => (recordId ? [] : changes.reference || []));
  const found = await postings.model
    .find(
      {
        $or: [{ _id: { $in: planned.flatMap(({ recordId }) => recordId ?? []) } }, { reference: { $in: references } }],
        ...postings.alive,
      },
      { rev: 1, reference: 1 },
      { session: write.session },
    )
    .lean<Pick<PostingDocument, '_id' | 'rev' | 'reference'>[]>();
  const revs = new Map(found.map(({ _id, rev }) => [_id, rev]));
  const knownReferences = new Set(found.map(({ reference }) => reference).filter(Boolean));

  const patches = new Map<number, Partial<PostingDocument>>();
  for (const { key, recordId, rev, changes } of planned) {
    if (recordId === undefined) continue;
    if (revs.get(recordId) !== rev) skipReasons.set(key, CHANGED_SINCE);
    else {
      const { jobPostingTitle } = changes;
      patches.set(recordId, { ...changes, ...(jobPostingTitle !== undefined && titleTerms(jobPostingTitle)) });
      ids.set(key, recordId);
    }
  }
  await postings.changeMany(patches, write);

  const newPostings = planned.filter(({ recordId }) => recordId === undefined);
  const writable = newPostings.filter(({ changes }) => !changes.reference || !knownReferences.has(changes.reference));
  for (const posting of newPostings) if (!writable.includes(posting)) skipReasons.set(posting.key, KNOWN_BY_NOW);
  const created = await postings.create(
    writable.map(({ changes }) => toPosting(changes)),
    write,
  );
  for (const [index, { key }] of writable.entries()) ids.set(key, created[index]?._id ?? 0);
  return { ids, skipReasons };
};
