import * as z from 'zod';
import { Id } from '../vocabulary';

/** Title of a Skillopedia entry: words of letters, digits, '?' and '-' separated by single spaces. */
export const SkillopediaTitle = z
  .string()
  .min(1, 'Title is required')
  .min(3, 'Title must be at least 3 characters')
  .max(255, 'Title must be upto 255 characters')
  .regex(/^[\p{L}\p{N}?-]+( [\p{L}\p{N}?-]+)*$/u, 'Title is not valid');

/** A Skillopedia entry as a knowledge base of a skill; without a url it has no link. */
export const KnowledgeBase = z.object({ encyclopediaId: Id, encyclopedia: z.string(), url: z.string().nullable() });
export type KnowledgeBase = z.infer<typeof KnowledgeBase>;
