import type { SessionUser } from '@skills-architect/contracts/portal';
import { LibraryStatus, readableStatuses } from '@skills-architect/contracts/skills';
import type { QueryFilter } from 'mongoose';
import type { SkillDocument } from './skill-document';
import { statusesToRead } from './skill-rules';

/** The filters of a skill search besides its text; an empty list does not filter. */
export interface SkillSearch {
  skillCateogryId: number[];
  skillFamilyId: number[];
  skillStatus: LibraryStatus[];
  excludeSkills?: number[];
  /** Undefined for all. */
  sources: number[] | undefined;
  /** Undefined for another service, which sees all skills. */
  user: Pick<SessionUser, 'userType'> | undefined;
}

const among = <T>(values: T[] = []) => (values.length ? { $in: values } : undefined);

const ALL_STATUSES = Object.values(LibraryStatus);

/** Filter for those requested statuses that the user may read; undefined when these are all. */
const statusCondition = ({ user, skillStatus }: Pick<SkillSearch, 'user' | 'skillStatus'>) => {
  if (!user) return undefined;
  const statuses = skillStatus.length
    ? statusesToRead(user.userType).filter((status) => skillStatus.includes(status))
    : readableStatuses(user.userType);
  return statuses.length < ALL_STATUSES.length ? { $in: statuses } : undefined;
};

/** The filter of a search: client users see published skills, SMEs the statuses offered to them, and published ones on request. */
export const searchConditions = (search: SkillSearch): QueryFilter<SkillDocument> => {
  const { sources, excludeSkills } = search;
  const conditions = {
    skillCategoryId: among(search.skillCateogryId),
    skillFamilyId: among(search.skillFamilyId),
    sourceId: sources && { $in: sources },
    skillStatus: statusCondition(search),
    _id: excludeSkills?.length ? { $nin: excludeSkills } : undefined,
  };
  return Object.fromEntries(Object.entries(conditions).filter(([, condition]) => condition !== undefined));
};
