import { AttributeId, type ClientForm, deriveScheme } from '@skills-architect/contracts/admin';
import { listSubSectors } from '@skills-architect/contracts/roles';
import { listSchemes, listSources } from '@skills-architect/contracts/skills';
import { AppError, type CallContext, invalid, type ServiceKit, searchFields } from '@skills-architect/service-kit';
import type * as z from 'zod';
import { valueName } from '../attributes/attribute-values';
import type { ContentProviders } from '../content-providers/content-providers';
import type { Clients } from './client-document';

/** The parsed form. */
export type ClientFormValues = z.output<typeof ClientForm>;
type CallerContext = Pick<CallContext, 'identity' | 'request'>;

const unique = (ids: number[]) => [...new Set(ids)];

/** The sources of a client and the derived scheme; throws for unknown sources. */
export const sourceFields = async (
  kit: ServiceKit,
  chosenIds: number[],
  path: string,
  { identity, request }: CallerContext,
) => {
  const behalf = { identity, requestId: request.id };
  const [{ sources }, { schemes }] = await Promise.all([
    kit.peer(listSources, {}, behalf),
    kit.peer(listSchemes, {}, behalf),
  ]);
  const chosen = unique(chosenIds).map((id) => {
    const source = sources.find(({ sourceId }) => sourceId === id);
    if (!source) throw invalid(path, `There is no source ${id}.`);
    return source;
  });
  const exclusive = chosen.find(({ allowMultipleMappings }) => !allowMultipleMappings);
  if (exclusive && chosen.length > 1) throw invalid(path, `${exclusive.source} cannot be combined with other sources.`);
  const sourceIds = chosen.map(({ sourceId }) => sourceId);
  const { levelCount, schemeName } = deriveScheme(sourceIds, schemes);
  return { sourceIds, proficiencySchemeLevelCount: levelCount, proficiencySchemeName: schemeName };
};

/** The industries and functions that belong to one of the sources. */
export const subSectorsOfSources = async (
  kit: ServiceKit,
  subSectorIds: number[],
  sourceIds: number[],
  { identity, request }: CallerContext,
): Promise<number[]> => {
  if (!subSectorIds.length) return [];
  const { subSectors } = await kit.peer(listSubSectors, { query: { sourceIds } }, { identity, requestId: request.id });
  const knownIds = new Set(subSectors.map(({ subsectorId }) => subsectorId));
  return subSectorIds.filter((id) => knownIds.has(id));
};

const refuseForeignSubSectors = async (kit: ServiceKit, form: ClientFormValues, caller: CallerContext) => {
  const allowedIds = await subSectorsOfSources(kit, form.subSectorIdList, form.sourceIdList, caller);
  const foreign = form.subSectorIdList.find((id) => !allowedIds.includes(id));
  if (foreign !== undefined)
    throw invalid('subSectorIdList', `The industry or function ${foreign} belongs to none of the chosen sources.`);
};

const refuseUnknownValue = (attributeId: number, valueId: number, path: string) => {
  if (valueId && !valueName(attributeId, valueId)) throw invalid(path, `There is no value ${valueId} to choose.`);
};

/** Stored fields of a client from the form; throws when a referenced record does not exist. */
export const clientFields = async (
  kit: ServiceKit,
  providers: ContentProviders,
  form: ClientFormValues,
  caller: CallerContext,
) => {
  refuseUnknownValue(AttributeId.GrowthStage, form.orgGrowthStageId, 'orgGrowthStageId');
  refuseUnknownValue(AttributeId.InstanceRegion, form.instanceRegion, 'instanceRegion');
  const contentProviderIds = unique(form.contentProviderIdList);
  const found = await providers.model.countDocuments({ _id: { $in: contentProviderIds }, ...providers.alive });
  if (found !== contentProviderIds.length)
    throw invalid('contentProviderIdList', 'One of the content providers no longer exists.');
  const [sources] = await Promise.all([
    sourceFields(kit, form.sourceIdList, 'sourceIdList', caller),
    refuseForeignSubSectors(kit, form, caller),
  ]);
  return {
    ...sources,
    clientName: form.clientName,
    ...searchFields(form.clientName),
    clientDomain: form.clientDomain,
    orgGrowthStageId: form.orgGrowthStageId,
    subSectorIds: unique(form.subSectorIdList),
    contentProviderIds,
    instanceName: form.instanceName,
    instanceRegion: form.instanceRegion,
    ...(form.language !== undefined && { language: form.language ?? undefined }),
    ...(form.bulkImportEnabled !== undefined && { bulkImportEnabled: form.bulkImportEnabled }),
    ...(form.approverIds && { approverIds: unique(form.approverIds) }),
  };
};

/** Throws when another client has the name. Several clients of one company may share a domain. */
export const refuseTakenClient = async (clients: Clients, form: ClientFormValues, exceptId?: number) => {
  const { nameKey } = searchFields(form.clientName);
  if (!(await clients.model.exists({ nameKey, ...clients.alive, _id: { $ne: exceptId } }))) return;
  const message = 'A client with this name exists already';
  throw new AppError('conflict', message, { issues: [{ path: 'clientName', message }] });
};
