import * as z from 'zod';

/** A path of a screen in the portal, with its query string. */
export const PortalPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])\S*$/, 'Give a path that begins with one slash');
