import { aDocx, aZip } from '@skills-architect/service-kit/testing/files';

const aDescription = (title: string, duties: string[]) =>
  aDocx(
    [
      `Job title: ${title}`,
      'Department: Yard Operations',
      'Reports to: Head of Yard',
      'Job purpose',
      `The ${title} keeps the daily work of the yard running and answers for its results.`,
      'Key responsibilities',
      ...duties.map((duty) => `- ${duty}`),
      'Equal opportunity',
      'We welcome applications from everybody.',
    ].join('\n'),
  );

const planner = (title: string) =>
  aDescription(title, [
    'Assign orders to vehicles and drivers',
    'Watch driving hours and load limits',
    'Inform customers about delays',
  ]);

/** A zip of two valid job descriptions with clear roles in the demo library; their titles end with the suffix. */
export const cleanDescriptions = (suffix: string) =>
  aZip({
    'planner.docx': planner(`Transport Planner ${suffix}`),
    'fleet.docx': aDescription(`Fleet Manager ${suffix}`, [
      'Plan the maintenance and replacement of vehicles',
      'Control the costs of the fleet',
      'Keep vehicles safe and legal',
    ]),
  });

/** A zip of four files: two job descriptions whose titles end with the suffix, a damaged file, an empty one. */
export const sampleDescriptions = (suffix: string) =>
  aZip({
    'planner.docx': planner(`Yard Tour Planner ${suffix}`),
    'supervisor.docx': aDescription(`Yard Shift Supervisor ${suffix}`, [
      'Assign people to picking and dispatch',
      'Count stock and clear differences',
      'Train new staff in safety',
    ]),
    'damaged.docx': 'not a document',
    'empty.pdf': '',
  });
