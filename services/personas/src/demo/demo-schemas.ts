import * as z from 'zod';

const Words = z.string().trim().min(1);
const Id = z.number().int().positive();
const Level = z.number().int().min(1).max(5);
const criticality = z.enum(['High', 'Medium', 'Low']);

/** Differences between a persona and its industry role; the files use skill names. */
const Deviation = z.strictObject({
  /** Target levels that differ from the industry's; null means not set yet. */
  levels: z.record(Words, Level.nullable()).default({}),
  /** Skills from the library that the role does not have. */
  added: z.array(z.strictObject({ name: Words, level: Level, criticality })).default([]),
  /** Skills of the role that the company does not need. */
  removed: z.array(Words).default([]),
});
export type Deviation = z.infer<typeof Deviation>;

const DemoPersona = z
  .strictObject({
    /** Fixed id of a persona; the others are numbered from 1 in file order. */
    id: Id.optional(),
    group: Words,
    name: Words,
    reportingTo: Words,
    description: Words,
    responsibilities: z.array(Words),
    /** The matched industry role; for personas that are not matched yet, the expected one. */
    industryRole: Words.optional(),
    expectedRole: Words.optional(),
    leadershipRole: Words.optional(),
    skills: Deviation.optional(),
  })
  .refine((persona) => (persona.industryRole === undefined) !== (persona.expectedRole === undefined), {
    message: 'State the industry role, or the one that would fit.',
  })
  .refine((persona) => persona.industryRole !== undefined || persona.skills === undefined, {
    message: 'Only a persona with an industry role can differ from it.',
  });
export type DemoPersona = z.infer<typeof DemoPersona>;

/** The personas of one client. */
export const DemoClient = z.strictObject({ clientId: Id, client: Words, personas: z.array(DemoPersona) });
