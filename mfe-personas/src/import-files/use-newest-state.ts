import { EVENT } from '@skills-architect/contracts';
import { PersonaImport } from '@skills-architect/contracts/personas';
import { useHubEvent } from '@skills-architect/portal-kit';
import { useState } from 'react';

/** Poll interval of a running import in milliseconds, in case the hub is down. */
export const POLL_INTERVAL_MS = 5000;

/**
 * The newest state of an import: `read`, from the request whose whole answer is `data`, or the state in a later event.
 * @param isMeant whether an event is about this import
 */
export function useNewestState(
  data: unknown,
  read: PersonaImport | undefined,
  isMeant: (event: PersonaImport) => boolean,
): PersonaImport | undefined {
  /** The import of the last event, with the data read before it: data read later is newer. */
  const [lastEvent, setLastEvent] = useState<{ personaImport: PersonaImport; dataBefore: unknown }>();
  useHubEvent(EVENT.jdParserStatus, ({ data: event }) => {
    const personaImport = PersonaImport.safeParse(event.import).data;
    if (personaImport && isMeant(personaImport)) setLastEvent({ personaImport, dataBefore: data });
  });
  return lastEvent !== undefined && lastEvent.dataBefore === data ? lastEvent.personaImport : read;
}
