import { formatNumber } from '@skills-architect/contracts/locale';
import type { PostingFilter } from '@skills-architect/contracts/roles';
import {
  type Cells,
  NO_RECORD,
  newRecordKey,
  type PlannedRow,
  problemAt,
  readKeys,
  type TableKind,
  type TableRow,
  toPlannedRow,
  toRefusedRow,
  withDefaults,
  withoutEmptyCells,
} from '@skills-architect/library-service-kit/tables';
import { fold } from '@skills-architect/service-kit';
import type { RoleDocument } from '../industry-roles/role-document';
import type { PostingDocument } from '../job-postings/posting-document';
import { postingFilter } from '../job-postings/posting-lists';
import { bareTitle } from '../matching/bare-title';
import type { RoleTableDependencies } from '../tables/table-dependencies';
import { readTablePlaces, type TablePlaces } from '../tables/table-places';
import { POSTING_LAYOUT, POSTING_NOTES } from './posting-columns';
import { withDays } from './posting-dates';
import { type PostingPlan, planPosting, postingCells } from './posting-plan';
import { writePostings } from './posting-writes';
import { type Suggester, suggestForPostings } from './suggested-roles';

const KEYS = { id: 'postingId', rev: 'rev', name: 'title' };
const PAGE_SIZE = 200;
const LONGEST_QUOTED = 40;
const NO_SUB_SECTOR = 'The sub-sector is required, because no role of the library is close to this posting.';

export interface PostingTableDependencies extends RoleTableDependencies {
  matcher: Suggester;
}

/** What tells a posting without an id from others: title, company, place and description. */
const textKey = ({ title = '', company = '', country = '', description = '' }: Cells) =>
  JSON.stringify([title, company, country, description].map(fold));
const postingTexts = (posting: PostingDocument): Cells => ({
  title: posting.jobPostingTitle,
  company: posting.company,
  country: posting.country,
  description: posting.jobPostingDescription,
});

/** What the rows of one table are checked with. */
interface CheckOf {
  places: TablePlaces;
  defaults: Cells;
  /** Receives the number of postings that got a sub-sector, and each date that cannot be read. */
  onPlaced: (count: number) => void;
  onUnread: (cell: string) => void;
}

