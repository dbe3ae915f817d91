import { allows, type Call, CLIENT_USERS } from '@skills-architect/contracts';
import type { SessionUser } from '@skills-architect/contracts/portal';
import type { Identity } from '../identity/identity';
import { AppError, invalid, notFound, toNoun } from './app-error';

export type RecordId = number | string;
/** Loads the client ids of records of one kind; records that do not exist are omitted. */
export type ClientsOfRecords = (ids: RecordId[]) => Promise<{ id: RecordId; clientId: number }[]>;

const NOT_ALLOWED = 'This user not authorized to access this page';

const readPath = (input: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      input,
    );

/** Whether a user may access a client's data: client users only their own clients, staff every client. */
export const mayAccessClient = (user: SessionUser, clientId: number) =>
  !CLIENT_USERS.includes(user.userType) || user.clients.includes(clientId);

/** The clients an identity is limited to: a client user's own; undefined for staff and services (no limit). */
export const clientLimit = ({ user }: Identity): readonly number[] | undefined =>
  user && CLIENT_USERS.includes(user.userType) ? user.clients : undefined;

const checkRecords = async (user: SessionUser | undefined, kind: string, value: unknown, load: ClientsOfRecords) => {
  const ids = (Array.isArray(value) ? value : [value]).filter(
    (id): id is RecordId => typeof id === 'number' || typeof id === 'string',
  );
  const owners = await load(ids);
  const isAllowed = ids.every((id) =>
    owners.some((owner) => owner.id === id && (!user || mayAccessClient(user, owner.clientId))),
  );
  if (!isAllowed || !ids.length) throw notFound(`This ${toNoun(kind)}`);
  const clientIds = new Set(owners.map(({ clientId }) => clientId));
  return clientIds.size === 1 ? owners[0]?.clientId : undefined;
};

const isPeerCall = ({ access }: Call, { service }: Identity) => service !== undefined && access.peers === true;

/** Throws `forbidden` if users of this type may not make the call; before its input is read. */
export const checkUserType = (call: Call, identity: Identity): void => {
  if (!isPeerCall(call, identity) && !allows({ types: call.access.types }, identity.user, []))
    throw new AppError('forbidden', NOT_ALLOWED);
};

/**
 * Checks a call's access declaration for this identity and input. Throws `forbidden` for a wrong user type, and
 * `not-found` for a client or record that the user may not access. Returns the client whose data the call accesses, if it
 * is one.
 */
export const checkAccess = async (
  call: Call,
  identity: Identity,
  input: unknown,
  records: Record<string, ClientsOfRecords>,
): Promise<number | undefined> => {
  const { scope } = call.access;
  checkUserType(call, identity);
  const user = isPeerCall(call, identity) ? undefined : identity.user;
  if (typeof scope === 'string') return undefined;
  if ('record' in scope) {
    const load = records[scope.record];
    if (!load) throw new Error(`nothing loads the clients of a ${scope.record}`);
    return checkRecords(user, scope.record, readPath(input, scope.id), load);
  }
  const clientId = readPath(input, scope.client);
  if (!user || !CLIENT_USERS.includes(user.userType)) return typeof clientId === 'number' ? clientId : undefined;
  if (clientId === undefined && scope.optional) return undefined;
  if (clientId === undefined) throw invalid(scope.client, 'Name the client this is for.');
  if (typeof clientId !== 'number' || !mayAccessClient(user, clientId)) throw notFound('This client');
  return clientId;
};
