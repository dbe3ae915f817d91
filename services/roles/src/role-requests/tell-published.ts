import { personaListPath, requestedRow } from '@skills-architect/contracts/personas';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { isUnavailable, type ServiceKit } from '@skills-architect/service-kit';
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

/** Tells the user who asked for a role that it is published. */
export const tellPublished = async (
  kit: Pick<ServiceKit, 'peer' | 'notices'>,
  { _id, roleName, request }: Pick<RoleDocument, '_id' | 'roleName' | 'request'>,
): Promise<void> => {
  if (!request) return;
  const { clientId, importTokenId, rowId } = request;
  const place = await kit.peer(requestedRow, { body: { clientId, importTokenId, rowId } }).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    return { personaId: null, isOpen: false };
  });
  await kit.notices.send([
    {
      userId: request.userId,
      kind: 'rolePublished',
      key: `role-published-${_id}`,
      title: `The role ${roleName} is published`,
      text: `You asked for it for ${request.fileName}. It can be selected now.`,
      to: requestedPath(request, place),
      clientId,
    },
  ]);
};
