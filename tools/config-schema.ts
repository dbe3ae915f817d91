/** Writes the JSON schema of the deployment file for editors: `npm run config:schema`. */
import { writeFileSync } from 'node:fs';
import { portalConfigSchema } from '../packages/contracts/src/portal-config';

writeFileSync('portal.config.schema.json', `${JSON.stringify(portalConfigSchema(), null, 2)}\n`);
