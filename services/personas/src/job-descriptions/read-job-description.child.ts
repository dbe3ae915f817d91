import { serveChild } from '@skills-architect/service-kit/child';
import { readJobDescription } from './read-job-description';

serveChild(readJobDescription);
