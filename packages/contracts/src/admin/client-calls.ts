import * as z from 'zod';
import { call } from '../call';
import { PERSONA_USERS, SUPER_ONLY, WORKING_TYPES } from '../user-types';
import { Done, Id, Line, page, pageTotal, Rev, sorting } from '../vocabulary';
import { AttributeValue, Client, ClientForm, ContentProvider } from './client';

export const listClients = call({
  service: 'admin',
  method: 'GET',
  path: '/v3/clients',
  query: z.object({ searchString: Line.optional(), ...sorting(['clientName', 'clientDomain']), ...page(30) }),
  answer: z.object({ clients: z.array(Client), ...pageTotal }),
  access: { types: SUPER_ONLY, scope: 'library' },
  example: {},
});

/** One client with its sources, scheme and platform fields, for its users and for services. */
export const getClient = call({
  service: 'admin',
  method: 'GET',
  path: '/v3/clients/{clientId}',
  answer: Client,
  access: { types: PERSONA_USERS, scope: { client: 'params.clientId' }, peers: true },
  areas: ['admin', 'personas', 'explorer'],
  example: { params: { clientId: 1 } },
});

/** For other services: up to 1,000 clients; unknown and deleted ones are omitted. */
export const clientsByIds = call({
  service: 'admin',
  method: 'POST',
  path: '/v3/clients/by-ids',
  reads: true,
  body: z.object({ clientIds: z.array(Id).max(1000) }),
  answer: z.object({ clients: z.array(Client) }),
  access: { types: [], scope: 'library', peers: true },
  areas: ['admin', 'personas', 'explorer', 'roles', 'skills'],
  example: { body: { clientIds: [1] } },
});

/** Creates a client; 409 when its name is taken. Its scheme is derived from its sources. */
export const createClient = call({
  service: 'admin',
  method: 'POST',
  path: '/v3/clients',
  body: ClientForm,
  audit: { kind: 'client', what: 'Create client', record: 'clientId', shows: ['sourceIdList', 'sourceIds'] },
  answer: Client,
  failures: ['conflict'],
  access: { types: SUPER_ONLY, scope: 'library' },
  example: { body: { clientName: 'Meadow Foods', sourceIdList: [1] } },
});

/** Updates a client based on a revision; its scheme is derived from its sources again. */
export const updateClient = call({
  service: 'admin',
  method: 'PUT',
  path: '/v3/clients/{clientId}',
  body: ClientForm.safeExtend({ rev: Rev }),
  audit: { kind: 'client', what: 'Update client', record: 'clientId', shows: ['sourceIdList', 'sourceIds'] },
  answer: Client,
  failures: ['conflict'],
  access: { types: SUPER_ONLY, scope: 'library' },
  example: {
    params: { clientId: 999_999 },
    body: { rev: 0, clientName: 'Meadow Foods', clientDomain: 'meadow.example', sourceIdList: [1] },
  },
});

/** Deletes a client; 409 with the counts when it has personas or users. */
export const deleteClient = call({
  service: 'admin',
  method: 'DELETE',
  path: '/v3/clients/{clientId}',
  query: z.object({ rev: Rev }),
  audit: { kind: 'client', what: 'Delete client' },
  answer: Done,
  failures: ['conflict'],
  access: { types: SUPER_ONLY, scope: 'library' },
  example: { params: { clientId: 999_999 }, query: { rev: 0 } },
});

/** Values of an attribute: 1 organisation growth stages, 8 regions of the learning platform. */
export const listAttributeValues = call({
  service: 'admin',
  method: 'GET',
  path: '/v3/attributes/{attributeId}/attributeValues',
  answer: z.object({ attributeValues: z.array(AttributeValue) }),
  access: { types: SUPER_ONLY, scope: 'library' },
  example: { params: { attributeId: 1 } },
});

/** Providers of learning content that a client may use. */
export const listContentProviders = call({
  service: 'admin',
  method: 'GET',
  path: '/v3/content-providers',
  answer: z.object({ contentProviders: z.array(ContentProvider) }),
  access: { types: WORKING_TYPES, scope: 'library', peers: true },
  areas: ['admin', 'skills'],
  example: {},
});

/** Sets the sources of a client; they limit its users' skills, industry roles and suggestions. */
export const changeClientSources = call({
  service: 'admin',
  method: 'PATCH',
  path: '/v3/clients/{clientId}/sources',
  body: z.object({ rev: Rev, sourceIds: z.array(Id).min(1, 'Choose at least one source').max(100) }),
  audit: { kind: 'client', what: 'Change sources of client', record: 'clientId', shows: ['sourceIdList', 'sourceIds'] },
  answer: Client,
  failures: ['conflict'],
  access: { types: SUPER_ONLY, scope: 'library' },
  example: { params: { clientId: 1 }, body: { rev: 0, sourceIds: [1] } },
});
