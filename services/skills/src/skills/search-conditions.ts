import { CLIENT_USERS } from '@skills-architect/contracts';
import type { SessionUser } from '@skills-architect/contracts/portal';
import { LibraryStatus, statusMenu } from '@skills-architect/contracts/skills';
import type { QueryFilter } from 'mongoose';
import type { SkillDocument } from './skill-document';

/** The filters of a skill search besides its text; an empty list does not filter. */
export interface SearchedSkills {
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

/** The filter of a search: client users see published skills, SMEs the statuses offered to them. */
export const searchConditions = (search: SearchedSkills): QueryFilter<SkillDocument> => {
  const { user, sources, skillStatus, excludeSkills } = search;
  const isClientUser = user !== undefined && CLIENT_USERS.includes(user.userType);
  const offeredStatuses: LibraryStatus[] = isClientUser
    ? [LibraryStatus.Published]
    : user
      ? statusMenu(user.userType)
      : [];
  const statuses = offeredStatuses.filter((status) => !skillStatus.length || skillStatus.includes(status));
  const conditions = {
    skillCategoryId: among(search.skillCateogryId),
    skillFamilyId: among(search.skillFamilyId),
    sourceId: sources && { $in: sources },
    skillStatus: user && (isClientUser || skillStatus.length || statuses.length < 5) ? { $in: statuses } : undefined,
    _id: excludeSkills?.length ? { $nin: excludeSkills } : undefined,
  };
  return Object.fromEntries(Object.entries(conditions).filter(([, condition]) => condition !== undefined));
};
