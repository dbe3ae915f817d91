import { CLIENT_USERS, type ParsedOf } from '@skills-architect/contracts';
import type { searchRoles } from '@skills-architect/contracts/roles';
import { LibraryStatus, listOfferedStatuses } from '@skills-architect/contracts/skills';
import {
  type FindNearest,
  findTranslatedName,
  type GroupOrder,
  ownLanguageOf,
  type ShownNames,
  type SourceLanguages,
  searchByMeaning,
  selectOffered,
  shownLanguage,
} from '@skills-architect/library-service-kit';
import type { CallContext, ClientReader } from '@skills-architect/service-kit';
import type { QueryFilter } from 'mongoose';
import type * as z from 'zod';
import type { FunctionDocument, Structure, SubSectorDocument } from '../structure/structure-documents';
import type { ReadStructureNames } from '../structure/structure-names';
import { type RoleDocument, type Roles, roleTexts, SUMMARY_FIELDS, toSummary, visibleRequest } from './role-document';
import type { SourceNames } from './source-names';

type Search = z.output<typeof searchRoles.body>;

/** Sort field of each column; places and sources sort by id, which matches their order. */
const SORT_FIELDS = {
  roleName: 'nameKey',
  subsector: 'subsectorId',
  functionName: 'functionId',
  occupation: 'occupation',
  leadershipRole: 'leadershipRoleId',
  source: 'sourceId',
  roleStatus: 'roleStatus',
} as const;

/** The names besides the main one, to tell by which of them a role was found. */
const NAME_FIELDS = { alternativeNames: 1, translations: 1 } as const;

const ALL_STATUSES = Object.values(LibraryStatus);

const among = <T>(values: T[] | undefined) => values && { $in: values };

/**
 * Filter for visible roles: client users see published roles of their client's sources, industries and functions, SMEs
 * the statuses offered to them.
 */
const visibleFilter = async (readClient: ClientReader, body: Search, { identity }: CallContext) => {
  const { user } = identity;
  const client = body.clientId === undefined ? undefined : await readClient(body.clientId);
  const within = {
    sourceId: among(selectOffered({ user, asked: body.sourceIds, ofClient: client?.sourceIds })),
    subsectorId: among(selectOffered({ user, asked: body.subSectorIds, ofClient: client?.subSectorIds })),
    functionId: body.functionIds.length ? { $in: body.functionIds } : undefined,
  };
  if (user && CLIENT_USERS.includes(user.userType)) return { ...within, roleStatus: LibraryStatus.Published };
  const menu = user ? listOfferedStatuses(user.userType) : ALL_STATUSES;
  const statuses = body.roleStatuses.length ? menu.filter((status) => body.roleStatuses.includes(status)) : menu;
  return {
    ...within,
    roleStatus: statuses.length < ALL_STATUSES.length ? { $in: statuses } : undefined,
  };
};

/** The places by which a list is sorted, in the order of the names that its reader sees. */
const placeOrders = ({ subSectors, functions }: Structure, { sortShown }: Pick<ShownNames, 'sortShown'>) => {
  type Reader = Parameters<typeof sortShown>[2];
  return async (sortBy: string | undefined, call: Reader): Promise<GroupOrder | undefined> => {
    if (sortBy === 'subsector') {
      const found = await subSectors.model.find(subSectors.alive).lean<SubSectorDocument[]>();
      const rows = found.map(({ _id, subsector }) => ({ subsectorId: _id, subsector }));
      const sorted = await sortShown(rows, ({ subsector }) => subsector, call);
      return { field: 'subsectorId', ids: sorted.map(({ subsectorId }) => subsectorId) };
    }
    if (sortBy !== 'functionName') return undefined;
    const found = await functions.model.find(functions.alive, { functionName: 1 }).lean<FunctionDocument[]>();
    const rows = found.map(({ _id, functionName }) => ({ functionId: _id, functionName }));
    const sorted = await sortShown(rows, ({ functionName }) => functionName, call);
    return { field: 'functionId', ids: sorted.map(({ functionId }) => functionId) };
  };
};

interface RoleSearchDependencies {
  structure: Structure;
  shown: Pick<ShownNames, 'sortShown'>;
  readClient: ClientReader;
  roles: Roles;
  readNames: ReadStructureNames;
  readSources: SourceNames;
  sourceLanguages: SourceLanguages;
  /** Undefined without a language model. */
  nearestRoles: FindNearest | undefined;
}

/** Searches the roles that the user may see. */
export const roleSearch = ({
  readClient,
  roles,
  structure,
  shown,
  readNames,
  readSources,
  sourceLanguages,
  nearestRoles,
}: RoleSearchDependencies) => {
  const placeOrder = placeOrders(structure, shown);
  return async ({ query, body }: ParsedOf<typeof searchRoles>, context: CallContext) => {
    const { sortBy, sortOrder = 'asc' } = query.sortBy ? query : body;
    const conditions = {
      occupation: body.occupations.length ? { $in: body.occupations } : undefined,
      ...(await visibleFilter(readClient, body, context)),
    };
    const filter: QueryFilter<RoleDocument> = {
      ...roles.alive,
      ...Object.fromEntries(Object.entries(conditions).filter(([, condition]) => condition !== undefined)),
    };
    const shownIn = shownLanguage({ query, identity: context.identity });
    const page = {
      filter,
      text: body.roleName,
      sortField: sortBy && SORT_FIELDS[sortBy],
      sortOrder,
      shownIn,
      groups: shownIn === undefined ? undefined : await placeOrder(sortBy, { query, identity: context.identity }),
      offset: body.offset,
      pagesize: body.pagesize,
      fields: { ...SUMMARY_FIELDS, ...(body.roleName && NAME_FIELDS), language: 1 as const, request: 1 as const },
    };
    const findNearest = body.byMeaning ? nearestRoles : undefined;
    const {
      rows: found,
      byMeaning,
      ...total
    } = await searchByMeaning<RoleDocument>(roles.model, page, findNearest, roleTexts);
    const [names, sourceNames, languages] = await Promise.all([readNames(found), readSources(), sourceLanguages()]);
    const summaries = found.map((role) => {
      const foundAs = findTranslatedName(
        body.roleName,
        roleTexts(role),
        context.identity.user?.language,
        ownLanguageOf(role, languages),
      );
      return {
        ...toSummary(role, names, sourceNames),
        ...visibleRequest(role, context),
        ...(foundAs && { foundAs }),
        ...(byMeaning.has(role._id) && { foundBy: 'meaning' as const }),
      };
    });
    return { roles: summaries, ...total };
  };
};
export type SearchRoles = ReturnType<typeof roleSearch>;
