import * as z from 'zod';
import { PERSONA_USERS } from '../user-types';

/** What the calls of one import share: access, the token in the path, and the example. */
export const ofImport = { types: PERSONA_USERS, scope: { record: 'import', id: 'params.importTokenId' } } as const;
export const token = z.object({ importTokenId: z.string().min(1).max(100) });
export const example = { params: { importTokenId: 'none' } };
