import * as z from 'zod';
import { call } from '../call';
import { healthCalls, reviewCall } from '../library-health';
import { Count, Id } from '../vocabulary';

const subject = { service: 'skills', topic: 'skills' } as const;

/** Library Health of the skills. */
export const skillHealthCalls = healthCalls(subject);
export const listSkillFindings = skillHealthCalls.list;
export const countSkillFindings = skillHealthCalls.count;
export const checkSkillHealth = skillHealthCalls.check;
export const ignoreSkillFindings = skillHealthCalls.ignore;
export const reviewSkills = reviewCall(subject);

const peers = { types: [], scope: 'library', peers: true } as const;

/** For other services: which of these skills are retired, and which have no saved level text. */
export const skillConditions = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/conditions',
  reads: true,
  body: z.object({ skillIds: z.array(Id).max(5000) }),
  maxBodyBytes: 128 * 1024,
  answer: z.object({
    retired: z.array(z.object({ skillId: Id, skillName: z.string() })),
    withoutTexts: z.array(Id),
  }),
  access: peers,
  areas: ['skills', 'roles'],
  example: { body: { skillIds: [1] } },
});

/** For other services: the texts that name no published skill, each by its index in the request. */
export const textsWithoutSkills = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/texts-without-skills',
  reads: true,
  body: z.object({ texts: z.array(z.string().max(50_000)).max(50) }),
  maxBodyBytes: 4 * 1024 * 1024,
  answer: z.object({
    /** `unknown`: names of tools in the text that are not in the library. */
    texts: z.array(z.object({ position: Count, unknown: z.array(z.string()) })),
  }),
  access: peers,
  areas: ['skills', 'roles'],
  example: { body: { texts: ['Writes SQL.'] } },
});
