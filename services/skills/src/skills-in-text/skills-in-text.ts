import { LibraryStatus, skillsInText } from '@skills-architect/contracts/skills';
import type { SourceLanguages } from '@skills-architect/library-service-kit';
import { guessLanguage } from '@skills-architect/library-service-kit/text-language';
import { joinCompounds, joinEvidence } from '@skills-architect/matching';
import { createPool, route, type ServiceKit, workerFile } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Skills } from '../skills/skill-document';
import { readCandidates, readGermanNames, termReader } from './candidate-skills';
import type find from './find-in-text.worker';
import type { FindTask } from './find-in-text.worker';
import { readMeaning, type TextMeaning } from './text-meaning';

const MAX_EVIDENCE = 5;
const PROCESSOR_MS = 20_000;
/** A new thread first reads the word vectors. */
const IDLE_MS = 30_000;

interface SkillsInText {
  kit: ServiceKit;
  skills: Skills;
  sourceLanguages: SourceLanguages;
}

/**
 * Finds the published skills that texts ask for, in a worker thread, strongest evidence first; by meaning as well if
 * `textMeaning` is given.
 */
export const skillsInTextRoute =
  ({ kit, skills, sourceLanguages }: SkillsInText, textMeaning?: TextMeaning) =>
  (app: FastifyInstance) => {
    // Texts in German, French or Spanish need them; reading them takes longer than the rest of the search.
    const readTerms = kit.cached(['skills'], termReader(skills));
    const readGerman = kit.cached(['skills', 'sources'], async () => readGermanNames(skills, await sourceLanguages()));
    const withoutMeaning = (err: unknown) => {
      app.log.warn({ err }, 'skills of a text could not be found by meaning: they are found by words alone');
      return undefined;
    };
    const pool = createPool({
      file: workerFile(import.meta.url, 'find-in-text.worker'),
      size: 1,
      memoryMb: 500,
      idleMs: IDLE_MS,
    });
    app.addHook('onClose', () => pool.close());

    route(app, skillsInText, async ({ body: { texts: written, sourceIds } }) => {
      const language = guessLanguage(written.join('\n'));
      const german = language === 'de' ? await readGerman() : undefined;
      const texts = german ? written.map((text) => german.divide(joinCompounds(text))) : written;
      const published = {
        skillStatus: LibraryStatus.Published,
        ...(sourceIds.length && { sourceId: { $in: sourceIds } }),
      };
      const [candidates, meaning] = await Promise.all([
        readCandidates(skills, texts, published, { language, readTerms, german }),
        textMeaning && readMeaning(textMeaning, texts, sourceIds).catch(withoutMeaning),
      ]);
      const run = (task: FindTask) => pool.run<ReturnType<typeof find>>(task, { processorMs: PROCESSOR_MS });
      const byWords = () => run({ texts, candidates, language });
      const found = meaning
        ? await run({ texts, candidates, language, meaning }).catch((error: unknown) => {
            withoutMeaning(error);
            return byWords();
          })
        : await byWords();
      return {
        model: (meaning && textMeaning?.model) ?? null,
        skills: found.skills.map(({ id, name, sureness, strength, evidence }) => ({
          skillId: id,
          name: joinCompounds(name),
          sureness,
          strength,
          evidence: evidence.slice(0, MAX_EVIDENCE).map(joinEvidence),
        })),
        unknown: found.unknown.map(({ name, evidence }) => ({
          name: joinCompounds(name),
          evidence: evidence.slice(0, MAX_EVIDENCE).map(joinEvidence),
        })),
      };
    });
  };
