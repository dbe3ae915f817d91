import SCIMMY from 'scimmy';
import type { ScimContext } from './scim-users';

/** Most users of one answer, and most operations of one bulk request. */
export const MAX_RESULTS = 200;
export const MAX_OPERATIONS = 100;
export const MAX_BYTES = 1024 * 1024;

const User = SCIMMY.Resources.User;

// The library keeps handlers per process; which service and provider a request belongs to is in its context.
User.extend(SCIMMY.Schemas.EnterpriseUser, false)
  .ingress((resource, data, context: ScimContext) => context.store.write(context, resource.id, data))
  .egress((resource, context: ScimContext) =>
    // Lists are read without the library, a page at a time.
    context.store.read(context, resource.id ?? ''),
  )
  .degress((resource, context: ScimContext) => context.store.remove(context, resource.id ?? ''));
SCIMMY.Resources.declare(User);
SCIMMY.Config.set({
  patch: true,
  etag: true,
  filter: { supported: true, maxResults: MAX_RESULTS },
  bulk: { supported: true, maxOperations: MAX_OPERATIONS, maxPayloadSize: MAX_BYTES },
  sort: false,
  changePassword: false,
});

export { SCIMMY, User };
