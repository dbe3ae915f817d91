import type { SuggestionSettings } from '@skills-architect/library-service-kit/models';
import type { Connector } from '@skills-architect/service-kit/connectors';
import * as z from 'zod';

const text = z.string().trim().min(1).max(500).optional();
const number = (name: string, { least, most, usual: defaultValue }: { least: number; most: number; usual: number }) =>
  z.coerce
    .number(`${name} must be a number`)
    .int(`${name} must be a whole number`)
    .min(least, `${name} must be at least ${least}`)
    .max(most, `${name} must be at most ${most}`)
    .default(defaultValue);

/** A model that writes suggestions; without a URL they come from the library. */
export const suggestionVariables = {
  SUGGESTION_URL: z
    .url({ protocol: /^https?$/, error: 'SUGGESTION_URL must begin with http:// or https://' })
    .optional(),
  SUGGESTION_MODEL: text,
  SUGGESTION_KEY: text,
  SUGGESTION_MAX_TOKENS: number('SUGGESTION_MAX_TOKENS', { least: 100, most: 20_000, usual: 2000 }),
  SUGGESTION_CALLS_PER_HOUR: number('SUGGESTION_CALLS_PER_HOUR', { least: 1, most: 10_000, usual: 60 }),
  // Users wait for the answer, and the gateway times out after 30 seconds.
  SUGGESTION_TIMEOUT_MS: number('SUGGESTION_TIMEOUT_MS', { least: 1000, most: 25_000, usual: 20_000 }),
};

type SuggestionEnvironment = z.output<z.ZodObject<typeof suggestionVariables>>;

/** The AI provider of the environment; a connector of the deployment file replaces it. */
const fromEnvironment = ({
  SUGGESTION_URL: url,
  SUGGESTION_KEY: key,
  ...environment
}: SuggestionEnvironment): Connector | undefined =>
  url === undefined
    ? undefined
    : {
        name: 'suggestions',
        kind: 'ai-provider',
        url,
        hosts: [new URL(url).host],
        ...(key ? { authentication: 'bearer', secret: key } : { authentication: 'none' }),
        timeoutMs: environment.SUGGESTION_TIMEOUT_MS,
        tries: 1,
        mostBytes: 1_000_000,
      };

/** The AI provider that writes suggestions: from the deployment file, otherwise from the environment. */
export const readSuggestionSettings = (
  settings: SuggestionEnvironment,
  connectors: readonly Connector[] = [],
): SuggestionSettings | undefined => {
  const connector = connectors.find(({ kind }) => kind === 'ai-provider') ?? fromEnvironment(settings);
  return (
    connector && {
      connector,
      model: settings.SUGGESTION_MODEL ?? 'default',
      maxTokens: settings.SUGGESTION_MAX_TOKENS,
      callsPerHour: settings.SUGGESTION_CALLS_PER_HOUR,
      timeoutMs: settings.SUGGESTION_TIMEOUT_MS,
    }
  );
};

/** All connectors of the deployment file, plus the AI provider of the environment. */
export const withSuggestionConnector = (
  connectors: readonly Connector[],
  writer: Pick<SuggestionSettings, 'connector'> | undefined,
): Connector[] => [...new Set([...connectors, ...(writer ? [writer.connector] : [])])];
