import {
  getSampleContent,
  type MappingState,
  mapAllContent,
  mapAllRefusal,
  mapSampleContent,
  sampleRefusal,
} from '@skills-architect/contracts/skills';
import { AppError, asAutomaticWrite, type CallContext, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { EncyclopediaDocument } from './encyclopedia-document';
import type { EntryReader, SkillopediaDependencies } from './entry-reader';
import { type MappingDocument, type MappingPatch, toMappingState } from './mapping-document';
import { type MappingJob, mapContent } from './mapping-job';

const MAP_CONTENT = 'map-content';

/** For each extent the state at the start, and the state after a failure. */
const EXTENTS = {
  sample: { title: 'Sample content', begin: { isSampling: true }, end: { isSampling: false } },
  all: { title: 'All content', begin: { toBeClassified: true }, end: { toBeClassified: false } },
} satisfies Record<MappingJob['extent'], { title: string; begin: MappingPatch; end: MappingPatch }>;

/** Maps content to entries by jobs, and reads the results. */
export const entryMapping = (dependencies: SkillopediaDependencies, reader: EntryReader) => {
  const { kit, mappings } = dependencies;
  kit.jobs.define<MappingJob>(
    MAP_CONTENT,
    (run) => mapContent(dependencies, reader, run),
    async ({ entryId, extent }, { sentence }) => {
      await mappings.change(entryId, undefined, { ...EXTENTS[extent].end, failure: sentence }, asAutomaticWrite());
    },
  );

  /** Sets the flag and queues the job in one transaction, so that a crash never leaves only one of them. */
  const start = (
    entry: EncyclopediaDocument,
    extent: MappingJob['extent'],
    refusal: (state: MappingState) => string | undefined,
    { identity, userId }: Pick<CallContext, 'identity' | 'userId'>,
  ): Promise<MappingState> =>
    kit.db.transaction(async (session) => {
      const mapping = await mappings.model.findOne({ _id: entry._id }, null, { session }).lean<MappingDocument>();
      const reason = refusal(toMappingState(mapping));
      if (reason) throw new AppError('conflict', `${reason}.`);
      const { title, begin } = EXTENTS[extent];
      const patch = { ...begin, failure: '' };
      const write = { by: userId, session };
      const [changed] = mapping
        ? [await mappings.change(entry._id, mapping.rev, patch, write)]
        : await mappings.create([patch], write, [entry._id]);
      await kit.jobs.start<MappingJob>(
        MAP_CONTENT,
        {
          title: `${title} for ${entry.name}`,
          entity: 'items',
          step: extent === 'sample' ? 'Processing sample content' : 'Mapping all content',
          data: { entryId: entry._id, extent },
          identity,
          link: `/skillopedia/edit?id=${entry._id}`,
        },
        session,
      );
      return toMappingState(changed ?? null);
    });

  return (app: FastifyInstance) => {
    route(app, mapSampleContent, async ({ body }, context) =>
      start(await reader.open(body.skillopediaId), 'sample', sampleRefusal, context),
    );

    route(app, mapAllContent, async ({ body }, context) => {
      const entry = await reader.open(body.skillopediaId);
      return start(entry, 'all', (state) => mapAllRefusal({ ...state, status: entry.status }), context);
    });

    route(app, getSampleContent, async ({ query }) => {
      const { _id } = await reader.open(query.skillopediaId);
      const mapping = await reader.findMapping(_id);
      const [data = []] = await reader.withItems([(mapping?.isClassified ? mapping.mapped : mapping?.sample) ?? []]);
      return { ...toMappingState(mapping), failure: mapping?.failure || null, data };
    });
  };
};
