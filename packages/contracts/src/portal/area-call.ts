import * as z from 'zod';
import { AreaIdText } from '../area-schema';
import { SUPER_ONLY } from '../user-types';

/** What the calls of Super Users about areas have in common. */
export const portal = {
  service: 'portal',
  areas: ['shell'],
  access: { types: SUPER_ONLY, scope: 'library' },
} as const;

/** The area in the path. */
export const area = z.object({ area: AreaIdText });
