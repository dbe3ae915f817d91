import * as z from 'zod';
import { call } from '../call';
import { Id } from '../vocabulary';

const ids = z.array(Id).max(1000);

/** Which of up to 1,000 skills and 1,000 roles any persona has, for other services. */
export const libraryUse = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/library-use',
  reads: true,
  body: z.object({ skillIds: ids.default([]), roleIds: ids.default([]) }),
  answer: z.object({ skillIds: z.array(Id), roleIds: z.array(Id) }),
  access: { types: [], scope: 'library', peers: true },
  areas: ['personas', 'roles', 'skills'],
  example: { body: { skillIds: [1], roleIds: [1] } },
});
