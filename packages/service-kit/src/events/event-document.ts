import type { EventAudience } from '@skills-architect/contracts';

/** Whom an event reaches: users as the hub knows them, or the processes of one service. */
export type Recipients = EventAudience | { service: string };

export interface EventDocument {
  at: Date;
  to: Recipients;
  name: string;
  data: Record<string, unknown>;
}
export interface StoredEvent extends EventDocument {
  /** Where it stands among all events: the text of its change-stream token. Later commits have greater positions. */
  position: string;
}