/** Job postings as a table; what a row leaves open about its role is suggested from its texts. */
export const postingTable = ({
  roles,
  structure,
  postings,
  readSources,
  matcher,
}: PostingTableDependencies): TableKind<PostingFilter> => {
  const readPlaces = () => readTablePlaces(structure, readSources);
  const readRoles = async (ids: readonly number[]) => {
    const found = await roles.model
      .find({ _id: { $in: [...new Set(ids)] } }, { roleName: 1, subsectorId: 1, functionId: 1 })
      .lean<Pick<RoleDocument, '_id' | 'roleName' | 'subsectorId' | 'functionId'>[]>();
    return new Map(found.map((role) => [role._id, role]));
  };

  /**
   * Returns a function that finds the posting of a row by its id, otherwise by the publisher's id, or by its texts where
   * it has neither: the same list next month changes nothing.
   */
  const postingFinder = async (rows: readonly { row: TableRow; id?: number }[], defaults: Cells) => {
    const ids = rows.flatMap(({ id }) => id ?? []);
    const references = rows.flatMap(({ row }) => row.cells.reference?.trim() || []);
    const titles = rows.flatMap(({ row, id }) =>
      id === undefined && !row.cells.reference?.trim() ? (row.cells.title?.trim() ?? []) : [],
    );
    const found = await postings.model
      .find({
        $or: [
          { _id: { $in: ids } },
          { reference: { $in: references } },
          { jobPostingTitle: { $in: [...new Set(titles)] }, ...postings.alive },
        ],
        ...postings.alive,
      })
      .lean<PostingDocument[]>();
    const byId = new Map(found.map((posting) => [posting._id, posting]));
    const byReference = new Map(found.map((posting) => [posting.reference, posting]));
    const byTexts = new Map(found.map((posting) => [textKey(postingTexts(posting)), posting]));
    return ({ row, id }: { row: TableRow; id?: number }) => {
      if (id !== undefined) return byId.get(id);
      const reference = row.cells.reference?.trim();
      return reference ? byReference.get(reference) : byTexts.get(textKey(withDefaults(row, defaults).cells));
    };
  };

  interface PlannedPosting {
    row: TableRow;
    former: PostingDocument | undefined;
    plan: PostingPlan;
  }
  /**
   * Adds what follows from the texts: the suggested roles, and values that the row does not have. Returns the number of
   * postings that got a sub-sector.
   */
  const addSuggestions = async (planned: readonly PlannedPosting[]): Promise<number> => {
    const reworded = planned.filter(({ plan }) => plan.isReworded && !plan.problems.length);
    const texts = reworded.map(({ plan: { changes }, former }) => ({
      title: changes.jobPostingTitle ?? former?.jobPostingTitle ?? '',
      description: changes.jobPostingDescription ?? former?.jobPostingDescription ?? '',
    }));
    const suggestions = await suggestForPostings(matcher, texts);
    const closestRoles = await readRoles(suggestions.flatMap(({ roleIds }) => roleIds.slice(0, 1)));
    let placedCount = 0;
    for (const [index, { row, former, plan }] of reworded.entries()) {
      const { changes } = plan;
      const { roleIds = [], sentences = [], confidence = null } = suggestions[index] ?? {};
      changes.suggestedRoleIds = roleIds;
      changes.suggestionConfidence = confidence;
      changes.normalisedTitle ??= bareTitle(texts[index]?.title ?? '');
      changes.roleSentences ??= sentences;
      if (former || changes.subsectorId) continue;
      const role = closestRoles.get(roleIds[0] ?? 0);
      if (role) {
        Object.assign(changes, { subsectorId: role.subsectorId, functionId: role.functionId });
        placedCount++;
      } else plan.problems.push(problemAt(row, 'subSector', NO_SUB_SECTOR));
    }
    return placedCount;
  };

  const check = async (rows: readonly TableRow[], { places, defaults, onPlaced, onUnread }: CheckOf) => {
    const keyed = rows.map((row) => ({ row: withDays(row, onUnread), ...readKeys(row, KEYS) }));
    const findFormer = await postingFinder(keyed, defaults);
    const plannedPostings = keyed.map((posting) => {
      const { row, id, refusal } = posting;
      if (refusal) return { done: refusal };
      const former = findFormer(posting);
      if (id !== undefined && !former)
        return { done: toRefusedRow(row, row.cells.title ?? '', 'postingId', NO_RECORD) };
      const hasKey = id !== undefined || Boolean(row.cells.reference?.trim());
      const known = hasKey ? row : withoutEmptyCells(row);
      const filled = former ? known : withDefaults(row, defaults);
      return { row: filled, former, rev: posting.rev, plan: planPosting({ row: filled, former, places }) };
    });
    onPlaced(
      await addSuggestions(plannedPostings.flatMap((plannedPosting) => (plannedPosting.done ? [] : [plannedPosting]))),
    );
    return plannedPostings.map((plannedPosting): PlannedRow => {
      if (plannedPosting.done) return plannedPosting.done;
      const { row, former, rev, plan } = plannedPosting;
      const reference = row.cells.reference?.trim();
      return toPlannedRow({
        row,
        key: former ? `posting ${former._id}` : newRecordKey(row),
        name: row.cells.title?.trim() || former?.jobPostingTitle || '',
        record: former,
        exported: rev,
        compared: plan,
        changes: plan.changes,
        problems: plan.problems,
        unique: [
          ...(former ? [{ field: 'postingId', key: `posting ${former._id}` }] : []),
          ...(reference && !former ? [{ field: 'reference', key: `reference ${reference}` }] : []),
          ...(reference || former ? [] : [{ field: 'title', key: `texts ${JSON.stringify(plan.cells)}` }]),
        ],
      });
    });
  };

  return {
    kind: 'job-postings',
    sheet: 'Job postings',
    noun: 'job postings',
    layouts: [POSTING_LAYOUT],
    notes: POSTING_NOTES,
    count: (filter) => postings.model.countDocuments(postingFilter(filter, { annotated: false })),
    async *pages(filter) {
      const places = await readPlaces();
      for (let after = 0; ; ) {
        const page = await postings.model
          .find({ $and: [postingFilter(filter, { annotated: false }), { _id: { $gt: after } }] })
          .sort({ _id: 1 })
          .limit(PAGE_SIZE)
          .lean<PostingDocument[]>();
        const annotatedRoles = await readRoles(page.flatMap(({ industryRoleId }) => industryRoleId ?? []));
        const names = new Map([...annotatedRoles].map(([id, { roleName }]) => [id, roleName]));
        yield page.map((posting) => {
          const cells: Record<string, string> = postingCells(posting, places, names);
          return POSTING_LAYOUT.columns.map(({ field }) => cells[field] ?? '');
        });
        if (page.length < PAGE_SIZE) return;
        after = page.at(-1)?._id ?? 0;
      }
    },
    linkedType: 'JobPosting',
    async options() {
      const { subSectorNames, functionNames } = await readPlaces();
      return { subSector: [...subSectorNames.values()], functionName: [...new Set(functionNames.values())] };
    },
    async startCheck({ defaults }) {
      const places = await readPlaces();
      let placedCount = 0;
      const unread: string[] = [];
      const context: CheckOf = {
        ...{ places, defaults },
        onPlaced: (count) => {
          placedCount += count;
        },
        onUnread: (cell) => void unread.push(cell.slice(0, LONGEST_QUOTED)),
      };
      return {
        rows: (rows) => check(rows, context),
        notes: () => [
          ...(placedCount
            ? [
                placedCount === 1
                  ? '1 posting without a sub-sector gets that of the closest role.'
                  : `${formatNumber(placedCount)} postings without a sub-sector get that of the closest role.`,
              ]
            : []),
          ...(unread.length
            ? [
                `Dates that name no certain day are left out: ${formatNumber(unread.length)}, such as "${unread[0]}". Write them as 2026-11-03.`,
              ]
            : []),
        ],
      };
    },
    prepareWrite: async (records) => (write) => writePostings(postings, records, write),
    undo: async (ids, by, { changeSet, undoing }) => {
      await postings.undo(changeSet, { by }, { _id: { $in: [...ids] } }, { undoing });
      return postings.undone(undoing, ids);
    },
  };
};
