/** Starts the service for development. Without MONGODB_URI it starts a MongoDB whose data is in `.data`. */
import { startDatabase } from '@skills-architect/local-mongo';
import { runAreaService } from '@skills-architect/service-kit/area';
import { notesService } from './notes-service';

const uri = process.env.MONGODB_URI;
const database = await startDatabase({
  ...(uri && { uri }),
  cacheDir: '.cache/mongod',
  dbPath: '.data/mongo',
  say: console.log,
});
process.env.MONGODB_URI = database.uri;
await runAreaService('hello', notesService);
