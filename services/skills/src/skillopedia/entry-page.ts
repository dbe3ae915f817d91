import { CLIENT_USERS, MAIN_LANGUAGE } from '@skills-architect/contracts';
import { LibraryStatus, readEncyclopedia } from '@skills-architect/contracts/skills';
import { notFound, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { EntryReader } from './entry-reader';

/** Serves the text of an entry; client users may read published entries only. */
export const entryPage = (app: FastifyInstance, reader: EntryReader) => {
  route(app, readEncyclopedia, async ({ params }, { identity }) => {
    const entry = await reader.open(params.encyclopediaId);
    const isClientUser = identity.user !== undefined && CLIENT_USERS.includes(identity.user.userType);
    if (isClientUser && entry.status !== LibraryStatus.Published) throw notFound('This entry');
    const language = identity.user?.language ?? MAIN_LANGUAGE;
    const translation = entry.translations?.find((candidate) => candidate.language === language);
    const ownLanguage = entry.language ?? MAIN_LANGUAGE;
    const isShown = language === ownLanguage || translation?.description;
    return {
      encyclopediaId: entry._id,
      name: entry.name,
      text: translation?.description || (entry.text ?? ''),
      ...(!isShown && entry.text && { textLanguage: ownLanguage }),
      externalUrl: entry.url ?? '',
      updatedAt: entry.updated.at.toISOString(),
    };
  });
};
