import { describeSuggestionFailure, type SuggestionOrigin } from '@skills-architect/contracts';
import { AppError, type ServiceKit } from '@skills-architect/service-kit';
import type * as z from 'zod';
import { askChat, type ChatSettings } from './chat';
import { suggestionBudget } from './suggestion-budget';
import {
  InvalidNameAnswer,
  SUGGESTION_TASKS,
  type SuggestionTask,
  suggestionPrompt,
  type TaskAnswer,
} from './suggestion-tasks';

/** The model that writes suggestions. */
export interface SuggestionSettings extends ChatSettings {
  /** Most calls of one user in an hour. */
  callsPerHour: number;
}

/** The user who asks, and where suggestions may come from: `library` excludes the model. */
export interface SuggestionRequester {
  userId: number;
  from: 'any' | 'library';
}

/** The JSON object in a text; models often write text around it. */
const parseObject = (text: string): unknown => JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));

class InvalidName extends Error {
  constructor() {
    super('the model says that this is no skill or role');
  }
}
const reasonOf = (cause: unknown) =>
  cause instanceof InvalidName
    ? 'The suggestion model knows no skill or role of this name.'
    : 'The suggestion model gave no answer that can be used.';

/** Writes suggestions with the configured model. */
export const suggestionWriter = (kit: ServiceKit, settings: SuggestionSettings | undefined) => {
  const budget = settings && suggestionBudget(kit, settings.callsPerHour);

  const read = async <T extends SuggestionTask>(model: SuggestionSettings, task: T, facts: Record<string, unknown>) => {
    const answer = parseObject(await askChat(kit.connectors, model, suggestionPrompt(task, facts)));
    if (InvalidNameAnswer.safeParse(answer).success) throw new InvalidName();
    const schema: z.ZodType = SUGGESTION_TASKS[task].answer;
    // TypeScript cannot relate the schema to the task.
    return schema.parse(answer) as TaskAnswer<T>;
  };

  return {
    /** The origin of suggestions: the model, or the library when there is no model or the user excludes it. */
    origin: ({ from }: Pick<SuggestionRequester, 'from'>): SuggestionOrigin =>
      settings && from === 'any' ? { source: 'model', model: settings.model } : { source: 'library' },
    createIndexes: async () => {
      await budget?.createIndexes();
    },

    /** Writes suggestions by the model, validated by the schema of the task; undefined without a model. */
    async write<T extends SuggestionTask>(
      task: T,
      facts: Record<string, unknown>,
      { userId, from }: SuggestionRequester,
    ): Promise<TaskAnswer<T> | undefined> {
      if (!settings || !budget || from === 'library') return undefined;
      await budget.take(userId);
      return read(settings, task, facts).catch((cause: unknown) => {
        kit.log.warn({ err: cause, task }, 'the suggestion model gave no answer that can be used');
        throw new AppError('unavailable', describeSuggestionFailure(reasonOf(cause)), { cause });
      });
    },
  };
};
export type SuggestionWriter = ReturnType<typeof suggestionWriter>;
