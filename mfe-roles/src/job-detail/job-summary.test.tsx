import { renderScreen } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { manifest } from '../area';
import { aJobDetail } from '../posting-list/jobs.fixtures';
import { JobSummary } from './job-summary';

const show = (job: Parameters<typeof JobSummary>[0]['job']) =>
  renderScreen(<JobSummary job={job} />, { manifest, path: '/job/12/2/2', answers: [] });

test('a posting shows on which day it was published, and until when people can apply', () => {
  show(aJobDetail({ date_posted: '2026-11-03', valid_through: '2026-12-01' }));
  expect(screen.getByText('Posted').nextElementSibling).toHaveTextContent('Nov 3, 2026');
  expect(screen.getByText('Apply until').nextElementSibling).toHaveTextContent('Dec 1, 2026');
});

test('a posting without dates shows none', () => {
  show(aJobDetail());
  expect(screen.queryByText('Posted')).not.toBeInTheDocument();
});
