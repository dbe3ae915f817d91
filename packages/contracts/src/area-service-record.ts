import * as z from 'zod';
import type { ServiceName } from './call';
import { isLinkLocal } from './link-local';

const address = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, 'Give an address such as http://garden:8080')
  .refine(
    (text) => !URL.canParse(text) || !isLinkLocal(new URL(text).hostname),
    'This is a link-local or metadata address, not one of a service',
  );

/** The health path of services that name none. */
export const DEFAULT_HEALTH_PATH = '/ready';

/** Where the own service of an area answers. */
export const AreaServiceRecord = z.strictObject({
  addresses: z.array(address).min(1, 'Give an address').max(50).describe('The addresses of its instances.'),
  healthPath: z
    .string()
    .max(200)
    .regex(/^\/[\w.~/-]*$/, 'Give a path such as /ready')
    .optional()
    .describe('The path that answers 200 when it can work; by default /ready.'),
});
export type AreaServiceRecord = z.infer<typeof AreaServiceRecord>;

/** The product's own services; each has the name of its area. */
export const OWN_SERVICES: readonly ServiceName[] = ['portal', 'admin', 'skills', 'roles', 'personas', 'explorer'];

/** Whether an area of this id can have a service of its own. */
export const mayHaveService = (area: string): boolean => !OWN_SERVICES.some((name) => name === area);
