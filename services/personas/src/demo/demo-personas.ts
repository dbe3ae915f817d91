import * as z from 'zod';
import harbourHealth from '../../demo/personas/harbour-health.json' with { type: 'json' };
import lindgrenWorks from '../../demo/personas/lindgren-works.json' with { type: 'json' };
import northwindLogistics from '../../demo/personas/northwind-logistics.json' with { type: 'json' };
import { DemoClient } from './demo-schemas';

/** The demo's clients with their personas, in id order. */
export const demoClients = () => z.array(DemoClient).parse([northwindLogistics, harbourHealth, lindgrenWorks]);

/** The demo's personas with their ids: given in the file, or the next free number. */
export const demoPersonas = () => {
  const personas = demoClients().flatMap(({ clientId, personas: members }) =>
    members.map((persona) => ({ ...persona, clientId })),
  );
  const fixedIds = new Set(personas.map(({ id }) => id));
  let last = 0;
  const next = (): number => {
    last += 1;
    return fixedIds.has(last) ? next() : last;
  };
  return personas.map(({ id, ...persona }) => ({ ...persona, personaId: id ?? next() }));
};
