import * as z from 'zod';
import { AreaIdText, AreaVersion } from './area-schema';
import { AreaServiceRecord, mayHaveService } from './area-service-record';
import { AreaPublisher } from './build-signature';
import { ConnectorRecord } from './connector-record';

/** Record of one area in the deployment file. */
export const AreaRecord = z
  .strictObject({
    id: AreaIdText.describe('The id in the manifest of the area.'),
    on: z
      .boolean()
      .default(true)
      .describe('Whether the area is on, unless a Super User has switched it in the portal.'),
    version: AreaVersion.optional().describe(
      'The version in use, unless a Super User has pinned one; by default the newest.',
    ),
    builds: z
      .string()
      .min(1)
      .optional()
      .describe(
        'The folder of the build, or a folder with one folder per version, relative to this file. Published versions are added; by default there are only those.',
      ),
    publishers: z
      .array(AreaPublisher)
      .min(1)
      .max(20)
      .optional()
      .describe(
        'Who may sign its builds. With publishers, every build needs a signature; without, published builds are refused unless UNSIGNED_AREAS=allow.',
      ),
    minimumVersion: AreaVersion.optional().describe(
      'Older versions are refused, for example those with a known fault.',
    ),
    service: AreaServiceRecord.optional().describe(
      'The own service of an area of another team, for calls below /skillsarchitect/x/<id>/.',
    ),
  })
  .refine(({ id, service }) => !service || mayHaveService(id), {
    path: ['service'],
    message: 'The service of this area is part of the portal: remove it',
  });
export type AreaRecord = z.infer<typeof AreaRecord>;

/** The deployment file; its records are validated one by one. */
export const PortalConfig = z.object({
  $schema: z.string().optional(),
  areas: z.array(z.unknown()),
  connectors: z.array(z.unknown()).optional(),
});

const WholePortalConfig = z
  .strictObject({
    $schema: z.string().optional(),
    areas: z.array(AreaRecord).describe('The feature areas of this deployment, in the order of their tiles.'),
    connectors: z
      .array(ConnectorRecord)
      .optional()
      .describe('The external systems that the portal sends messages and requests to.'),
  })
  .meta({ title: 'Deployment file of Skills Architect' });

/** JSON Schema of the deployment file, for editors. */
export const portalConfigSchema = () => z.toJSONSchema(WholePortalConfig, { io: 'input' });
