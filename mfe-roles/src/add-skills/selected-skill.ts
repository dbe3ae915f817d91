import { SkillWithLevels } from '@skills-architect/contracts/skills';
import * as z from 'zod';

const SelectedSkill = z.object({
  skill: SkillWithLevels,
  levels: z.array(z.tuple([z.number(), z.number()])),
  addedFrom: z.string().optional(),
});

/** Parses a selected skill stored in the browser. */
export const parseSelectedSkill = (stored: unknown) => SelectedSkill.safeParse(stored).data;
