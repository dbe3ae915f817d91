import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '../button/button';
import JobCard, { type JobView } from './job-card';
import { JobTray } from './job-tray';

const jobs: JobView[] = [
  { id: 'a', title: 'Import personas', state: 'running', done: 412, total: 1200, secondsLeft: 95 },
  {
    id: 'b',
    title: 'Export to Excel',
    state: 'done',
    result: { label: 'Download', href: '/persona.xlsx', download: 'Persona.xlsx' },
  },
  {
    id: 'c',
    title: 'Read job descriptions',
    state: 'failed',
    error: '3 files have no text. Save them with a text layer and upload them again.',
    result: { label: 'Download failed files' },
  },
  { id: 'd', title: 'Train the matching', state: 'waiting' },
];

export function JobStories() {
  const [floating, setFloating] = useState<JobView[]>([]);
  const none = () => undefined;
  return (
    <>
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} alignItems="start">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} onCancel={none} onDismiss={none} />
        ))}
      </chakra.div>
      <div>
        <Button onClick={() => setFloating(jobs.slice(0, 2))}>Show floating cards</Button>
      </div>
      <JobTray jobs={floating} onCancel={() => setFloating([])} onDismiss={() => setFloating([])} />
    </>
  );
}
