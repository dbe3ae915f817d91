import { LibraryStatus } from './library-status';
import type { MappingState } from './skillopedia';

const MAPPED = 'All content is mapped to this entry, so it stays as it is';
const BEING_MAPPED = 'All content is being mapped to this entry';

type Entry = MappingState & { status: LibraryStatus };

/** Why title and status of an entry cannot be saved; undefined when they can. */
export const savingRefusal = ({
  isClassified,
  toBeClassified,
}: Omit<MappingState, 'isSampling'>): string | undefined =>
  isClassified ? MAPPED : toBeClassified ? BEING_MAPPED : undefined;

/** Why a sample cannot be searched; undefined when it can. */
export const sampleRefusal = (entry: MappingState): string | undefined =>
  savingRefusal(entry) ?? (entry.isSampling ? 'Content Mapping is in Progress' : undefined);

/** Why all content cannot be mapped; undefined when it can. */
export const mapAllRefusal = (entry: Entry): string | undefined =>
  savingRefusal(entry) ?? (entry.status === LibraryStatus.Published ? undefined : 'Publish the entry first');
