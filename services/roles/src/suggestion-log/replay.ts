import type { LoggedSuggestion, Replay } from '@skills-architect/contracts/roles';
import { skillsInText } from '@skills-architect/contracts/skills';
import { digestOf, type ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';
import { MAX_SUGGESTIONS, toEvidence } from '../matching/client-matcher';
import { LibraryState, type OnStep } from '../matching/replayed-index';
import type { RoleMatcher } from '../matching/role-matcher';

type Logged = Pick<LoggedSuggestion, 'kind' | 'matcher' | 'model' | 'library' | 'input' | 'evidence'>;

const Decided = z.object({ title: z.string(), times: z.number(), roleId: z.number().nullable(), own: z.boolean() });
const RoleInput = z.object({
  title: z.string(),
  description: z.string(),
  restored: z.array(z.number()),
  sections: z.array(z.object({ start: z.number(), end: z.number(), topic: z.enum(['job', 'other']) })).optional(),
  decided: z.object({ title: z.string(), before: z.array(Decided) }).optional(),
  sourceIds: z.array(z.number()),
  subSectorIds: z.array(z.number()),
});
const SkillInput = z.object({ texts: z.array(z.string()), sourceIds: z.array(z.number()) });

const SkillEvidence = z.array(z.object({ skillId: z.number(), sureness: z.string().nullable() }));

const gone = (sentence: string): Replay => ({ isSame: null, notes: [sentence], evidence: [] });

/** Makes logged suggestions again. */
export const replayer = (kit: ServiceKit, matcher: RoleMatcher) => {
  const replayRole = async (logged: Logged, onStep: OnStep): Promise<Replay> => {
    const [now, { sourceIds, subSectorIds, sections, decided, ...text }] = [
      await matcher.made(),
      RoleInput.parse(logged.input),
    ];
    if (logged.model !== null && logged.model !== now.model)
      return gone(`It was made with the language model ${logged.model}, which this portal does not have at present.`);
    const full = { ...text, ...(sections && { sections }), ...(decided && { decided }) };
    const client = { sourceIds, subSectorIds };
    const result = await matcher.replay(LibraryState.parse(logged.library), full, client, MAX_SUGGESTIONS, onStep);
    if (!result) return gone('The word vectors that it was made with are no longer stored.');
    const notes =
      logged.matcher === now.matcher
        ? []
        : [`It was made by the matcher ‘${logged.matcher}’; this is ‘${now.matcher}’, which may rank in another way.`];
    const evidence = toEvidence(result);
    return { isSame: digestOf(evidence) === digestOf(logged.evidence), notes, evidence };
  };

  const replaySkills = async (logged: Logged): Promise<Replay> => {
    const { skills } = await kit.peer(skillsInText, { body: SkillInput.parse(logged.input) });
    const found = new Map(skills.map(({ skillId, sureness }) => [skillId, sureness]));
    // Skills without evidence in the text come from the industry role.
    const inText = SkillEvidence.parse(logged.evidence).filter(({ sureness }) => sureness !== null);
    const isSame = inText.every(({ skillId, sureness }) => found.get(skillId) === sureness);
    const notes = [
      'Earlier states of the skills are not kept: it was made again from the skills of today, so changed skills may make a difference.',
    ];
    return { isSame, notes, evidence: skills };
  };

  return (logged: Logged, onStep: OnStep): Promise<Replay> | Replay => {
    if (logged.kind === 'role') return replayRole(logged, onStep);
    if (logged.kind === 'skills' && 'texts' in logged.input) return replaySkills(logged);
    return gone(
      logged.model === null
        ? 'Texts from the library are not made again: earlier states of its texts are in the history of their records.'
        : `A language model (${logged.model}) does not write the same twice: what it wrote is kept here.`,
    );
  };
};
