import * as z from 'zod';
import { AreaIdText, AreaVersion } from '../area-schema';
import { call } from '../call';
import { Done, Line, Rev } from '../vocabulary';
import { area, portal } from './area-call';
import { ManagedArea } from './areas';

/**
 * Publishes a build as a new version of an area: its folder as a zip. It is used at once unless a version is pinned or
 * named by the deployment file, or a newer one exists; invalid builds and existing versions are refused.
 */
export const publishArea = call({
  ...portal,
  method: 'POST',
  path: '/v3/portal/areas/{area}/versions',
  params: area,
  upload: { maxBytes: 60 * 1024 * 1024, maxFiles: 1, extensions: ['zip'] },
  audit: { kind: 'area', what: 'Publish version of feature area', record: 'area' },
  answer: z.object({ area: AreaIdText, version: AreaVersion }),
  failures: ['conflict'],
  example: { params: { area: 'nowhere' } },
});

/** Revision of the area that the removal is based on, and the reason. */
const removal = z.object({ rev: Rev, reason: Line.min(1, 'Say why') });

/**
 * Removes a published version from every gateway; refused when it is in use, pinned or named by the deployment file.
 */
export const removeAreaVersion = call({
  ...portal,
  method: 'DELETE',
  path: '/v3/portal/areas/{area}/versions/{version}',
  params: area.extend({ version: AreaVersion }),
  body: removal,
  audit: { kind: 'area', what: 'Remove version of feature area', record: 'area', shows: ['reason'] },
  answer: ManagedArea,
  failures: ['conflict'],
  example: { params: { area: 'nowhere', version: '1.0.0' }, body: { rev: 0, reason: 'Nobody uses it' } },
});

/** Removes an area with all of its versions; refused when it is on or named by the deployment file. */
export const removeArea = call({
  ...portal,
  method: 'DELETE',
  path: '/v3/portal/areas/{area}',
  params: area,
  body: removal,
  audit: { kind: 'area', what: 'Remove feature area', record: 'area', shows: ['reason'] },
  answer: Done,
  failures: ['conflict'],
  example: { params: { area: 'nowhere' }, body: { rev: 0, reason: 'Nobody uses it' } },
});
