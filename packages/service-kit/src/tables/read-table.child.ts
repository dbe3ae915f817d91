import { serveChild } from '../workers/serve-child';
import { readTable } from './read-table';

serveChild(readTable);
