import SCIMMY from 'scimmy';
import type { ScimContext } from './scim-context';

/** Most resources of one answer, and most operations and bytes of one bulk request. */
export const MAX_RESULTS = 200;
export const MAX_OPERATIONS = 100;
export const MAX_BYTES = 1024 * 1024;

const { User, Group } = SCIMMY.Resources;

// The library keeps handlers per process; which service and provider a request belongs to is in its context. Lists are read
// without the library, a page at a time.
User.extend(SCIMMY.Schemas.EnterpriseUser, false)
  .ingress((resource, data, context: ScimContext) => context.store.write(context, resource.id, data))
  .egress((resource, context: ScimContext) => context.store.read(context, resource.id ?? ''))
  .degress((resource, context: ScimContext) => context.store.remove(context, resource.id ?? ''));
Group.ingress((resource, data, context: ScimContext) => context.groups.write(context, resource.id, data))
  .egress((resource, context: ScimContext) => context.groups.read(context, resource.id ?? ''))
  .degress((resource, context: ScimContext) => context.groups.remove(context, resource.id ?? ''));
SCIMMY.Resources.declare(User);
SCIMMY.Resources.declare(Group);
SCIMMY.Config.set({
  patch: true,
  etag: true,
  filter: { supported: true, maxResults: MAX_RESULTS },
  bulk: { supported: true, maxOperations: MAX_OPERATIONS, maxPayloadSize: MAX_BYTES },
  sort: false,
  changePassword: false,
});

export { Group, SCIMMY, User };
