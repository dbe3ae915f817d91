import { serveChild } from '@skills-architect/service-kit/child';
import { readTable } from './read-table';

serveChild(readTable);
