import type { RecordVersion, RecordVersions, VersionField } from '@skills-architect/contracts';
import type { AuditedFields } from '../database/audit-fields';
import type { StatePage } from '../database/record-versions';
import type { UserNames } from './user-names';

type State = Pick<AuditedFields, 'rev' | 'updated' | 'deletedAt'>;

/** What happened between two states; `older` is undefined when it is not stored or there was none. */
const readEvent = (state: State, older: State | undefined): RecordVersion['event'] => {
  if (state.deletedAt && !older?.deletedAt) return 'deleted';
  if (older?.deletedAt && !state.deletedAt) return 'restored';
  return state.rev === 0 ? 'created' : 'changed';
};

/**
 * A page of states as a response, with the names of their authors. `describe` returns the fields of each state in
 * order.
 */
export const describeVersions = async <T extends State>(
  { states, older, total }: StatePage<T>,
  describe: (states: readonly T[]) => Promise<VersionField[][]>,
  userNames: UserNames,
): Promise<RecordVersions> => {
  const all = older ? [...states, older] : states;
  const [fields, userName] = await Promise.all([describe(all), userNames(all.map(({ updated }) => updated.by))]);
  const described = all.map(
    (state, index): RecordVersion => ({
      rev: state.rev,
      at: state.updated.at.toISOString(),
      user: { userId: state.updated.by, userName: userName(state.updated.by) },
      event: readEvent(state, all[index + 1]),
      ...(state.updated.isAutomatic && { isAutomatic: true }),
      fields: fields[index] ?? [],
    }),
  );
  return { versions: described.slice(0, states.length), older: described[states.length] ?? null, total };
};
