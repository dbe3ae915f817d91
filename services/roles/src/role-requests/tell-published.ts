import { personaListPath, type RequestedPlace, requestedRows } from '@skills-architect/contracts/personas';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import type { ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import type { RoleDocument } from '../industry-roles/role-document';

type Request = NonNullable<RoleDocument['request']>;

/** Whether a change has published a role that a user asked for. */
export const isRequestPublished = (
  before: Pick<RoleDocument, 'roleStatus'>,
  after: Pick<RoleDocument, 'roleStatus' | 'request'>,
): boolean =>
  after.request !== undefined &&
  after.roleStatus === LibraryStatus.Published &&
  before.roleStatus !== LibraryStatus.Published;

/** Path of the persona that a role was asked for, of its row while that waits in its import, else of the personas. */
export const requestedPath = (
  { clientId, importTokenId, rowId }: Request,
  { personaId, isOpen }: RequestedPlace,
): string => {
  if (personaId !== null) return `/persona/edit/${personaId}/false?client=${clientId}`;
  if (!isOpen) return personaListPath({ clientId });
  const query = new URLSearchParams({ client: String(clientId), import: importTokenId, row: String(rowId) });
  return `/personas/role-matching?${query}`;
};

type Asked = Pick<RoleDocument, '_id' | 'roleName' | 'roleStatus' | 'request'>;
type Teller = Pick<ServiceKit, 'peer' | 'notices' | 'log'>;

/** Where roles were asked for, by their ids; a role without one leads to the personas. */
export type RequestedPlaces = ReadonlyMap<number, RequestedPlace>;

/** A notice is not worth more of the user's time, nor of a job's. */
const WITHIN_MS = 3000;

/** Reads where at most 1,000 roles were asked for, in a few seconds at most; nothing if that cannot be read. */
export const readRequestedPlaces = async (
  { peer, log }: Teller,
  roles: readonly Pick<RoleDocument, '_id' | 'request'>[],
): Promise<RequestedPlaces> => {
  const asked = roles.flatMap(({ _id: roleId, request }) => (request ? [{ roleId, ...request }] : []));
  if (!asked.length) return new Map();
  const rows = asked.map(({ clientId, importTokenId, rowId }) => ({ clientId, importTokenId, rowId }));
  try {
    const { places } = await peer(requestedRows, { body: { rows } }, { signal: AbortSignal.timeout(WITHIN_MS) });
    return new Map(asked.flatMap(({ roleId }, index) => (places[index] ? [[roleId, places[index]]] : [])));
  } catch (error) {
    log.warn(
      { err: error, roleIds: asked.map(({ roleId }) => roleId) },
      'where roles were asked for could not be read',
    );
    return new Map();
  }
};

const toNotice = (
  { _id, roleName }: Asked,
  request: Request,
  place: RequestedPlace = { personaId: null, isOpen: false },
) => ({
  userId: request.userId,
  kind: 'rolePublished' as const,
  key: `role-published-${_id}`,
  title: `The role ${roleName} is published`,
  text: `You asked for it for ${request.fileName}. It can be selected now.`,
  to: requestedPath(request, place),
  clientId: request.clientId,
});

/**
 * Tells the users who asked for roles which of them a change has published, once per role; in a transaction with its
 * session, and with the places that were read before it.
 */
export const tellPublished = async (
  kit: Teller,
  changes: readonly { before: Pick<RoleDocument, 'roleStatus'>; after: Asked }[],
  transaction?: { places: RequestedPlaces; session: ClientSession },
): Promise<void> => {
  const published = changes.flatMap(({ before, after }) => (isRequestPublished(before, after) ? [after] : []));
  const places = transaction?.places ?? (await readRequestedPlaces(kit, published));
  const notices = published.flatMap((role) =>
    role.request ? [toNotice(role, role.request, places.get(role._id))] : [],
  );
  await kit.notices.send(notices, transaction?.session);
};
