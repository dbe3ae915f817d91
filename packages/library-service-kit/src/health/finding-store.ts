import type { Finding, FindingCount, HealthKind } from '@skills-architect/contracts';
import { findPage, fold, type Paged, type ServiceKit } from '@skills-architect/service-kit';

/** A finding of a check. */
export interface NewFinding {
  kind: HealthKind;
  recordId: number;
  name: string;
  /** 0 for records without a source. */
  sourceId: number;
  detail?: string;
  clientId?: number;
  /** When the problem began. Without it, the time of the first check that found it. */
  since?: Date;
  /** Describes the cause, such as ids of skills. An ignored finding is reopened when this text changes. */
  cause?: string;
}

interface StoredFinding {
  _id: string;
  kind: HealthKind;
  recordId: number;
  name: string;
  nameKey: string;
  sourceId: number;
  detail: string;
  clientId: number | null;
  since: Date;
  cause: string;
  state: 'open' | 'ignored';
  ignoredBy: number | null;
  checkedAt: Date;
}

interface FindingFilter {
  kind: HealthKind;
  state: StoredFinding['state'];
  sourceIds?: number[];
}

const BATCH_SIZE = 1000;

const findingKey = ({ kind, recordId }: Pick<NewFinding, 'kind' | 'recordId'>) => `${kind} ${recordId}`;

/** Update pipeline of an upsert: a stored finding keeps `since`, and remains ignored while its cause is unchanged. */
const upsertPipeline = (found: NewFinding, at: Date) => {
  const cause = { $literal: found.cause ?? '' };
  const isStillIgnored = { $and: [{ $eq: ['$state', 'ignored'] }, { $eq: ['$cause', cause] }] };
  return [
    {
      $set: {
        kind: found.kind,
        recordId: found.recordId,
        name: { $literal: found.name },
        nameKey: { $literal: fold(found.name) },
        sourceId: found.sourceId,
        detail: { $literal: found.detail ?? '' },
        clientId: { $literal: found.clientId ?? null },
        since: found.since ?? { $ifNull: ['$since', at] },
        state: { $cond: [isStillIgnored, 'ignored', 'open'] },
        ignoredBy: { $cond: [isStillIgnored, '$ignoredBy', null] },
        checkedAt: at,
      },
    },
    { $set: { cause } },
  ];
};

const toFinding = ({ _id, clientId, since, kind, recordId, name, sourceId, detail }: StoredFinding): Finding => ({
  findingId: _id,
  kind,
  recordId,
  name,
  sourceId,
  detail,
  ...(clientId !== null && { clientId }),
  since: since.toISOString(),
});

/** Stores the findings of checks, and which of them are ignored. */
export const findingStore = ({ db }: Pick<ServiceKit, 'db'>) => {
  const findings = () => db.collection<StoredFinding>('findings');

  const save = async (found: readonly NewFinding[], at: Date) => {
    for (let from = 0; from < found.length; from += BATCH_SIZE)
      await findings().bulkWrite(
        found.slice(from, from + BATCH_SIZE).map((finding) => ({
          updateOne: { filter: { _id: findingKey(finding) }, update: upsertPipeline(finding, at), upsert: true },
        })),
        { ordered: false },
      );
  };
  const toFilter = ({ kind, state, sourceIds }: FindingFilter) => ({
    kind,
    state,
    ...(sourceIds && { sourceId: { $in: sourceIds } }),
  });

  return {
    createIndexes: () =>
      findings().createIndexes([
        { key: { kind: 1, state: 1, nameKey: 1, _id: 1 } },
        { key: { kind: 1, state: 1, sourceId: 1, nameKey: 1, _id: 1 } },
        { key: { kind: 1, sourceId: 1, state: 1 } },
        { key: { recordId: 1, kind: 1 } },
        { key: { kind: 1, checkedAt: 1 } },
      ]),
    save,

    /** Replaces the findings of these kinds about these records. */
    async correct(kinds: readonly HealthKind[], ids: readonly number[], found: readonly NewFinding[], at: Date) {
      await save(found, at);
      const currentKeys = found.map(findingKey);
      await findings().deleteMany({
        recordId: { $in: [...ids] },
        kind: { $in: [...kinds] },
        _id: { $nin: currentKeys },
      });
    },

    /** Deletes findings that a full check, started at `at`, has not found again. */
    forgetBefore: (kinds: readonly HealthKind[], at: Date) =>
      findings().deleteMany({ kind: { $in: [...kinds] }, checkedAt: { $lt: at } }),

    async page(filter: FindingFilter, paged: Paged) {
      const { found, total } = await findPage(findings(), toFilter(filter), { nameKey: 1, _id: 1 }, paged);
      return { findings: found.map(toFinding), ...total };
    },

    /** Numbers of open and ignored findings of each kind, from one index scan. */
    async counts(kinds: readonly HealthKind[], sourceIds: number[] | undefined): Promise<FindingCount[]> {
      const found = await findings()
        .aggregate<{ _id: Pick<StoredFinding, 'kind' | 'state'>; count: number }>([
          { $match: { kind: { $in: [...kinds] }, ...(sourceIds && { sourceId: { $in: sourceIds } }) } },
          { $group: { _id: { kind: '$kind', state: '$state' }, count: { $sum: 1 } } },
        ])
        .toArray();
      const findCount = (kind: HealthKind, state: StoredFinding['state']) =>
        found.find(({ _id }) => _id.kind === kind && _id.state === state)?.count ?? 0;
      return kinds.map((kind) => ({ kind, open: findCount(kind, 'open'), ignored: findCount(kind, 'ignored') }));
    },

    ignore: (ids: readonly string[], by: number | null) =>
      findings().updateMany(
        { _id: { $in: [...ids] } },
        { $set: { state: by === null ? 'open' : 'ignored', ignoredBy: by } },
      ),
  };
};
export type FindingStore = ReturnType<typeof findingStore>;
