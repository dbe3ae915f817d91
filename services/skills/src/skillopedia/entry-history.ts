import type { VersionField } from '@skills-architect/contracts';
import {
  encyclopediaHistory,
  LIBRARY_STATUS_NAMES,
  restoreEncyclopediaVersion,
} from '@skills-architect/contracts/skills';
import { ownLanguageField, translationFields } from '@skills-architect/library-service-kit';
import { describeVersions, route, userNameReader } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { EncyclopediaDocument } from './encyclopedia-document';
import { checkOpen, entryFields, titleTaken } from './entry-changes';
import type { EntryReader, SkillopediaDependencies } from './entry-reader';

const versionFields = ({ name, status, text, url, language, translations }: EncyclopediaDocument): VersionField[] => [
  { field: 'Title', value: name },
  { field: 'Status', value: LIBRARY_STATUS_NAMES[status] },
  { field: 'Document', value: text ?? '' },
  { field: 'Document elsewhere', value: url ?? '' },
  ownLanguageField({ language }),
  ...translationFields({ translations }),
];

/** Lists the versions of an entry and its document, and restores one of them. */
export const entryHistory = (
  app: FastifyInstance,
  { kit, encyclopedia }: SkillopediaDependencies,
  reader: EntryReader,
) => {
  const userNames = userNameReader(kit);

  route(app, encyclopediaHistory, async ({ params, query }) => {
    const { _id } = await reader.open(params.encyclopediaId);
    const describe = async (states: readonly EncyclopediaDocument[]) => states.map(versionFields);
    return describeVersions(await encyclopedia.versions(_id, query), describe, userNames);
  });

  route(app, restoreEncyclopediaVersion, async ({ params, body }, { userId }) => {
    const { _id } = await reader.open(params.encyclopediaId);
    await checkOpen(reader, _id);
    const version = await encyclopedia.version(_id, body.version);
    const { text, url, language, translations = [] } = version;
    const change = { ...entryFields(version, translations), text, url, language, translations };
    const saved = encyclopedia.change(_id, body.rev, change, { by: userId });
    return reader.describe(await saved.catch(titleTaken));
  });
};
