import type { Client } from '@skills-architect/contracts/admin';
import { formatCount } from '@skills-architect/contracts/locale';
import { AppError, type JobRun } from '@skills-architect/service-kit';
import { type Connector, followDelivery } from '@skills-architect/service-kit/connectors';
import { completeLibrary, type ExportLibrary } from '../exports/export-library';
import type { MappingDocument } from '../persona-skills/mapping-document';
import type { FrozenSelections } from '../personas/frozen-selection';
import type { PersonaDocument } from '../personas/persona-document';
import type { PersonaStores } from '../personas/write-persona';
import { toPlatformPersona } from './platform-persona';

export const PLATFORM_JOB = 'platform-export';
export interface PlatformJob {
  clientId: number;
  total: number;
}

/** Most personas in one message. */
export const PERSONAS_PER_BATCH = 50;
const DELIVERY = { receiver: 'learning platform', singular: 'persona', plural: 'personas' };

const hasInstance = ({ instanceName, instanceRegion }: Client) => Boolean(instanceName && instanceRegion);
const findConnector = ({ kit }: PersonaStores) => kit.connectors.find('learning-platform');

/** Whether the client has a learning platform to which this portal is connected. */
export const hasLearningPlatform = async (stores: PersonaStores, clientId: number): Promise<boolean> =>
  findConnector(stores) !== undefined && hasInstance(await stores.readClient(clientId));

/** The client's learning platform; 409 when there is none. */
export const learningPlatform = async (stores: PersonaStores, clientId: number) => {
  const client = await stores.readClient(clientId);
  if (!hasInstance(client))
    throw new AppError(
      'conflict',
      `${client.clientName} has no instance of the learning platform: a Super User enters its Instance Name and region in Client Management.`,
    );
  const connector = findConnector(stores);
  if (!connector)
    throw new AppError(
      'conflict',
      'This portal is not connected to a learning platform: its deployment file names none.',
    );
  return { client, connector };
};

/** The content of one message. */
const readBatch = async (
  stores: PersonaStores,
  ids: readonly number[],
  library: ExportLibrary,
  run: JobRun<PlatformJob>,
) => {
  const { personas, mappings } = stores;
  const [found, foundMappings] = await Promise.all([
    personas.model
      .find({ _id: { $in: [...ids] }, clientId: run.data.clientId, ...personas.alive })
      .sort({ groupKey: 1, nameKey: 1, _id: 1 })
      .lean<PersonaDocument[]>(),
    mappings.model.find({ _id: { $in: [...ids] } }).lean<MappingDocument[]>(),
  ]);
  const names = await stores.names(found);
  const byPersona = new Map(foundMappings.map((mapping) => [mapping._id, mapping]));
  const skillIds = foundMappings.flatMap(({ rows }) => rows.map(({ skillId }) => skillId));
  await completeLibrary(stores, library, skillIds, run.identity);
  return found.map((persona) => toPlatformPersona(persona, byPersona.get(persona._id), names, library));
};

/** Puts the selected personas into the outbox in batches; a batch has the same idempotency key in every run. */
const queueAll = async (
  stores: PersonaStores,
  selections: FrozenSelections,
  run: JobRun<PlatformJob>,
  { client, connector }: { client: Client; connector: Connector },
) => {
  const { clientId, clientName, instanceName, instanceRegion, instanceRegionName = '' } = client;
  const library: ExportLibrary = new Map();
  const batches = Math.ceil(run.data.total / PERSONAS_PER_BATCH);
  let batch = 0;
  for await (const ids of selections.read(run.token)) {
    run.signal.throwIfAborted();
    batch += 1;
    const personas = await readBatch(stores, ids, library, run);
    const body = {
      exportId: run.token,
      batch,
      client: { clientId, clientName },
      instance: { instanceName, instanceRegion, instanceRegionName },
      personas,
    };
    await stores.kit.connectors.send(connector, [
      {
        key: `${run.token}:${batch}`,
        path: '/personas',
        title: `${formatCount(personas.length, 'persona')} of ${clientName}, batch ${batch} of ${batches}`,
        body,
        group: run.token,
        items: ids.length,
      },
    ]);
  }
};

/** Exports the selected personas with their skills to the client's instance of the learning platform. */
export const exportToPlatform = async (
  stores: PersonaStores,
  selections: FrozenSelections,
  run: JobRun<PlatformJob>,
) => {
  await queueAll(stores, selections, run, await learningPlatform(stores, run.data.clientId));
  return followDelivery(stores.kit.connectors, run, run.data.total, DELIVERY);
};
