import { runAreaService } from '@skills-architect/service-kit/area';
import { notesService } from './notes-service';

await runAreaService('hello', notesService);
