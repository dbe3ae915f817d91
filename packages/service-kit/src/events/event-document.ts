import type { EventAudience } from '@skills-architect/contracts';

/** Recipients of an event: users known to the hub, or the processes of one service. */
export type Recipients = EventAudience | { service: string };

export interface EventDocument {
  at: Date;
  to: Recipients;
  name: string;
  data: Record<string, unknown>;
}
export interface StoredEvent extends EventDocument {
  /** Position among all events: the text of the change-stream token, which is greater for later commits. */
  position: string;
}
