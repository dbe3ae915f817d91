import type { EmbeddingSettings } from '@skills-architect/library-service-kit/embeddings';
import type { SuggestionSettings } from '@skills-architect/library-service-kit/models';
import type { Connector } from '@skills-architect/service-kit/connectors';
import type * as z from 'zod';
import type { embeddingVariables, suggestionVariables } from './environment';

type EmbeddingEnvironment = z.output<z.ZodObject<typeof embeddingVariables>>;

/**
 * With a URL, the model is the name known to the endpoint, otherwise a folder or hub id; one of these takes precedence
 * over the portal's own model, which SEMANTICS switches.
 */
export const readEmbeddingSettings = ({
  SEMANTICS,
  SEMANTICS_MODEL: choice,
  EMBEDDING_MODEL: model,
  EMBEDDING_URL: url,
  EMBEDDING_KEY: key,
}: EmbeddingEnvironment): EmbeddingSettings | undefined => {
  if (url) return { origin: 'endpoint', url, model: model ?? 'default', ...(key && { key }) };
  if (model) return { origin: 'hub', model };
  return SEMANTICS === 'on' ? { origin: 'own', ...(choice && { choice }) } : undefined;
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
