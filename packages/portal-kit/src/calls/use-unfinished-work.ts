import type { UnfinishedWork } from '@skills-architect/contracts';
import { useAreas, useRegisteredAreas } from '../areas/use-areas';
import { readFieldAt } from './field-at';
import { fillPathTemplate } from './fill-path-template';
import { useAnswers } from './use-answers';

/** Unfinished work of the signed-in user for the landing page. */
export interface ShownWork {
  id: string;
  title: string;
  clientId: number;
  clientName: string;
  words: string;
  action: string;
  to: string;
}

const readWork = (work: UnfinishedWork, answer: unknown): ShownWork[] => {
  const list = readFieldAt(answer, work.list);
  if (!Array.isArray(list)) return [];
  return list.flatMap((record: unknown) => {
    const words = work.words[String(readFieldAt(record, work.state))];
    if (words === undefined) return [];
    const clientId = Number(readFieldAt(record, work.clientId));
    return {
      id: String(readFieldAt(record, work.id)),
      title: String(readFieldAt(record, work.title)),
      clientId,
      clientName: String(readFieldAt(record, work.clientName)),
      words,
      action: work.action,
      to: fillPathTemplate(work.to, { clientId }),
    };
  });
};

/** Unfinished work of the user in all areas that are on. */
export function useUnfinishedWork(): ShownWork[] {
  const { allows } = useAreas();
  const areas = useRegisteredAreas();
  const providers = areas.flatMap(({ manifest: { id, unfinishedWork } }) =>
    unfinishedWork && allows({ types: unfinishedWork.types, areas: [id] }) ? [unfinishedWork] : [],
  );
  // No event reports changes, so each visit of the landing page refetches.
  const answers = useAnswers(
    providers.map(({ path }) => path),
    0,
  );
  return providers.flatMap((work, index) => readWork(work, answers[index]));
}
