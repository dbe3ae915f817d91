import type { FirstStep } from '@skills-architect/contracts';

/** Whether a client has a persona, one with an industry role, and one with skills. */
export interface ClientProgress {
  hasPersonas: boolean;
  hasMatched: boolean;
  hasSkills: boolean;
}

/** The first steps of a client on the landing page. */
export const toClientSteps = (clientId: number, progress: ClientProgress): FirstStep[] => [
  {
    position: 1,
    title: 'Create personas',
    line: 'The job roles of this client: one by one, or many from job descriptions or an Excel file',
    action: 'Create Personas',
    to: `/personas?client=${clientId}`,
    isDone: progress.hasPersonas,
  },
  {
    position: 2,
    title: 'Choose their industry roles',
    line: 'An industry role brings skills and expected levels to a persona',
    action: 'Choose Industry Roles',
    to: `/personas?client=${clientId}&unmatched=true`,
    isDone: progress.hasMatched,
  },
  {
    position: 3,
    title: 'Assign skills and levels',
    line: 'What each persona needs to know, and how well',
    action: 'Assign Skills',
    to: `/architect_skills?client=${clientId}`,
    isDone: progress.hasSkills,
  },
];
