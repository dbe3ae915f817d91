/** How the records of a resource are compared. */
export interface ComparedRecords {
  /** Name of the resource. */
  resource: string;
  /** Field of the record's name; `nameKey` is the folded one. */
  name: string;
  /** Field of the library status, and its value for retired records. */
  status: string;
  retired: number;
  /** Titles of the compared fields. */
  titles: Readonly<Record<string, string>>;
  /** Array field of links to other records, and its property with the linked id. If given, links are compared one by one. */
  links?: { field: string; id: string };
}

/** A period: a change at `since` is before it, one at `until` belongs to it. */
export interface Period {
  since: Date;
  until: Date;
}

type Expression = Record<string, unknown>;
type Stage = Record<string, unknown>;

/** Treats a missing field as empty, because a later version of the schema may have added it. */
const fieldOrEmpty = (state: string, field: string): Expression => {
  const value = { $ifNull: [`$${state}.${field}`, null] };
  return { $cond: [{ $in: [value, [null, '', []]] }, null, value] };
};
/** The linked records that were gained, lost or changed. */
const changedLinks = ({ field, id }: { field: string; id: string }): Expression => {
  const links = (state: string) => ({ $ifNull: [`$${state}.${field}`, []] });
  const ids = (of: Expression) => ({ $map: { input: of, in: `$$this.${id}` } });
  const [before, after] = [links('before'), links('after')];
  const inBoth = { $setIntersection: [ids(before), ids(after)] };
  const differing = ids({
    $setUnion: [{ $setDifference: [before, after] }, { $setDifference: [after, before] }],
  });
  return {
    gained: { $setDifference: [ids(after), ids(before)] },
    lost: { $setDifference: [ids(before), ids(after)] },
    changed: { $setIntersection: [inBoth, differing] },
  };
};

const isAbsent = (state: string): Expression => ({
  $or: [{ $eq: [{ $ifNull: [`$${state}`, null] }, null] }, { $ne: [{ $ifNull: [`$${state}.deletedAt`, null] }, null] }],
});

/** The state of each record before its first change that matches. */
const firstStates = (match: Expression, as: string): Stage[] => [
  { $match: match },
  { $sort: { id: 1, rev: 1 } },
  { $group: { _id: '$id', state: { $first: '$before' } } },
  { $project: { [as]: '$state' } },
];

/** The ids of the records created or changed in a period, in order, each as `{ _id }`. */
export const touchedPipeline = (resource: string, { since, until }: Period): Stage[] => {
  const period = { $gt: since, $lte: until };
  return [
    { $match: { resource, at: period } },
    { $group: { _id: '$id' } },
    { $unionWith: { coll: resource, pipeline: [{ $match: { 'created.at': period } }, { $project: { _id: 1 } }] } },
    { $group: { _id: '$_id' } },
    { $sort: { _id: 1 } },
  ];
};

/**
 * Which of the given records differ between the start and the end of a period. Each result has the fields
 * `name`, `nameKey`, `change`, `fields`, `at` and `by`, and `links` if those are compared. Reverted changes are left out.
 */
export const changePipeline = (
  compared: ComparedRecords,
  { since, until }: Period,
  ids: readonly number[],
): Stage[] => {
  const { resource, name, status, retired, titles, links } = compared;
  const period = { $gt: since, $lte: until };
  const ofRecords = { resource, id: { $in: ids } };
  const unionWith = (coll: string, pipeline: Stage[]): Stage => ({ $unionWith: { coll, pipeline } });
  const differing = Object.entries(titles).map(([field, title]) => ({
    $cond: [{ $ne: [fieldOrEmpty('before', field), fieldOrEmpty('after', field)] }, [title], []],
  }));
  const isRetired = { $and: [{ $eq: [`$after.${status}`, retired] }, { $ne: [`$before.${status}`, retired] }] };
  const retiredOrChanged = { $cond: [isRetired, 'retired', 'changed'] };
  const laterStates = unionWith('history', firstStates({ ...ofRecords, at: { $gt: until } }, 'later'));
  const existedBefore = [
    ...firstStates({ ...ofRecords, at: period, 'before.created.at': { $lte: since } }, 'before'),
    // The state at the end of the period is the state before the first change after it.
    laterStates,
    // Each record has at most one state of each kind; `$max` takes it and ignores the missing ones.
    { $group: { _id: '$_id', before: { $max: '$before' }, later: { $max: '$later' } } },
    { $match: { before: { $ne: null } } },
    { $lookup: { from: resource, localField: '_id', foreignField: '_id', as: 'now' } },
    { $project: { before: 1, after: { $ifNull: ['$later', { $first: '$now' }] } } },
    { $set: { wasAbsent: isAbsent('before'), isAbsent: isAbsent('after') } },
    { $match: { $expr: { $not: [{ $and: ['$wasAbsent', '$isAbsent'] }] } } },
    { $set: { fields: { $cond: [{ $or: ['$wasAbsent', '$isAbsent'] }, [], { $concatArrays: differing }] } } },
    { $match: { $or: [{ wasAbsent: true }, { isAbsent: true }, { 'fields.0': { $exists: true } }] } },
    ...(links ? [{ $set: { links: changedLinks(links) } }] : []),
  ];
  // A record created in the period did not exist at its start; its states in between do not matter.
  const createdInPeriod = [
    { $match: { _id: { $in: ids }, 'created.at': period } },
    { $project: { now: { [name]: `$${name}`, nameKey: '$nameKey', deletedAt: '$deletedAt', updated: '$updated' } } },
    unionWith('history', firstStates({ ...ofRecords, at: { $gt: until }, 'before.created.at': period }, 'later')),
    { $group: { _id: '$_id', now: { $max: '$now' }, later: { $max: '$later' } } },
    { $project: { after: { $ifNull: ['$later', '$now'] } } },
    { $match: { 'after.deletedAt': null } },
    { $set: { wasAbsent: true, fields: [] } },
  ];
  return [
    ...existedBefore,
    unionWith(resource, createdInPeriod),
    {
      $project: {
        name: `$after.${name}`,
        nameKey: '$after.nameKey',
        at: '$after.updated.at',
        by: '$after.updated.by',
        fields: 1,
        links: 1,
        change: { $cond: ['$wasAbsent', 'new', { $cond: ['$isAbsent', 'deleted', retiredOrChanged] }] },
      },
    },
  ];
};
