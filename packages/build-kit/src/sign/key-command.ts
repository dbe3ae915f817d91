import { parseArgs } from 'node:util';
import { UserError } from '../user-error';
import { createKeyFile, toPublisher } from './key-file';

/** `key FILE --publisher NAME`: creates the key of a publisher, and prints its record for the deployment file. */
export const run = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { publisher: { type: 'string' } },
  });
  const [file] = positionals;
  if (!file || !values.publisher) throw new UserError('Usage: skills-architect-area key FILE --publisher NAME');
  const key = await createKeyFile(file, values.publisher);
  console.log(
    `${file} is the private key: keep it secret. Give the operator of the portal this for the record of the area in the`,
  );
  console.log('deployment file (portal.config.json):');
  console.log(`"publishers": ${JSON.stringify([toPublisher(key)], null, 2)}`);
};
