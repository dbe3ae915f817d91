import { createScimToken, getUser, type SignInProvider } from '@skills-architect/contracts/admin';
import { testService } from '@skills-architect/service-kit/testing';
import { adminService } from '../app';
import { SAM } from '../sign-in/sign-in.fixtures';

export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
export const BULK = 'urn:ietf:params:scim:api:messages:2.0:BulkRequest';

export interface Sent {
  body?: object;
  headers?: Record<string, string>;
  bearer?: string;
  key?: string;
}
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const aPerson = (name: string, changes: object = {}) => ({
  schemas: [USER, ENTERPRISE],
  externalId: `id of ${name}`,
  userName: `${name}@northwind.example`,
  displayName: `The ${name}`,
  name: { givenName: 'The', familyName: name },
  emails: [{ value: `${name}@northwind.example`, type: 'work', primary: true }],
  active: true,
  [ENTERPRISE]: { department: 'HR' },
  ...changes,
});

/** The admin service with the demo's users and clients. */
export const openAdmin = async () => {
  const admin = await testService({ name: 'admin', build: adminService({ demo: { password: 'harbour.7' } }) });
  await admin.service.seed();
  return admin;
};
type Admin = Awaited<ReturnType<typeof openAdmin>>;

/** A new token of a provider. */
export const tokenOf = async (admin: Admin, { providerId }: SignInProvider) =>
  (await admin.as(SAM).call(createScimToken, { params: { providerId } })).body.token;

/** A client of SCIM with this token, of the provider with this key. */
export const scimClient = (admin: Admin, ownToken: string, ownKey = 'northwind') => {
  const send = async (method: Method, path: string, { body, headers, bearer, key = ownKey }: Sent = {}) => {
    const response = await admin.app.inject({
      method,
      url: `/skillsarchitect/scim/v2/${key}${path}`,
      headers: {
        ...(await admin.signedFor(SAM)),
        authorization: `Bearer ${bearer ?? ownToken}`,
        ...(body && { 'content-type': 'application/scim+json' }),
        ...headers,
      },
      ...(body && { payload: JSON.stringify(body) }),
    });
    return {
      status: response.statusCode,
      json: response.body ? response.json() : undefined,
      headers: response.headers,
    };
  };
  return {
    send,
    create: async (name: string, changes: object = {}) =>
      (await send('POST', '/Users', { body: aPerson(name, changes) })).json,
    patch: (path: string, Operations: object[], sent: Sent = {}) =>
      send('PATCH', path, { ...sent, body: { schemas: [PATCH], Operations } }),
    portalUser: async (id: string) => (await admin.as(SAM).call(getUser, { params: { userId: Number(id) } })).body,
  };
};
