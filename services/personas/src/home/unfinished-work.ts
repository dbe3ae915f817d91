import type { UnfinishedWork } from '@skills-architect/contracts';
import type { ImportStage } from '@skills-architect/contracts/personas';
import type { ImportDocument } from '../imports/import-document';

/** What an import of each stage waits for; those of other stages have ended. */
const LINES: Partial<Record<ImportStage, string>> = {
  parsing: 'The files are being read',
  review: 'Read, and waiting for your review',
  matching: 'Industry roles are being matched',
  selection: 'Matched, and waiting for your role selection',
  creating: 'The personas are being created',
  failed: 'Stopped by an error',
};

type Import = Pick<ImportDocument, '_id' | 'clientId' | 'clientName' | 'fileName' | 'stage' | 'waiting'>;

/** Imports as unfinished work on the landing page. */
export const toUnfinishedWork = (imports: readonly Import[]): UnfinishedWork[] =>
  imports.flatMap(({ _id, clientId, clientName, fileName, stage, waiting }) => {
    const line = LINES[stage];
    if (line === undefined) return [];
    return {
      id: _id,
      title: `${clientName}: ${fileName}`,
      line,
      clientId,
      action: 'continue persona creation',
      to: `/personas/role-matching?client=${clientId}${waiting ? `&import=${_id}` : ''}`,
    };
  });
