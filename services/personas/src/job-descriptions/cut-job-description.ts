import type { ExtractedPersona } from '@skills-architect/contracts/personas';

/** Cuts the text of a job description into the fields of a persona; nothing when it is no job description. */
export const cutJobDescription = (text: string, fileName: string): ExtractedPersona | undefined => ({
  personaGroupName: 'General',
  personaName: fileName.replace(/\.[a-z]+$/i, ''),
  reportingTo: '',
  roleDescription: '',
  rolesAndResponsibilities: text.split('\n').filter(Boolean).join('|'),
});
