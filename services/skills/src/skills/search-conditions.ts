import { CLIENT_USERS } from '@skills-architect/contracts';
import type { SessionUser } from '@skills-architect/contracts/portal';
import { LibraryStatus, listOfferedStatuses } from '@skills-architect/contracts/skills';
import type { QueryFilter } from 'mongoose';
import type { SkillDocument } from './skill-document';

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

const offeredStatuses = ({ userType }: Pick<SessionUser, 'userType'>): LibraryStatus[] =>
  CLIENT_USERS.includes(userType) ? [LibraryStatus.Published] : listOfferedStatuses(userType);

/** Filter for those requested statuses that are offered to the user; undefined when these are all. */
const statusCondition = ({ user, skillStatus }: Pick<SkillSearch, 'user' | 'skillStatus'>) => {
  if (!user) return undefined;
  const statuses = offeredStatuses(user).filter((status) => !skillStatus.length || skillStatus.includes(status));
  return statuses.length < ALL_STATUSES.length ? { $in: statuses } : undefined;
};

/** The filter of a search: client users see published skills, SMEs the statuses offered to them. */
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
