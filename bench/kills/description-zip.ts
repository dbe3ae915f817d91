import { aDocx, aZip } from '@skills-architect/service-kit/testing/files';

/** A zip of job descriptions of such clerks, each with its number. */
export const zipOfDescriptions = (name: string, files: number): Uint8Array =>
  aZip(
    Object.fromEntries(
      Array.from({ length: files }, (_, index) => [`job-${index}.docx`, description(`${name} Clerk ${index}`)]),
    ),
  );

const description = (title: string) =>
  aDocx(
    [
      `Job title: ${title}`,
      'Department: Operations',
      'Key responsibilities',
      '- Plan the work of the dock and assign it to the team',
      '- Watch safety rules and train new colleagues',
    ].join('\n'),
  );
