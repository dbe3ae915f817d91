import type { UnfinishedWork } from '@skills-architect/contracts';
import { formatCount } from '@skills-architect/contracts/locale';
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

const toSelectionLine = (open: number) =>
  `Matched: ${formatCount(open, 'client role waits', 'client roles wait')} for your role selection`;

/**
 * The imports that the landing page offers to continue. `open`: by id of an import in role selection, the number of its
 * client roles that are not personas yet.
 */
export const toUnfinishedWork = (
  imports: readonly Import[],
  open: ReadonlyMap<string, number> = new Map(),
): UnfinishedWork[] =>
  imports.flatMap(({ _id, clientId, clientName, fileName, stage, waiting }) => {
    const left = stage === 'selection' ? open.get(_id) : undefined;
    const line = left ? toSelectionLine(left) : LINES[stage];
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
