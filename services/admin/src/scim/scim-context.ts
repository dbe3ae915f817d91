import type { ProviderDocument } from '../sign-in/provider-document';
import type { Settled } from '../sign-in/settle-rights';
import type { toScimGroup } from './scim-group';
import type { toScimUser } from './scim-user';

/** What the library asks for about resources of one kind. */
export interface ScimStore<Shown> {
  read: (context: ScimContext, id: string) => Promise<Shown>;
  /** Creates one when there is no id. */
  write: (context: ScimContext, id: string | undefined, resource: object) => Promise<Shown>;
  remove: (context: ScimContext, id: string) => Promise<void>;
}

/** The request that an operation belongs to. */
export interface ScimContext {
  provider: ProviderDocument;
  /** Version that the caller has seen. */
  ifMatch?: string | undefined;
  /** Whether the message itself says that a user is active or not. */
  statesActive: boolean;
  /** Revisions that were read: what is written is based on them. */
  revs: Map<string, number>;
  /** What the change of a group has changed, for the audit log. */
  notes: (Settled & { added: string[]; removed: string[] })[];
  store: ScimStore<ReturnType<typeof toScimUser>>;
  groups: ScimStore<ReturnType<typeof toScimGroup>>;
}
