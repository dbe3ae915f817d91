import { personaListPath, requestedRow } from '@skills-architect/contracts/personas';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { isUnavailable, type ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import type { RoleDocument } from '../industry-roles/role-document';

type Request = NonNullable<RoleDocument['request']>;
type Place = { personaId: number | null; isOpen: boolean };

/** Whether a change has published a role that a user asked for. */
export const isRequestPublished = (
  before: Pick<RoleDocument, 'roleStatus'>,
  after: Pick<RoleDocument, 'roleStatus' | 'request'>,
): boolean =>
  after.request !== undefined &&
  after.roleStatus === LibraryStatus.Published &&
  before.roleStatus !== LibraryStatus.Published;

/** Path of the persona that a role was asked for, of its row while that waits in its import, else of the personas. */
export const requestedPath = ({ clientId, importTokenId, rowId }: Request, { personaId, isOpen }: Place): string => {
  if (personaId !== null) return `/persona/edit/${personaId}/false?client=${clientId}`;
  if (!isOpen) return personaListPath({ clientId });
  const query = new URLSearchParams({ client: String(clientId), import: importTokenId, row: String(rowId) });
  return `/personas/role-matching?${query}`;
};

type Asked = Pick<RoleDocument, '_id' | 'roleName' | 'roleStatus' | 'request'>;
type Teller = Pick<ServiceKit, 'peer' | 'notices'>;

const readPlace = (kit: Teller, { clientId, importTokenId, rowId }: Request): Promise<Place> =>
  kit.peer(requestedRow, { body: { clientId, importTokenId, rowId } }).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    return { personaId: null, isOpen: false };
  });

const toNotice = async (kit: Teller, { _id, roleName }: Asked, request: Request) => ({
  userId: request.userId,
  kind: 'rolePublished' as const,
  key: `role-published-${_id}`,
  title: `The role ${roleName} is published`,
  text: `You asked for it for ${request.fileName}. It can be selected now.`,
  to: requestedPath(request, await readPlace(kit, request)),
  clientId: request.clientId,
});

/**
 * Tells the users who asked for roles which of them a change has published, once per role; with the session of its
 * transaction when that commits.
 */
export const tellPublished = async (
  kit: Teller,
  changes: readonly { before: Pick<RoleDocument, 'roleStatus'>; after: Asked }[],
  session?: ClientSession,
): Promise<void> => {
  const notices = await Promise.all(
    changes.flatMap(({ before, after }) =>
      after.request && isRequestPublished(before, after) ? [toNotice(kit, after, after.request)] : [],
    ),
  );
  await kit.notices.send(notices, session);
};
