import type { WaitingRecords } from '@skills-architect/contracts';
import { useAreas, useRegisteredAreas } from '../areas/use-areas';
import { useClient } from '../session/client-choice';
import { readFieldAt } from './field-at';
import { fillPathTemplate } from './fill-path-template';
import { formatCounter } from './format-counter';
import { useAnswers } from './use-answers';

/** Records that wait for the user: count, kind, client and link. */
export interface ShownWaiting {
  /** For example '12 personas without an industry role'. */
  text: string;
  /** The client's name, for users who have several. */
  clientName: string | undefined;
  icon: string;
  to: string;
}

/** The counts in an answer; a total of all records has no client. */
const readCounts = ({ list, field }: WaitingRecords, answer: unknown) => {
  const counts = list === undefined ? [answer] : readFieldAt(answer, list);
  if (!Array.isArray(counts)) return [];
  return counts.flatMap((record: unknown) => {
    const formatText = (word: string, singular?: string) => formatCounter(record, { field, word, one: singular });
    return { formatText, clientId: list === undefined ? undefined : Number(readFieldAt(record, 'clientId')) };
  });
};

/** Records that wait for the user in all areas that are on; failed counts are omitted. */
export function useWaitingRecords(): ShownWaiting[] {
  const { allows } = useAreas();
  const { clients } = useClient();
  const waiting = useRegisteredAreas().flatMap(({ manifest }) =>
    (manifest.waiting ?? []).filter(({ types }) => allows({ types, areas: [manifest.id] })),
  );
  const answers = useAnswers(waiting.map(({ path }) => path));
  return waiting.flatMap((records, index) =>
    readCounts(records, answers[index]).flatMap(({ formatText, clientId }) => {
      const text = formatText(records.word, records.one);
      const client = clients.find((candidate) => candidate.clientId === clientId);
      if (!text || (clientId !== undefined && !client)) return [];
      const clientName = clients.length > 1 ? client?.clientName : undefined;
      return { text, clientName, icon: records.icon, to: fillPathTemplate(records.to, { clientId }) };
    }),
  );
}
