import { randomUUID } from 'node:crypto';
import { DONE } from '@skills-architect/contracts';
import {
  type ClientSkills,
  clientSkillsStatus,
  clientSkillsTemplate,
  discardClientSkills,
  getClientSkills,
  importClientSkills,
  readClientSkillTable,
  saveClientSkills,
} from '@skills-architect/contracts/personas';
import { AppError, isDuplicateKeyError, notFound, route, sendFile, stale } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ImportDependencies } from '../imports/import-dependencies';
import { readLibrary } from '../persona-skills/read-library';
import type { Asker } from '../personas/role-names';
import { readUploadedForm, readUploadedTable } from '../table-columns/read-upload';
import { clientSkillColumns, clientSkillsSheets, readClientSkills } from './client-skill-sheet';
import { type ClientSkillsDocument, newClientSkills, toStatus } from './client-skills-document';
import { matchDocument, nameMatcher } from './match-skills';
import { isOfferedSkill, withSelections } from './save-rules';
import { skillSubjects } from './skill-subjects';

const MATCH_JOB = 'client-skills-match';
interface MatchJob {
  subject: string;
  uploadId: string;
}
const TEMPLATE = 'ClientSkills.xlsx';
const STILL_MATCHING = 'Suggestions for the former client skills are still being generated. Wait until they are ready.';

/** The skills that a client has listed for a persona: import, suggestions of library skills, selection. */
export const clientSkills = (dependencies: ImportDependencies) => {
  const { stores, books, clientSkills: store } = dependencies;
  const { kit, readClient } = stores;
  const subjects = skillSubjects(dependencies);

  kit.jobs.define<MatchJob>(
    MATCH_JOB,
    async ({ data, identity, signal, progress }) => {
      const document = await store.get(data.subject);
      if (document?.uploadId !== data.uploadId || document.stage !== 'matching') return undefined;
      const { sourceIds } = await readClient(document.clientId);
      let { completedItems: done } = toStatus(document);
      await matchDocument(store, document, nameMatcher(kit, sourceIds, { identity }), {
        signal,
        onDone: (count) => {
          done += count;
          return progress(done, document.rows.length);
        },
      });
      return { summary: `${document.rows.length} client skill(s) were matched to skills of the library` };
    },
    async ({ subject, uploadId }, { sentence }) => {
      await store.end(subject, uploadId, { stage: 'failed', errorMessage: sentence });
    },
  );

  const findReady = async (subject: string): Promise<ClientSkillsDocument> => {
    const document = await store.get(subject);
    if (!document) throw notFound('These client skills');
    if (document.stage === 'matching') throw new AppError('conflict', STILL_MATCHING);
    return document;
  };

  const toAnswer = async (
    { clientId, rev, uploadId, fileName, rows }: ClientSkillsDocument,
    asker: Asker,
  ): Promise<ClientSkills> => {
    const client = await readClient(clientId);
    const ids = rows.flatMap(({ matches, selectedSkillId }) => [
      ...matches.map(({ skillId }) => skillId),
      ...(selectedSkillId === null ? [] : [selectedSkillId]),
    ]);
    const library = await readLibrary(kit, [...new Set(ids)], asker);
    const isOffered = (skillId: number) => {
      const skill = library.get(skillId);
      return skill !== undefined && isOfferedSkill(skill, client);
    };
    return {
      rev,
      uploadId,
      fileName,
      skills: [...library.values()],
      rows: rows.map(({ isMatched: _, ...row }) => {
        const isGone = row.selectedSkillId !== null && !library.has(row.selectedSkillId);
        return {
          ...row,
          matches: row.matches.filter(({ skillId }) => isOffered(skillId)),
          ...(isGone && { selectedSkillId: null, proficiencyId: null }),
        };
      }),
    };
  };

  const uploaded = (clientId: number, path: string, levelCount: number) => ({
    clientId,
    kind: 'client skills' as const,
    path,
    levelCount,
    columns: clientSkillColumns(levelCount),
  });

  const routes = (app: FastifyInstance) => {
    route(app, clientSkillsTemplate, async ({ query }, { reply }) => {
      const { proficiencySchemeLevelCount } = await readClient(query.clientId);
      return sendFile(reply, TEMPLATE, await books.write(clientSkillsSheets(proficiencySchemeLevelCount)));
    });

    route(app, importClientSkills, async ({ params }, { files: [file], identity, userId }) => {
      if (!file) throw new Error('an upload without a file');
      const subject = await subjects.findToChange(params.skillSubject, userId);
      const { proficiencySchemeLevelCount } = await readClient(subject.clientId);
      const { forms, notes } = await readUploadedForm(
        dependencies,
        uploaded(subject.clientId, file.path, proficiencySchemeLevelCount),
      );
      const rows = newClientSkills(readClientSkills(forms, proficiencySchemeLevelCount));
      const document: ClientSkillsDocument = {
        _id: subject.id,
        clientId: subject.clientId,
        ...(subject.token !== undefined && { token: subject.token }),
        uploadId: randomUUID(),
        fileName: file.name,
        notes,
        stage: 'matching',
        rev: 0,
        rows,
      };
      try {
        await kit.db.transaction(async (session) => {
          await store.begin(document, session);
          await kit.jobs.start<MatchJob>(
            MATCH_JOB,
            {
              title: `Matching the client skills of ${subject.name}`,
              entity: 'client skills',
              data: { subject: subject.id, uploadId: document.uploadId },
              identity,
              clientId: subject.clientId,
              link: subject.link,
              itemsTotal: rows.length,
              cancellable: false,
            },
            session,
          );
        });
      } catch (error) {
        throw isDuplicateKeyError(error) ? new AppError('conflict', STILL_MATCHING) : error;
      }
      return toStatus(document);
    });

    route(app, readClientSkillTable, async ({ params, query }, { files: [file] }) => {
      if (!file) throw new Error('an upload without a file');
      const { clientId } = await subjects.find(params.skillSubject);
      const { proficiencySchemeLevelCount } = await readClient(clientId);
      return readUploadedTable(dependencies, uploaded(clientId, file.path, proficiencySchemeLevelCount), query);
    });

    route(app, clientSkillsStatus, async ({ params }) => toStatus(await store.get(params.skillSubject)));

    route(app, getClientSkills, async ({ params }, { identity, request }) =>
      toAnswer(await findReady(params.skillSubject), { identity, requestId: request.id }),
    );

    route(app, saveClientSkills, async ({ params, body }, { identity, userId, request }) => {
      const asker = { identity, requestId: request.id };
      const subject = await subjects.findToChange(params.skillSubject, userId);
      const document = await findReady(subject.id);
      if (document.rev !== body.rev) throw stale(await toAnswer(document, asker));
      const ids = body.rows.flatMap(({ selectedSkillId }) => selectedSkillId ?? []);
      const [client, library] = await Promise.all([readClient(subject.clientId), readLibrary(kit, ids, asker)]);
      const rows = withSelections(document.rows, body, library, client);
      if (!(await store.save(document, rows))) throw stale(await toAnswer(await findReady(subject.id), asker));
      return toAnswer({ ...document, rows, rev: document.rev + 1 }, asker);
    });

    route(app, discardClientSkills, async ({ params }, { userId }) => {
      const subject = await subjects.findToChange(params.skillSubject, userId);
      await findReady(subject.id);
      await store.remove(subject.id);
      return DONE;
    });
  };
  return { routes, findClients: subjects.findClients };
};
